import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useWizardDepth } from '../../lib/useWizardHistory.ts';
import { SongLine } from '../art/SongLine.tsx';
import { songPoint } from '../art/songWave.ts';
import { theme } from '../theme.ts';
import { uiMessages } from '../uiMessages.ts';

export type WizardStep = { name: string; to: string };

/** The song line with a post per step; those of the earlier steps lead back to them. */
export function WizardProgress({ steps, current }: { steps: readonly WizardStep[]; current: number }) {
  const intl = useIntl();
  const depth = useWizardDepth();
  return (
    <Progress>
      <SongLine
        share={current / (steps.length - 1)}
        posts={steps.length}
        label={intl.formatMessage(uiMessages.wizardProgress, {
          step: current + 1,
          steps: steps.length,
          name: steps[current]?.name ?? '',
        })}
      />
      {steps.slice(0, current).map((earlier, index) => (
        <Post
          key={earlier.to}
          to={earlier.to}
          state={{ depth: depth + 1 }}
          aria-label={earlier.name}
          style={postPlace(index / (steps.length - 1))}
        />
      ))}
    </Progress>
  );
}

/** In the song line's own picture, whose field is 428 by 44 with a margin of 4 and 8. */
function postPlace(share: number) {
  const [x, y] = songPoint(share);
  return { left: `${((x + 4) / 428) * 100}%`, top: `${((y + 8) / 44) * 100}%` };
}

const Progress = styled.div`
  position: relative;
  flex: 1;
  max-width: 34rem;
  margin-inline: auto;
`;
const Post = styled(Link)`
  position: absolute;
  width: ${theme.tap};
  height: ${theme.tap};
  translate: -50% -50%;
  border-radius: 50%;
`;
