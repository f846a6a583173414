import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { type Reading, useReading } from '../../../lib/reading.ts';
import { Segments } from '../../../ui/forms/Segments.tsx';
import { StoryFont } from '../../../ui/storyFont.ts';
import { theme } from '../../../ui/theme.ts';
import { Section } from '../Section.tsx';
import { settingsMessages } from '../settingsMessages.ts';
import { sizes, sizeWords } from './sizeWords.ts';
import { Switch } from './Switch.tsx';

/** The options of the reader, and a sentence that shows them at once. */
export function ReadingSection() {
  const intl = useIntl();
  const [{ size, easy, highlight, singleKeys }, change] = useReading();
  return (
    <Section
      title={intl.formatMessage(settingsMessages.reading)}
      text={intl.formatMessage(settingsMessages.readingText)}
    >
      <div>
        <Label aria-hidden>{intl.formatMessage(settingsMessages.size)}</Label>
        <Segments
          legend={intl.formatMessage(settingsMessages.size)}
          value={sizes[size]}
          onChange={(next) => change({ size: sizes.indexOf(next) as Reading['size'] })}
          options={sizes.map((value) => ({ value, label: intl.formatMessage(sizeWords[value]) }))}
        />
      </div>
      <Switch
        label={intl.formatMessage(settingsMessages.easy)}
        hint={intl.formatMessage(settingsMessages.easyHint)}
        on={easy}
        onChange={(next) => change({ easy: next })}
      />
      <Switch
        label={intl.formatMessage(settingsMessages.highlight)}
        on={highlight}
        onChange={(next) => change({ highlight: next })}
      />
      <StoryFont />
      <figure data-text={sizes[size]} data-reading={easy ? 'easy' : undefined}>
        <figcaption className="muted small">{intl.formatMessage(settingsMessages.sample)}</figcaption>
        <Sample>
          <span data-spoken={highlight}>{intl.formatMessage(settingsMessages.sampleSpoken)}</span>{' '}
          {intl.formatMessage(settingsMessages.sampleRest)}
        </Sample>
      </figure>
      <Switch
        label={intl.formatMessage(settingsMessages.singleKeys)}
        hint={intl.formatMessage(settingsMessages.singleKeysHint)}
        on={singleKeys}
        onChange={(next) => change({ singleKeys: next })}
      />
    </Section>
  );
}

const Label = styled.p`
  margin-bottom: ${theme.s2};
  font-weight: 650;
`;
const Sample = styled.p`
  margin-top: ${theme.s2};
  padding: ${theme.s4};
  background: ${theme.paper};
  border-radius: ${theme.cutM};
  font: 400 ${theme.tStory} / ${theme.lhStory} ${theme.fontStory};
  & > [data-spoken='true'] {
    background: ${theme.read};
    border-radius: ${theme.cutS};
    box-decoration-break: clone;
  }
`;
