import type { CharacterView } from '@storylark/contracts/characters/views';
import { Feather } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { storyAbout } from '../../lib/paths.ts';
import StoryLimitDialog from '../../storyActs/StoryLimitDialog.tsx';
import { useStoryLimit } from '../../storyActs/useStoryLimit.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { charactersMessages } from './charactersMessages.ts';

/** The way from somebody to a story about them; who has none left is told so here. */
export function MakeStory({ hero: { uuid, name } }: { hero: CharacterView }) {
  const intl = useIntl();
  const { reached } = useStoryLimit();
  const [limitTold, setLimitTold] = useState(false);
  const words = intl.formatMessage(charactersMessages.makeStory);
  const label = intl.formatMessage(charactersMessages.makeStoryAbout, { words, name });
  const shown = (
    <>
      <Feather aria-hidden /> {words}
    </>
  );
  if (!reached)
    return (
      <ButtonLink to={storyAbout(uuid)} aria-label={label}>
        {shown}
      </ButtonLink>
    );
  return (
    <>
      <Button aria-label={label} onClick={() => setLimitTold(true)}>
        {shown}
      </Button>
      {limitTold && <StoryLimitDialog onClose={() => setLimitTold(false)} />}
    </>
  );
}
