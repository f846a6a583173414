import type { CharacterView } from '@storylark/contracts/characters/views';
import type { TimerChoice } from '../../../player/sleepTimer.ts';
import { CharacterStep } from './CharacterStep.tsx';
import { LessonStep } from './LessonStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SettingStep } from './SettingStep.tsx';
import type { Draft, StepId } from './steps.ts';
import { StoryTypeStep } from './StoryTypeStep.tsx';

type Props = {
  step: StepId;
  draft: Draft;
  hero: CharacterView | undefined;
  heroes: readonly CharacterView[];
  characters: readonly CharacterView[];
  /** Of a story for tonight. */ onTimer: (timer: TimerChoice | null) => void;
};

export function StepBody({ step, draft, hero, heroes, characters, onTimer }: Props) {
  switch (step) {
    case 'character':
      return <CharacterStep heroes={heroes} characters={characters} />;
    case 'storyType':
      return <StoryTypeStep />;
    case 'setting':
      return <SettingStep type={draft.values.storyType || 'adventure'} />;
    case 'lesson':
      return <LessonStep />;
    case 'review':
      return hero ? (
        <ReviewStep hero={hero} characters={characters} tonight={draft.tonight} onTimer={onTimer} />
      ) : null;
  }
}
