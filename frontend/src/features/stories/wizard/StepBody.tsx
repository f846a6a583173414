import type { CharacterView } from '@storylark/contracts/characters/views';
import { CharacterStep } from './CharacterStep.tsx';
import { LessonStep } from './LessonStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SettingStep } from './SettingStep.tsx';
import type { StepId, Values } from './steps.ts';
import { StoryTypeStep } from './StoryTypeStep.tsx';

type Props = {
  step: StepId;
  values: Values;
  hero: CharacterView | undefined;
  heroes: readonly CharacterView[];
  characters: readonly CharacterView[];
};

export function StepBody({ step, values, hero, heroes, characters }: Props) {
  switch (step) {
    case 'character':
      return <CharacterStep heroes={heroes} characters={characters} />;
    case 'storyType':
      return <StoryTypeStep />;
    case 'setting':
      return <SettingStep type={values.storyType || 'adventure'} />;
    case 'lesson':
      return <LessonStep />;
    case 'review':
      return hero ? <ReviewStep hero={hero} characters={characters} /> : null;
  }
}
