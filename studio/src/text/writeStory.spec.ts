import type { StoryOrder, WrittenStory } from '../plan.ts';
import { child } from './checks/orders.ts';
import { atBedtime } from './write/atBedtime.ts';
import { planStory } from './plan/planStory.ts';
import { tokenOf } from './seed.ts';
import { tables } from '../catalogues/tables.ts';
import { tellsIn } from './tellStory.ts';
import { writeStory } from './writeStory.ts';

const order = (more: Partial<StoryOrder> = {}): StoryOrder => ({
  storyId: 'story-1',
  storyType: 'adventure',
  setting: 'treasureIsland',
  lesson: 'sharing',
  language: 'english',
  length: 'normal',
  narratorVoice: 'female',
  voiceId: 'f1',
  hero: child('Nora'),
  companions: [],
  ...more,
});
/**
 * The motif of every story but this one counts as used, so that the choice is the same while motifs are
 * added.
 */
const write = (more: Partial<StoryOrder> = {}): WrittenStory => {
  const asked = order(more);
  const plan = planStory(asked, [], tellsIn('en'));
  const motif =
    asked.storyType === 'bedtime'
      ? { family: 'list', id: 'quietList' }
      : { family: 'thing', id: 'lateClock' };
  const beats = plan.beats.map((beat) => ({
    ...beat,
    moves: beat.moves.map((move) => ({ ...move, id: move.id.replace(/^motif\.\w+/, `motif.${motif.id}`) })),
  }));
  return writeStory({ ...plan, motif, beats }, asked, []);
};
const textOf = (story: WrittenStory): string => story.paragraphs.join('\n');

describe('writeStory', () => {
  it('tells the same story twice to the byte', () => {
    expect(write()).toEqual(write());
  });

  it('tells a girl and a boy alike up to pronouns', () => {
    const plain = (gender: 'girl' | 'boy') =>
      textOf(write({ hero: child('Nora', { gender }) })).replace(
        /\b(she|he|her|him|his|herself|himself)\b/gi,
        'x',
      );
    expect(plain('girl')).toBe(plain('boy'));
  });

  it('names no child of the family among what it used, which is stored in the open', () => {
    const { used, paragraphs } = write({
      companions: [{ ...child('Barnabuck'), relationshipType: 'sibling' }],
    });
    expect(paragraphs.join(' ')).toContain('Barnabuck');
    expect(used.join(' ')).not.toMatch(/Barnabuck|Nora/);
  });

  it('reads the lines in order: they make the paragraphs', () => {
    const { lines, paragraphs } = write();
    expect(paragraphs).toEqual(
      paragraphs.map((_, at) =>
        lines
          .filter((line) => line.paragraph === at)
          .map((line) => line.text)
          .join(' '),
      ),
    );
  });

  it('gives longer stories to older children and to who asks for long ones', () => {
    const words = (age: number, length: StoryOrder['length']) =>
      textOf(write({ length, hero: child('Nora', { age }) })).split(/\s+/).length;
    expect(words(4, 'short')).toBeLessThan(words(4, 'long'));
    expect(words(4, 'normal')).toBeGreaterThanOrEqual(300);
    expect(words(4, 'normal')).toBeLessThan(words(7, 'normal'));
    expect(words(7, 'normal')).toBeLessThan(words(11, 'normal'));
  });

  it('keeps what is told together: cues on told beats, an alternative text for every picture, ids to avoid', () => {
    const story = write();
    expect(story.lines.flatMap((line) => line.cues).length).toBeGreaterThan(0);
    expect(story.lines.filter((line) => line.beat === 'deed').flatMap((line) => line.cues)).toEqual([]);
    expect(Object.keys(story.altTexts)).toEqual(
      story.plan.beats.filter((beat) => beat.picture).map(({ beat }) => beat),
    );
    const { errand, way, likeness } = story.plan.thread;
    for (const id of [
      'motif.lateClock',
      `errand.treasureIsland.${errand}`,
      `pair.sharing.${way}.${likeness}`,
    ])
      expect(story.used).toContain(tokenOf(id));
  });

  it('tells a pair in one telling from beginning to end, and another telling next time', () => {
    const { plan } = write();
    const { way, likeness } = plan.thread;
    const [pair, path] = [
      tables.en.pair.sharing?.[way]?.[likeness] ?? [],
      `en:pair.sharing.${way}.${likeness}`,
    ];
    const tellings = pair.map((_, at) => tokenOf(`${path}.${at}`));
    const first = write().used.filter((id) => tellings.includes(id));
    expect(first).toHaveLength(1);
    if (tellings.length > 1)
      expect(writeStory(plan, order(), first).used.filter((id) => tellings.includes(id))).not.toEqual(first);
  });

  it('lets the youngest join in three times, and the third time is another', () => {
    const { lines, plan } = write({ hero: child('Nora', { age: 4 }) });
    const slots = plan.beats.flatMap(({ moves }) => moves.map(({ slot }) => slot));
    expect(slots.filter((slot) => slot === 'pair.refrain')).toHaveLength(2);
    expect(slots.filter((slot) => slot === 'pair.turned')).toHaveLength(1);
    const twice = lines.filter(({ text }, at) => lines.findIndex((line) => line.text === text) < at);
    expect(twice.length).toBeGreaterThanOrEqual(1);
    expect(
      write()
        .plan.beats.flatMap(({ moves }) => moves)
        .some(({ slot }) => slot === 'pair.refrain'),
    ).toBe(false);
  });

  it('lets nobody call out at bedtime, and leaves a speech in its tag', () => {
    expect(atBedtime('<hero>On!</hero> said Nora. Bang!', 'en')).toBe('<hero>On,</hero> said Nora. Bang.');
    expect(atBedtime('<hero>Einen Fleck!</hero> rief Mila.', 'de')).toBe(
      '<hero>Einen Fleck</hero>, rief Mila.',
    );
    expect(atBedtime('<hero>Viens !</hero> dit Emma.', 'fr')).toBe('<hero>Viens</hero>, dit Emma.');
  });

  it('sinks at the end of a bedtime story', () => {
    const { lines } = write({ storyType: 'bedtime' });
    const pace = (from: number, to: number) => {
      const part = lines.slice(Math.floor(lines.length * from), Math.floor(lines.length * to));
      return part.reduce((sum, line) => sum + line.pace, 0) / part.length;
    };
    expect(pace(0.7, 1)).toBeLessThan(pace(0, 0.6) * 0.96);
    expect(textOf(write({ storyType: 'bedtime' }))).not.toContain('!');
  });

  it('lets a linked child speak with a voice of its own', () => {
    const { lines } = write({
      companions: [{ ...child('Ben', { age: 8, gender: 'boy' }), relationshipType: 'sibling' }],
    });
    const said = lines.filter((line) => line.speaker === 'companion');
    expect(said.length).toBeGreaterThan(0);
    expect(said.every((line) => line.pitch < 0)).toBe(true);
  });

  it('says which text is missing', () => {
    const plan = planStory(order(), [], tellsIn('en'));
    const unknown = { id: 'type.adventure.nowhere', slot: 'type.nowhere', rank: 0 };
    const beats = plan.beats.map((beat) => ({ ...beat, moves: [unknown] }));
    expect(() => writeStory({ ...plan, beats }, order(), [])).toThrow(
      'There is no en text for type.adventure.nowhere',
    );
  });
});
