import type { LessonId } from '@storylark/contracts/stories/vocabulary';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { lessonNames } from '../../../i18n/storyNameMessages.ts';
import { theme } from '../../../ui/theme.ts';
import { lessonHints } from './lessonHintMessages.ts';
import { lessonIcons } from './lessonIcons.ts';
import { Question, type Radios } from './Question.tsx';
import { lessonGroups, lessonGroupNames } from './stepWords.ts';
import { wizardMessages } from './wizardMessages.ts';

/** Values, everyday habits, awareness: each with what it may be about. */
export function LessonStep() {
  const intl = useIntl();
  return (
    <Question field="lesson" label={intl.formatMessage(wizardMessages.stepLesson)}>
      {(radios) =>
        (['value', 'habit', 'awareness'] as const).map((group) => (
          <section key={group} aria-labelledby={`lessons-${group}`}>
            <h2 id={`lessons-${group}`}>{intl.formatMessage(lessonGroupNames[group])}</h2>
            <Rows>
              {lessonGroups[group].map((lesson) => (
                <Lesson key={lesson} lesson={lesson} radios={radios} />
              ))}
            </Rows>
          </section>
        ))
      }
    </Question>
  );
}

function Lesson({ lesson, radios: { name, chosen, choose } }: { lesson: LessonId; radios: Radios }) {
  const intl = useIntl();
  const Icon = lessonIcons[lesson];
  return (
    <Row>
      <input
        type="radio"
        name={name}
        checked={chosen === lesson}
        aria-label={intl.formatMessage(lessonNames[lesson])}
        aria-describedby={`hint-${lesson}`}
        onChange={() => choose(lesson)}
      />
      <Icon aria-hidden />
      <span>
        <b>{intl.formatMessage(lessonNames[lesson])}</b>
        <span className="small muted" id={`hint-${lesson}`}>
          {intl.formatMessage(lessonHints[lesson])}
        </span>
      </span>
    </Row>
  );
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${theme.s3};
  margin-top: ${theme.s3};
`;
const Row = styled.label`
  position: relative;
  display: flex;
  gap: ${theme.s3};
  padding: ${theme.s3} ${theme.s4};
  border: 2px solid ${theme.line};
  border-radius: ${theme.cutM};
  background: ${theme.surface};
  cursor: pointer;
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > .lucide {
    flex: none;
    margin-top: 0.15em;
    color: ${theme.link};
  }
  & > span > * {
    display: block;
  }
  &:has(:checked) {
    border-color: ${theme.song};
    box-shadow: inset 0 0 0 2px ${theme.song};
    background: ${theme.lampSoft};
  }
  &:has(:checked) b {
    font-weight: 800;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${theme.focus};
    outline-offset: 3px;
  }
`;
