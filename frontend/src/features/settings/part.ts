import type { UserView } from '@storylark/contracts/accounts/views';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Message } from '../../i18n/defineMessages.ts';

type OfUser = ComponentType<{ user: UserView }>;

/** One part of the settings: a line in the list, and a screen of its own. */
export type Part = {
  /** The last piece of its address: `/settings/{at}`. */
  at: string;
  /** Under which heading of the list it stands. */
  group: 'account' | 'device';
  Icon: LucideIcon;
  name: Message;
  /** How things stand, in one line; nothing until that is known. */
  State: OfUser;
  Screen: OfUser;
};
