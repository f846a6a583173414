import { localeOf } from '@storylark/contracts/languages';
import type { StoryView } from '@storylark/contracts/stories/views';
import { ArrowDownToLine } from 'lucide-react';
import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { useReading } from '../../../lib/reading.ts';
import { Button } from '../../../ui/Button.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { BackToVoice, Inline, Meta, Spread, Stage, Text } from './bookLooks.ts';
import { bookMessages } from './bookMessages.ts';
import { Paragraph } from './Paragraph.tsx';
import { Picture, PictureRoom } from './Picture.tsx';
import { pictureAnchors } from './pictureAnchors.ts';
import { sentencePieces } from './sentencePieces.ts';
import { preloadStoryFont, StoryFont } from '../../../ui/storyFont.ts';
import { bringIntoView, useFollow } from './useFollow.ts';
import { useAnchorInView } from './useAnchorInView.ts';
import type { Voice } from './voice.ts';

/** What the book needs of a story, whoever reads it: its parent, a guest, or a device without network. */
export type BookStory = Pick<StoryView, 'title' | 'paragraphs' | 'language' | 'sentences' | 'illustrations'>;

type Props = {
  story: BookStory;
  /** So many pictures there will be; room is kept for those to come. */
  pictures: number;
  /** Above the title: kind, place, length. */
  meta?: ReactNode;
  /** In the place of the first picture until it is there. */
  sketch?: ReactNode;
  voice: Voice | null;
  /** Below the text. */
  children?: ReactNode;
};

const sizes = ['s', 'm', 'l', 'xl'] as const;
preloadStoryFont();

/**
 * A story to read: pictures on the left page or between the paragraphs, the text with the sentence being
 * spoken. Knows no store.
 */
export function StoryBook({ story, pictures, meta, sketch, voice, children }: Props) {
  const { title, paragraphs, sentences, illustrations, language } = story;
  const intl = useIntl();
  const [reading] = useReading();
  const text = useRef<HTMLDivElement>(null);
  const hint = useId();
  const pieces = useMemo(() => sentencePieces(paragraphs, sentences), [paragraphs, sentences]);
  const places = useMemo(
    () => pictureAnchors(illustrations, pictures, paragraphs.length),
    [illustrations, pictures, paragraphs.length],
  );
  const inView = useAnchorInView(text, places.length);
  const { away, goBack } = useFollow(text, voice);
  const [aim, setAim] = useState<number | null>(null);

  const lang = localeOf[language];
  const canSpeak = voice !== null;
  const count = pieces.flat().filter(({ sentence }) => sentence !== null).length;
  const spoken = reading.highlight ? (voice?.sentence ?? null) : null;
  const shownPlace = places[inView]?.picture ? inView : 0;
  const onStage = places[shownPlace]?.picture ?? null;
  const [thereAtOnce] = useState(onStage !== null);

  const speakFrom = (sentence: number) => {
    goBack();
    voice?.playFrom(sentence);
  };
  const onClick = ({ target }: MouseEvent) => {
    const sentence = (target as Element).closest<HTMLElement>('[data-sentence]')?.dataset['sentence'];
    // a selection is to be copied
    if (sentence !== undefined && window.getSelection()?.isCollapsed !== false) speakFrom(Number(sentence));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step !== undefined) {
      const from = aim ?? voice?.sentence ?? -1;
      const next = Math.max(0, Math.min(count - 1, from + step));
      setAim(next);
      const aimed = text.current?.querySelector(`[data-sentence="${next}"]`);
      if (aimed) bringIntoView(aimed);
    } else if (event.key === 'Enter' && aim !== null) speakFrom(aim);
    else if (event.key === 'Escape' && aim !== null) setAim(null);
    else return;
    event.preventDefault();
    event.stopPropagation(); // the player has arrows of its own
  };

  return (
    <Spread data-text={sizes[reading.size]} data-reading={reading.easy ? 'easy' : undefined}>
      <StoryFont />
      <Stage lang={lang} $softly={shownPlace > 0 || !thereAtOnce}>
        <div aria-hidden={shownPlace > 0 || undefined}>
          {onStage ? <Picture key={onStage.beat} picture={onStage} eager /> : (sketch ?? <PictureRoom />)}
        </div>
        {onStage && (
          <p aria-hidden>
            {intl.formatMessage(bookMessages.pictureOf, {
              number: shownPlace + 1,
              total: places.length,
              alt: onStage.alt,
            })}
          </p>
        )}
      </Stage>
      <article lang={lang}>
        <Meta lang={intl.locale}>{meta}</Meta>
        <PageHeading>{title ?? intl.formatMessage(bookMessages.untitled)}</PageHeading>
        {canSpeak && (
          <p id={hint} className="sr" lang={intl.locale}>
            {intl.formatMessage(bookMessages.hint)}
          </p>
        )}
        <Text
          ref={text}
          $speaks={canSpeak}
          {...(canSpeak && {
            role: 'group',
            tabIndex: 0,
            'aria-label': intl.formatMessage(bookMessages.text),
            'aria-describedby': hint,
            onClick,
            onKeyDown,
            onBlur: () => setAim(null),
          })}
        >
          {pieces.map((paragraph, index) => {
            const place = places.findIndex(({ before }) => before === index);
            const picture = places[place]?.picture;
            const spokenHere = within(paragraph, spoken);
            return (
              <Fragment key={index}>
                {place === 0 && <span data-place={0} />}
                {place > 0 && (
                  <Inline data-place={place}>
                    {picture ? <Picture picture={picture} /> : <PictureRoom />}
                  </Inline>
                )}
                <Paragraph
                  pieces={paragraph}
                  spoken={spokenHere}
                  word={spokenHere === spoken ? (voice?.word ?? null) : null}
                  aim={within(paragraph, aim)}
                />
              </Fragment>
            );
          })}
        </Text>
        <div lang={intl.locale}>{children}</div>
      </article>
      {away && (
        <BackToVoice>
          <Button onClick={goBack}>
            <ArrowDownToLine aria-hidden /> {intl.formatMessage(bookMessages.backToVoice)}
          </Button>
        </BackToVoice>
      )}
    </Spread>
  );
}

/**
 * A sentence as one paragraph sees it, so that only the paragraphs that change are drawn anew: past all of
 * its own is one past its last.
 */
function within(paragraph: readonly { sentence: number | null }[], sentence: number | null): number | null {
  const own = paragraph.flatMap((piece) => piece.sentence ?? []);
  const [first, last] = [own[0], own.at(-1)];
  if (sentence === null || first === undefined || last === undefined || sentence < first) return null;
  return Math.min(sentence, last + 1);
}
