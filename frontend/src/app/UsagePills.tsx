import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { BookOpen, Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Pill } from '../ui/Pill.tsx';
import { theme } from '../ui/theme.ts';
import { Tooltip } from '../ui/overlays/Tooltip.tsx';
import { usageMessages } from './usageMessages.ts';

/** SPEC 2, for admins: what is left of the limit; the tooltip says what is used. */
export default function UsagePills({ subscription }: { subscription: SubscriptionView }) {
  const intl = useIntl();
  const { charactersUsed, characterLimit, storiesUsed, storyLimit } = subscription;
  const counts = [
    { Icon: Users, used: charactersUsed, limit: characterLimit, words: usageMessages.characters },
    { Icon: BookOpen, used: storiesUsed, limit: storyLimit, words: usageMessages.stories },
  ];
  return (
    <Both>
      {counts.map(({ Icon, used, limit, words }) => {
        const text = intl.formatMessage(words, { used, limit });
        return (
          <Tooltip key={words.id} text={text} pressed>
            <Count as="button" type="button" className="num">
              <Icon aria-hidden />
              <span aria-hidden>
                {Math.max(0, limit - used)} / {limit}
              </span>
              <span className="sr">{text}</span>
            </Count>
          </Tooltip>
        );
      })}
    </Both>
  );
}

const Both = styled.div`
  display: flex;
  gap: ${theme.s2};
`;
const Count = styled(Pill)`
  min-height: ${theme.tap};
  border: 0;
  white-space: nowrap;
`;
