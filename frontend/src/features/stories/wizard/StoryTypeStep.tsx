import { ChevronDown } from 'lucide-react';
import type { SettingId, StoryType } from '@storylark/contracts/stories/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { storyTypeNames } from '../../../i18n/storyNameMessages.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceTile } from '../../../ui/forms/ChoiceTile.tsx';
import { useTile } from '../tiles.ts';
import { Question, type Radios, Tiles } from './Question.tsx';
import { typeHints } from './stepWords.ts';
import { wizardMessages } from './wizardMessages.ts';

const usual = ['adventure', 'fantasy', 'everyday', 'bedtime'] as const satisfies readonly StoryType[];
/** A place that stands for each kind. */
const sights: Record<StoryType, SettingId> = {
  adventure: 'pirateShip',
  fantasy: 'dragonCastle',
  everyday: 'bikeTrip',
  bedtime: 'sleepyHarbor',
  educational: 'scienceLab',
};

/** Four kinds in sight, and a fifth for whoever asks. */
export function StoryTypeStep() {
  const intl = useIntl();
  const [unfolded, setUnfolded] = useState(false);
  const tiles = useRef<HTMLDivElement>(null);
  // The button pressed is gone: who steers by keys goes on at what it has brought.
  useEffect(() => {
    if (unfolded) tiles.current?.querySelector<HTMLElement>('div:last-child > label > input')?.focus();
  }, [unfolded]);
  return (
    <Question field="storyType" label={intl.formatMessage(wizardMessages.stepStoryType)}>
      {(radios) => {
        const all = unfolded || radios.chosen === 'educational';
        const types: readonly StoryType[] = all ? [...usual, 'educational'] : usual;
        return (
          <>
            <Tiles ref={tiles} $width="13rem">
              {types.map((type) => (
                <Kind key={type} type={type} radios={radios} />
              ))}
            </Tiles>
            {!all && (
              <div>
                <Button aria-expanded={false} onClick={() => setUnfolded(true)}>
                  {intl.formatMessage(wizardMessages.moreTypes)} <ChevronDown aria-hidden />
                </Button>
              </div>
            )}
          </>
        );
      }}
    </Question>
  );
}

function Kind({ type, radios }: { type: StoryType; radios: Radios }) {
  const intl = useIntl();
  const art = useTile(sights[type]);
  return (
    <div>
      <ChoiceTile
        name={radios.name}
        value={type}
        label={intl.formatMessage(storyTypeNames[type])}
        art={art}
        chosen={radios.chosen === type}
        onChoose={radios.choose}
      />
      <p className="small muted" style={{ paddingInline: '0.25rem' }}>
        {intl.formatMessage(typeHints[type])}
      </p>
    </div>
  );
}
