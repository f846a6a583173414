import type { Message } from '../../../i18n/defineMessages.ts';
import type { PartId, StepId } from './steps.ts';
import { wizardMessages } from './wizardMessages.ts';

export const stepNames: Record<StepId, Message> = {
  basics: wizardMessages.stepBasics,
  appearance: wizardMessages.stepAppearance,
  personality: wizardMessages.stepPersonality,
  relationships: wizardMessages.stepRelationships,
  review: wizardMessages.stepReview,
};
export const questions: Record<StepId, Message> = {
  basics: wizardMessages.askBasics,
  appearance: wizardMessages.askAppearance,
  personality: wizardMessages.askPersonality,
  relationships: wizardMessages.askRelationships,
  review: wizardMessages.askReview,
};
export const partNames: Record<PartId, Message> = {
  skin: wizardMessages.partSkin,
  hair: wizardMessages.partHair,
  eyes: wizardMessages.partEyes,
  special: wizardMessages.partSpecial,
};
