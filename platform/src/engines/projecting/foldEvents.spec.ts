import type { Document } from '../../readStore/readStore.ts';
import { recordedEvents } from '../../testing/projected.ts';
import { type Folded, foldEvents } from './foldEvents.ts';

type Box = Document & { coins: number };
const boxes = {
  idsOf: ({ data }: { data: object }) => (data as { boxes: string[] }).boxes,
  evolve: (box: Box | null, { type, data }: { type: string; data: object }, _id: string): Box | null => {
    if (type === 'Emptied') return null;
    if (type === 'Looked') return box;
    if ((data as { bad?: string }).bad === _id) throw new TypeError('no coin');
    return { ...box, _id, coins: (box?.coins ?? 0) + 1 };
  },
};
const stored = (...documents: Folded<Box>[]) =>
  new Map(documents.map((document) => [document._id, document]));

it('skips for each document what it has taken in', () => {
  const event = recordedEvents();
  const documents = stored({ _id: 'a', coins: 2, position: 1 });
  const events = [
    event('Paid', { boxes: ['a', 'b'] }),
    event('Paid', { boxes: ['a', 'b'] }),
    event('Paid', { boxes: ['a', 'b'] }),
  ];
  const { changed } = foldEvents(boxes, events, documents);
  expect([...documents.values()]).toEqual([
    { _id: 'a', coins: 3, position: 2 },
    { _id: 'b', coins: 3, position: 2 },
  ]);
  expect([...changed]).toEqual(['b', 'a']);
});

it('leaves tombstones; what comes after one begins anew', () => {
  const event = recordedEvents();
  const documents = stored({ _id: 'a', coins: 2, position: -1 });
  foldEvents(boxes, [event('Emptied', { boxes: ['a'] })], documents);
  expect(documents.get('a')).toEqual({ _id: 'a', position: 0, deleted: true });
  foldEvents(boxes, [event('Paid', { boxes: ['a'] })], documents);
  expect(documents.get('a')).toEqual({ _id: 'a', coins: 1, position: 1 });
});

it('writes nothing where nothing changed', () => {
  const event = recordedEvents();
  const documents = stored({ _id: 'a', coins: 2, position: -1 });
  expect(
    foldEvents(boxes, [event('Looked', { boxes: ['a', 'b'] }), event('Emptied', { boxes: ['b'] })], documents)
      .changed.size,
  ).toBe(0);
  expect(documents.get('a')?.position).toBe(-1);
});

it('an event that throws for one document leaves no trace in any, and ends the fold', () => {
  const event = recordedEvents();
  const documents = stored();
  const events = [
    event('Paid', { boxes: ['a'] }),
    event('Paid', { boxes: ['a', 'b'], bad: 'b' }),
    event('Paid', { boxes: ['a'] }),
  ];
  const { changed, failure } = foldEvents(boxes, events, documents);
  expect(failure).toEqual({ event: events[1], error: expect.any(TypeError) });
  expect([[...changed], documents.get('a')]).toEqual([['a'], { _id: 'a', coins: 1, position: 0 }]);
});
