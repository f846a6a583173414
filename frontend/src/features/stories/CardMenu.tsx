import { EllipsisVertical } from 'lucide-react';
import type { StoryItem } from '@storylark/contracts/stories/views';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import type { CardAct } from './cardAct.ts';
import { storiesMessages } from './storiesMessages.ts';

/**
 * Of the button that opens a story's menu: where the focus goes back to after a dialog that was chosen there.
 */
export const menuIdOf = (uuid: string) => `menu-${uuid}`;

type Props = { story: StoryItem; title: string; onAct: (act: CardAct) => void };

export function CardMenu({ story, title, onAct }: Props) {
  const intl = useIntl();
  const share = {
    label: intl.formatMessage(storiesMessages.share),
    onSelect: () => onAct({ act: 'share', story }),
  };
  return (
    <Corner>
      <Menu
        trigger={
          <Button
            look="bare"
            icon
            id={menuIdOf(story.uuid)}
            aria-label={intl.formatMessage(storiesMessages.menu, { title })}
          >
            <EllipsisVertical aria-hidden />
          </Button>
        }
        items={[
          ...(story.state === 'finished' ? [share] : []),
          {
            label: intl.formatMessage(storiesMessages.remove),
            onSelect: () => onAct({ act: 'delete', story }),
            danger: true,
          },
        ]}
      />
    </Corner>
  );
}

/* Beside the words under the book and below its ribbon, whatever stands further down. */
const Corner = styled.div`
  position: absolute;
  right: 0.5rem;
  top: calc(100cqw * 1.25 + 1.9rem);
`;
