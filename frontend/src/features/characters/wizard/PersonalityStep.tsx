import { personalityTraitNames } from '../natureMessages.ts';
import { PictureChoice } from './AppearanceStep.tsx';
import type { Draft } from './steps.ts';
import { wizardMessages } from './wizardMessages.ts';

/** Brows and mouth tell what somebody is like. */
export const PersonalityStep = ({ draft }: { draft: Draft }) => (
  <PictureChoice
    name="personalityTrait"
    legend={wizardMessages.trait}
    words={personalityTraitNames}
    draft={draft}
  />
);
