import { cast, line } from '../sampleStory.ts';
import { speakerOf } from '../../text/write/speakerOf.ts';
import { deliveryOf, deliveryOfSpeech } from './deliveryOf.ts';
import { narrateChunk } from './narrateChunk.ts';
import type { Narrator, Utterance } from './narrator.ts';
import { partsOf } from './partsOf.ts';

const teller = { pace: 0.98, pitch: 1, range: 0 };
const telling = { language: 'english', voice: 'f2', cast } as const;
const said = (text: string, changes = {}) =>
  partsOf(line('a', text, { speaker: 'hero', pace: 1.01, pitch: 15, teller, ...changes }), telling).map(
    ({ at, utterance }) => [at, utterance.text, utterance.pitch, utterance.delivery],
  );

describe('a line that somebody speaks', () => {
  it('gives them what they say, and the teller the words around it', () => {
    expect(said('“Where is it?” Nora asked, “and who has it?”')).toEqual([
      [0, '“Where is it?”', 15, 'question'],
      [14, ' Nora asked, ', 1, 'plain'],
      [27, '“and who has it?”', 15, 'question'],
    ]);
    expect(said('„Da!“, rief Nora.')).toEqual([
      [0, '„Da!“', 15, 'shout'],
      [5, ', rief Nora.', 1, 'plain'],
    ]);
    expect(said('Elle a dit : « Non. »').map(([, text]) => text)).toEqual(['Elle a dit : ', '« Non. »']);
  });

  it('is theirs as a whole where nobody else has a word', () => {
    expect(said('“Go on.”')).toEqual([[0, '“Go on.”', 15, 'plain']]);
    expect(said('“Go on.” …')).toEqual([[0, '“Go on.” …', 15, 'plain']]);
  });

  it('stays in one piece where it says how it is spoken, or was written before there were tellers', () => {
    expect(said('“Go,” said Nora.', { say: '“Go,” said [[n]].' })).toHaveLength(1);
    expect(said('“Go,” said Nora.', { teller: undefined })).toEqual([[0, '“Go,” said Nora.', 15, 'plain']]);
  });

  it('is heard word after word over all its parts', async () => {
    const narrator: Narrator = {
      edition: 'counted',
      speak: ({ text }: Utterance) =>
        Promise.resolve({
          pcm: new Float32Array(24_000).fill(0.1),
          words: [...text.matchAll(/\p{L}+/gu)].map(({ 0: word, index }, n) => [
            n / 10,
            n / 10 + 0.1,
            index,
            index + word.length,
          ]),
        }),
      close: () => Promise.resolve(),
    };
    const text = '“Where is it,” Nora asked, “and who has it?”';
    const { lines, pcm } = await narrateChunk(
      narrator,
      [line('a', text, { speaker: 'hero', teller }), line('b', 'Then she slept.')],
      telling,
    );
    const [first] = lines;
    expect(first!.words.map(([, , from, to]) => text.slice(from, to))).toEqual(text.match(/\p{L}+/gu));
    const begins = first!.words.map(([from]) => from);
    expect(begins).toEqual([...begins].sort((a, b) => a - b));
    expect(first!.samples / 24_000).toBeCloseTo(3.32, 2);
    expect(pcm).toHaveLength(first!.samples + 24_000);
    expect([pcm[0], pcm[24_100], pcm[27_900], pcm.at(-1)]).toEqual([3277, 0, 3277, 3277]);
  });
});

describe('how a line is said', () => {
  it.each([
    ['Where is the lamp?', 'question'],
    ['« Tu fais quoi ? »', 'question'],
    ['“Stop!”', 'shout'],
    ['He had bread, cheese, a map and a rope.', 'list'],
    ['Er hatte Brot, Käse, eine Karte und ein Seil.', 'list'],
    ['Il y avait du pain, du fromage, une carte et une corde.', 'list'],
    ['First came a dog, a cat, and a horse.', 'list'],
    ['She waited, and the house grew quiet.', 'plain'],
    ['When the bell rang, Nora got up and went in.', 'plain'],
    ['Nora, who had been waiting for such a long time by the gate, got up and went in.', 'plain'],
  ])('is heard in %s', (text, delivery) => {
    expect(deliveryOf(text)).toBe(delivery);
  });

  it('ends a paragraph, unless the last line asks or calls', () => {
    expect(deliveryOf('The lamp went out.', { closes: true })).toBe('close');
    expect(deliveryOf('Who was there?', { closes: true })).toBe('question');
  });

  it.each([
    ['english', '“I am here.”', 'whispered Nora.', 'whisper'],
    ['german', '„Ich bin hier.“', ', flüsterte Emil.', 'whisper'],
    ['french', '« Je suis là ? »', 'a soufflé Rose.', 'whisper'],
    ['english', '“I am here.”', 'shouted Nora.', 'shout'],
    ['german', '„Ich bin hier“', ', schrie Emil.', 'shout'],
    ['german', '„Ich bin hier“', ', schrieb Emil.', 'plain'],
    ['french', '« Je suis là. »', 'hurla Rose.', 'shout'],
    ['english', '“I am here.”', 'said Nora.', 'plain'],
  ] as const)('follows the tag: in %s %s %s', (language, speech, tag, delivery) => {
    expect(deliveryOfSpeech(speech, tag, language)).toBe(delivery);
  });
});

describe('a cast', () => {
  it('speaks in as many voices as it has members, each the same whenever they speak', () => {
    const plan = { cast };
    const members = [cast.hero, cast.companion, cast.helper, ...cast.others];
    const voices = members.map(({ id }) => speakerOf(plan, id)!);
    for (const [n, one] of voices.entries())
      for (const other of voices.slice(n + 1))
        expect(Math.abs(one.pitch - other.pitch) + 100 * Math.abs(one.pace - other.pace)).toBeGreaterThan(3);
    for (const { pitch } of voices) expect(Math.abs(pitch)).toBeGreaterThan(5);
    expect(members.map(({ id }) => speakerOf(plan, id))).toEqual(voices);
    expect(speakerOf(plan, 'narrator')).toBeUndefined();
  });
});
