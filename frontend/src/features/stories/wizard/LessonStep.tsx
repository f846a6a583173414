import type { Locale } from '@storylark/contracts/languages';
import { type LessonId, lessons } from '@storylark/contracts/stories/vocabulary';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { lessonNames } from '../../../i18n/storyNameMessages.ts';
import { Art } from '../../../ui/art/Art.tsx';
import { LiveRegion } from '../../../ui/feedback/LiveRegion.tsx';
import { theme } from '../../../ui/theme.ts';
import { useLessonTile } from '../tiles.ts';
import { isMeant } from './isMeant.ts';
import { lessonHints } from './lessonHintMessages.ts';
import { lessonWords } from './lessonWords.ts';
import { Nothing } from './Nothing.tsx';
import { Question, type Radios } from './Question.tsx';
import { SearchTools } from './SearchTools.tsx';
import { lessonGroups, lessonGroupNames } from './stepWords.ts';
import { wizardMessages } from './wizardMessages.ts';

const groups = ['value', 'habit', 'awareness'] as const;
type Group = (typeof groups)[number];

/** Values, everyday habits, awareness: each with what it may be about; searched, and by group. */
export function LessonStep() {
  const intl = useIntl();
  const locale = intl.locale as Locale;
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<Group | null>(null);
  const asked = useDeferredValue(search).trim();
  /** A search is one among all lessons: nothing is said to be missing that only another group has. */
  const searchAll = (text: string) => {
    setSearch(text);
    setGroup(null);
  };
  const isFound = (lesson: LessonId) =>
    isMeant(asked, `${intl.formatMessage(lessonNames[lesson])} ${lessonWords[locale][lesson]}`);
  const shown = groups
    .filter((one) => group === null || one === group)
    .map((one) => ({ group: one, found: lessonGroups[one].filter(isFound) }))
    .filter(({ found }) => found.length > 0);
  const count = shown.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <Question field="lesson" label={intl.formatMessage(wizardMessages.stepLesson)}>
      {(radios) => (
        <>
          <SearchTools
            search={search}
            onSearch={searchAll}
            group={group}
            onGroup={setGroup}
            groups={groups}
            nameOf={(one) => lessonGroupNames[one]}
            words={{
              label: intl.formatMessage(wizardMessages.searchLessons),
              hint: intl.formatMessage(wizardMessages.lessonHint, { count: lessons.length }),
              groups: intl.formatMessage(wizardMessages.lessonGroups),
            }}
          />
          {shown.map(({ group: one, found }) => (
            <section key={one} aria-labelledby={`lessons-${one}`}>
              <h2 id={`lessons-${one}`}>{intl.formatMessage(lessonGroupNames[one])}</h2>
              <Rows>
                {found.map((lesson) => (
                  <Lesson key={lesson} lesson={lesson} radios={radios} />
                ))}
              </Rows>
            </section>
          ))}
          {count === 0 && <Nothing search={asked} onClear={() => searchAll('')} />}
          <LiveRegion text={asked === '' ? '' : intl.formatMessage(wizardMessages.lessonsFound, { count })} />
        </>
      )}
    </Question>
  );
}

function Lesson({ lesson, radios: { name, chosen, choose } }: { lesson: LessonId; radios: Radios }) {
  const intl = useIntl();
  const art = useLessonTile(lesson);
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
      <Picture src={art} alt="" />
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
const Picture = styled(Art)`
  flex: none;
  align-self: start;
  width: 4.5rem;
  aspect-ratio: 1;
  border-radius: ${theme.cutS};
`;
const Row = styled.label`
  position: relative;
  display: flex;
  gap: ${theme.s3};
  padding: ${theme.s2};
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
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
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
