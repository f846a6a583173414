import { EllipsisVertical } from 'lucide-react';
import type { StoryItem } from '@storylark/contracts/stories/views';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import type { CardAct } from './cardAct.ts';
import { storiesMessages } from './storiesMessages.ts';

const Menu = lazy(async () => ({ default: (await import('../../ui/Menu.tsx')).Menu }));

type Props = { story: StoryItem; title: string; onAct: (act: CardAct) => void };

/** A plain button until it is pressed: hundreds of them stand on a long shelf. */
export function CardMenu({ story, title, onAct }: Props) {
  const intl = useIntl();
  const [wanted, setWanted] = useState(false);
  const shareable = story.state === 'finished';
  const button = (
    <Button
      look="bare"
      icon
      aria-label={intl.formatMessage(storiesMessages.menu, { title })}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      <EllipsisVertical aria-hidden />
    </Button>
  );
  return (
    <Corner>
      {wanted ? (
        <Suspense fallback={button}>
          <Menu
            openAtOnce
            trigger={button}
            items={[
              ...(shareable ? [{ label: intl.formatMessage(storiesMessages.share), onSelect: () => onAct({ act: 'share', story }) }] : []),
              { label: intl.formatMessage(storiesMessages.remove), onSelect: () => onAct({ act: 'delete', story }), danger: true },
            ]}
          />
        </Suspense>
      ) : (
        button
      )}
    </Corner>
  );
}

/* Beside the words under the book, whatever stands below them. */
const Corner = styled.div`
  position: absolute;
  right: 0.5rem;
  top: calc(100cqw * 1.25 + 1.2rem);
`;
