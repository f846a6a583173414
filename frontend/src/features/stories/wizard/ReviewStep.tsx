import type { CharacterView } from '@storylark/contracts/characters/views';
import { type Locale, storyLanguages } from '@storylark/contracts/languages';
import { settingNames } from '@storylark/contracts/stories/settingNames';
import { ageBandOf, narratorVoices, storyLengths } from '@storylark/contracts/stories/vocabulary';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { lengthNames, lessonNames, storyTypeNames } from '../../../i18n/storyNameMessages.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import type { TimerChoice } from '../../../player/sleepTimer.ts';
import { Answer, Answers } from '../../../ui/layout/Answers.tsx';
import { Stack } from '../../../ui/layout/layout.ts';
import { Segments } from '../../../ui/forms/Segments.tsx';
import { theme } from '../../../ui/theme.ts';
import { ChoiceSelect } from '../ChoiceSelect.tsx';
import { useStoryLanguageName } from '../../../i18n/useStoryLanguageName.ts';
import { useStoryLimit } from '../../../storyActs/useStoryLimit.ts';
import { companionsOf } from './companions.ts';
import { Cover } from './Cover.tsx';
import { addressOf, type Draft, lengthOf, minutesOf, type StepId, type Values } from './steps.ts';
import { narratorNames, stepNames } from './stepWords.ts';
import { TonightChoices } from './TonightChoices.tsx';
import { Voices } from './Voices.tsx';
import { wizardMessages } from './wizardMessages.ts';

type Props = {
  hero: CharacterView;
  characters: readonly CharacterView[];
  tonight: Draft['tonight'];
  onTimer: (timer: TimerChoice | null) => void;
};

/**
 * All choices again, each with the way back to it; how long, in which language and by whom it is told; what
 * it uses.
 */
export function ReviewStep({ hero, characters, tonight, onTimer }: Props) {
  const intl = useIntl();
  const formats = useFormats();
  const languageName = useStoryLanguageName();
  const { used, limit } = useStoryLimit();
  const { values, setFieldValue, setValues } = useFormikContext<Values>();
  const { storyType, setting, lesson } = values;
  const companions = companionsOf(hero, characters);
  const minutes = minutesOf[ageBandOf(hero.age)];
  const asked = (step: Exclude<StepId, 'review'>) => ({
    name: intl.formatMessage(stepNames[step]),
    to: addressOf(step, tonight !== undefined),
    change: wizardMessages.change,
  });
  return (
    <Columns>
      <Chosen>
        {setting && <Cover hero={hero} setting={setting} />}
        <Answers>
          <Answer {...asked('character')}>
            {hero.name}
            {companions.length > 0 && (
              <span className="small muted">
                {intl.formatMessage(wizardMessages.comeAlong, {
                  names: formats.list(companions),
                  count: companions.length,
                  name: hero.name,
                })}
              </span>
            )}
          </Answer>
          <Answer {...asked('storyType')}>
            {storyType && intl.formatMessage(storyTypeNames[storyType])}
          </Answer>
          <Answer {...asked('setting')}>{setting && settingNames[setting][intl.locale as Locale]}</Answer>
          <Answer {...asked('lesson')}>{lesson && intl.formatMessage(lessonNames[lesson])}</Answer>
        </Answers>
      </Chosen>
      <Stack $gap={theme.s5}>
        <Choice>
          <b aria-hidden>{intl.formatMessage(wizardMessages.length)}</b>
          <Segments
            legend={intl.formatMessage(wizardMessages.length)}
            value={lengthOf(values, hero.age)}
            onChange={(length) => void setFieldValue('length', length)}
            options={storyLengths.map((length) => {
              const [from, to] = minutes[length];
              return {
                value: length,
                label: intl.formatMessage(wizardMessages.lengthOf, {
                  length: intl.formatMessage(lengthNames[length]),
                  from,
                  to,
                }),
              };
            })}
          />
        </Choice>
        <Choice>
          <ChoiceSelect
            label={intl.formatMessage(wizardMessages.language)}
            value={values.language}
            onChange={(language) => void setFieldValue('language', language)}
            options={storyLanguages.map((language) => ({ value: language, label: languageName(language) }))}
          />
        </Choice>
        <Choice>
          <b aria-hidden>{intl.formatMessage(wizardMessages.narrator)}</b>
          <Segments
            legend={intl.formatMessage(wizardMessages.narrator)}
            value={values.narratorVoice}
            onChange={(narratorVoice) => void setValues({ ...values, narratorVoice, voiceId: '' })}
            options={narratorVoices.map((gender) => ({
              value: gender,
              label: intl.formatMessage(narratorNames[gender]),
            }))}
          />
          <Voices values={values} onChoose={(voiceId) => void setFieldValue('voiceId', voiceId)} />
        </Choice>
        {tonight && (
          <Choice>
            <TonightChoices timer={tonight.timer} onTimer={onTimer} />
          </Choice>
        )}
        <p className="muted">
          {intl.formatMessage(wizardMessages.uses, { next: Math.min(used + 1, limit), limit })}
        </p>
      </Stack>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.s5} ${theme.s7};
  margin-top: ${theme.s4};
  @media ${theme.upToTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Chosen = styled.div`
  display: grid;
  grid-template-columns: minmax(8rem, 12rem) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.s5};
  @media ${theme.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.s3};
  }
`;
const Choice = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.s2};
  max-width: 40rem;
`;
