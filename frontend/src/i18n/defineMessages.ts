import type { MessageDescriptor } from 'react-intl';

/** A text of a screen: its id in the catalogues, and itself in English. */
export type Message = MessageDescriptor & { readonly id: string; readonly defaultMessage: string };

/**
 * Names the texts of a screen. (react-intl's own gives them a type that takes no values unless each message
 * spells them out.)
 */
export const defineMessages = <Name extends string>(
  messages: Readonly<Record<Name, Message>>,
): Readonly<Record<Name, Message>> => messages;
