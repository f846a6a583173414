import fc from 'fast-check';
import { MANIFEST } from '@storylark/contracts/blobs';
import type { StoredCharacterEvent } from '@storylark/contracts/characters/events';
import type { StoredStoryEvent } from '@storylark/contracts/stories/events';
import { blobsNamedByCharacter, blobsNamedByStory, isNamed } from './namedBlobs.ts';

const at = '2026-11-01T08:00:00.000Z';
const ATTEMPTS = [1, 2, 10, 11];
const attempt = fc.constantFrom(...ATTEMPTS);

describe('a story', () => {
  const ids = { accountId: 'a', storyId: 's', at };
  const folder = (step: string, one: number) => `a/story/s/${step}/${one}/`;
  const event = (type: StoredStoryEvent['type'], data: object = {}) =>
    ({ type, data: { ...ids, ...data } }) as StoredStoryEvent;

  /** Steps that came to their end, each in one of several attempts, in the order in which they did. */
  type Making = {
    text: number;
    /** Narration is index -1; a picture that was given up may be drawn after all. */
    steps: { index: number; attempt: number; givenUp: boolean; drawnAfterAll: boolean }[];
    parts: number;
    shared: boolean;
  };
  const making: fc.Arbitrary<Making> = fc.nat(12).chain((pictures) =>
    fc.record({
      text: attempt,
      steps: fc
        .tuple(
          ...Array.from({ length: pictures + 1 }, (_, n) =>
            fc.record({
              index: fc.constant(n - 1),
              attempt,
              givenUp: n === 0 ? fc.constant(false) : fc.boolean(),
              drawnAfterAll: fc.boolean(),
            }),
          ),
        )
        .chain((steps) => fc.shuffledSubarray(steps, { minLength: steps.length })),
      parts: fc.nat(3),
      shared: fc.boolean(),
    }),
  );

  function eventsOf({ text, steps, parts, shared }: Making): StoredStoryEvent[] {
    const drawn = ({ index, attempt: one }: Making['steps'][number]) => {
      const picture = folder(`picture-${index}`, one);
      return event('IllustrationDrawn', {
        index,
        large: `${picture}large.webp`,
        small: `${picture}small.webp`,
      });
    };
    const ended = steps.flatMap((step) => {
      if (step.index >= 0)
        return step.givenUp ? event('IllustrationFailed', { index: step.index }) : drawn(step);
      const narration = folder('narration', step.attempt);
      return [
        ...Array.from({ length: parts }, (_, part) => event('NarrationPartRecorded', { part })),
        event('NarrationFailed', { part: 0, attempt: 1 }),
        event('NarrationRecorded', { audio: `${narration}audio.mp3`, times: `${narration}times.json` }),
      ];
    });
    return [
      event('StoryRequested'),
      event('TextWritten', { manifest: folder('text', text) + MANIFEST }),
      ...ended,
      event('StoryFinished'),
      ...(shared ? [event('ShareIdReserved'), event('StoryShared'), event('StoryUnshared')] : []),
      ...steps.filter(({ givenUp, drawnAfterAll }) => givenUp && drawnAfterAll).map(drawn),
    ];
  }
  /** Folders of what the story shows when it has come as far as it will. */
  const shownBy = ({ text, steps }: Making): string[] => [
    folder('text', text),
    ...steps
      .filter(({ givenUp, drawnAfterAll }) => !givenUp || drawnAfterAll)
      .map(({ index, attempt: one }) => folder(index < 0 ? 'narration' : `picture-${index}`, one)),
  ];
  const everyFolder = ({ steps }: Making): string[] =>
    ['text', ...steps.map(({ index }) => (index < 0 ? 'narration' : `picture-${index}`))].flatMap((step) =>
      ATTEMPTS.map((one) => folder(step, one)),
    );

  it('never offers for removal, at any moment of its making and after, what it will show', () =>
    fc.assert(
      fc.property(making, (made) => {
        const events = eventsOf(made);
        for (let upTo = 0; upTo <= events.length; upTo += 1) {
          const named = blobsNamedByStory(events.slice(0, upTo));
          expect(shownBy(made).filter((one) => !isNamed(named, one))).toEqual([]);
        }
      }),
    ));

  it('offers what was painted once the house has drawn the picture instead', () => {
    const at = '2026-11-01T08:00:00.000Z';
    const told = (type: string, data: object) =>
      ({ type, data: { accountId: 'a', storyId: 's', at, ...data } }) as unknown as StoredStoryEvent;
    const shown = (folder: string) =>
      told('IllustrationDrawn', { index: 0, large: `${folder}large.webp`, small: `${folder}small.webp` });
    const [painted, drawn] = ['a/story/s/painted-0/1/', 'a/story/s/picture-0/1/'];
    const named = blobsNamedByStory([shown(painted), shown(drawn), told('StoryFinished', {})]);
    expect([painted, drawn].map((folder) => isNamed(named, folder))).toEqual([false, true]);
  });

  it('offers everything else once it is complete', () =>
    fc.assert(
      fc.property(making, (made) => {
        fc.pre(made.steps.every(({ givenUp, drawnAfterAll }) => !givenUp || drawnAfterAll));
        const named = blobsNamedByStory(eventsOf(made));
        expect(everyFolder(made).filter((one) => isNamed(named, one))).toEqual(
          everyFolder(made).filter((one) => shownBy(made).includes(one)),
        );
      }),
    ));

  it.each(['StoryFailed', 'StoryStopped', 'StoryAbandoned', 'StoryDeleted'] as const)(
    'offers everything after %s, at whatever moment that came',
    (end) =>
      fc.assert(
        fc.property(making, fc.nat(), (made, moment) => {
          const events = eventsOf(made);
          const named = blobsNamedByStory([...events.slice(0, 1 + (moment % events.length)), event(end)]);
          expect(everyFolder(made).filter((one) => isNamed(named, one))).toEqual([]);
        }),
      ),
  );

  it('offers nothing where the log knows nothing of it, or holds what only a newer program understands', () => {
    expect(blobsNamedByStory([])).toBe('all');
    expect(blobsNamedByStory([event('StoryFinished'), event('StorySung' as never)])).toBe('all');
  });
});

describe('a character', () => {
  const folder = (version: number, one: number) => `a/character/c/portrait-${version}/${one}/`;
  const event = (type: StoredCharacterEvent['type'], data: object = {}) =>
    ({ type, data: { accountId: 'a', characterId: 'c', at, ...data } }) as StoredCharacterEvent;
  const drawn = (version: number, one: number) =>
    event('PortraitDrawn', { sheetVersion: version, manifest: folder(version, one) + MANIFEST });
  const asked = (version: number) =>
    version === 1
      ? event('CharacterCreated', { sheetVersion: version })
      : event('CharacterChanged', { sheetVersion: version, looksChanged: true });

  /** Looks one after the other: each portrait is painted, given up, or given up and painted after all. */
  const looks = fc.array(
    fc.record({
      attempt,
      end: fc.constantFrom('drawn' as const, 'failed' as const, 'drawnAfterAll' as const),
      renamed: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  );
  const others = [
    event('CharacterCreated', { characterId: 'other', sheetVersion: 1 }),
    event('CharacterDeleted', { characterId: 'other' }),
  ];

  it('never offers for removal the portrait that it shows or will show, whatever becomes of its looks', () =>
    fc.assert(
      fc.property(looks, (all) => {
        let shown: string | null = null;
        const events: StoredCharacterEvent[] = [...others];
        const check = (mayYetBe?: string) => {
          const named = blobsNamedByCharacter(events, 'c');
          for (const one of [shown, mayYetBe]) if (one) expect(isNamed(named, one)).toBe(true);
        };
        for (const [index, { attempt: one, end, renamed }] of all.entries()) {
          const painted = folder(index + 1, one);
          events.push(asked(index + 1));
          check(painted);
          if (renamed) events.push(event('CharacterChanged', { sheetVersion: 9, looksChanged: false }));
          if (end !== 'drawn') events.push(event('PortraitFailed', { sheetVersion: index + 1 }));
          check(painted);
          if (end === 'failed') continue;
          events.push(drawn(index + 1, one), event('RelationshipsUpdated', { links: [] }));
          shown = painted;
          check();
        }
      }),
    ));

  it('offers every other attempt and every older portrait once the newest is there', () => {
    const between = [
      event('PortraitFailed', { sheetVersion: 2 }),
      event('RelationshipsUpdated', { links: [] }),
    ];
    const named = blobsNamedByCharacter([asked(1), drawn(1, 1), asked(2), ...between, drawn(2, 10)], 'c');
    expect(named).toEqual([folder(2, 10)]);
    expect(
      [folder(1, 1), folder(2, 1), folder(2, 10), folder(2, 11)].filter((one) => isNamed(named, one)),
    ).toEqual([folder(2, 10)]);
  });

  it('never offers the sheet that outside models go by, until its looks are others', () => {
    const manifest = 'a/character/c/reference-1/2/manifest.json';
    const sheet = event('ReferenceSheetPainted', { sheetVersion: 1, manifest });
    const named = blobsNamedByCharacter([asked(1), drawn(1, 1), sheet], 'c');
    expect(isNamed(named, 'a/character/c/reference-1/2/')).toBe(true);
    expect(isNamed(named, 'a/character/c/reference-1/1/')).toBe(false);
    const later = blobsNamedByCharacter([asked(1), sheet, drawn(1, 1), asked(2), drawn(2, 1)], 'c');
    expect(isNamed(later, 'a/character/c/reference-1/2/')).toBe(false);
  });

  it('offers everything when it is deleted, and nothing where the log knows nothing of it', () => {
    expect(blobsNamedByCharacter([asked(1), drawn(1, 1), event('CharacterDeleted')], 'c')).toEqual([]);
    expect(blobsNamedByCharacter(others, 'c')).toBe('all');
    expect(blobsNamedByCharacter([asked(1), drawn(1, 1), event('CharacterSang' as never)], 'c')).toBe('all');
  });
});
