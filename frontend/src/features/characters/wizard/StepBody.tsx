import type { CharacterView } from '@storylark/contracts/characters/views';
import { AppearanceStep } from './AppearanceStep.tsx';
import { BasicsStep } from './BasicsStep.tsx';
import { LookTools } from './LookTools.tsx';
import { PersonalityStep } from './PersonalityStep.tsx';
import { RelationshipsStep } from './RelationshipsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import type { Draft, Screen } from './steps.ts';

type Props = {
  screen: Screen;
  draft: Draft;
  others: readonly CharacterView[];
  allowed: boolean;
  uses: { next: number; limit: number } | null;
};

export function StepBody({ screen, draft, others, allowed, uses }: Props) {
  switch (screen.step) {
    case 'basics':
      return <BasicsStep draft={draft} />;
    case 'appearance':
      return (
        <>
          <LookTools />
          <AppearanceStep part={screen.part ?? 'skin'} draft={draft} />
        </>
      );
    case 'personality':
      return <PersonalityStep draft={draft} />;
    case 'relationships':
      return <RelationshipsStep others={others} allowed={allowed} />;
    case 'review':
      return <ReviewStep values={draft.values} others={others} allowed={allowed} uses={uses} />;
  }
}
