import { storyLanguages } from '@storylark/contracts/languages';
import type { StoryOrder } from './plan.ts';
import { picturesOf, type TextWriter } from './studio.ts';

const person = (name: string) =>
  ({ characterUuid: `id of ${name}`, name, age: 6, gender: 'girl', characterType: 'human', personalityTrait: 'curious', physicalAttribute: 'freckled' }) as const; // prettier-ignore
export const anOrder = (changes: Partial<StoryOrder> = {}): StoryOrder => ({
  storyId: 'story-1',
  storyType: 'adventure',
  setting: 'treasureIsland',
  lesson: 'sharing',
  language: 'english',
  length: 'normal',
  narratorVoice: 'female',
  voiceId: 'f1',
  hero: person('Quillabeth'),
  companions: [{ ...person('Barnabuck'), relationshipType: 'sibling' }],
  ...changes,
});

/** What the makers of stories count on, whoever writes. */
export function textWriterContract(name: string, open: () => Promise<TextWriter>) {
  describe(`${name} as a writer`, () => {
    it.each(storyLanguages)(
      'tells of the hero in %s: title, paragraphs, lines that make them up, pictures with words for them',
      async (language) => {
        const { title, paragraphs, lines, plan, altTexts } = await (
          await open()
        ).write(anOrder({ language }), []);
        expect(title).not.toBe('');
        expect(paragraphs.join(' ')).toContain('Quillabeth');
        expect(paragraphs.map((_, at) => lines.filter(({ paragraph }) => paragraph === at).map(({ text }) => text).join(' '))).toEqual(paragraphs); // prettier-ignore
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
        const pictures = picturesOf(plan);
        expect(pictures.length).toBeGreaterThanOrEqual(3);
        for (const { beat } of pictures) expect(altTexts[beat]).toMatch(/\S/);
      },
    );

    it('tells the same to the same order, and another tale to another id or to what was used before', async () => {
      const writer = await open();
      const first = await writer.write(anOrder(), []);
      expect(await writer.write(anOrder(), [])).toEqual(first);
      expect((await writer.write(anOrder({ storyId: 'story-2' }), [])).paragraphs).not.toEqual(
        first.paragraphs,
      );
      expect((await writer.write(anOrder(), first.used)).paragraphs).not.toEqual(first.paragraphs);
    });

    it('names nobody of the family among what was used: that is stored in the open', async () => {
      const { used } = await (await open()).write(anOrder(), []);
      expect(used.length).toBeGreaterThan(0);
      expect(used.join(' ')).not.toMatch(/Quillabeth|Barnabuck/);
    });
  });
}
