import { aStory } from '../testing/aStory.ts';
import * as happened from './storyActsSlice.ts';

const reduce = (actions: readonly { type: string }[]) => {
  const storyActs = actions.reduce(
    happened.storyActsReducer,
    happened.storyActsReducer(undefined, { type: 'start' }),
  );
  return { storyActs };
};
const share = {
  url: 'https://example.com/shared/stories/a',
  endsAt: null,
  indexable: false,
  openings: 0,
} as NonNullable<ReturnType<typeof aStory>['share']>;
const terms = { endsAt: null, indexable: false };

describe('an answer that comes after its dialog was closed', () => {
  it('does not put the link of one story into the dialog of another', () => {
    const state = reduce([
      happened.shareKnown({ uuid: 'a', share: null }),
      happened.shareAsked({ uuid: 'a', terms }),
      happened.sharingOver(),
      happened.shareKnown({ uuid: 'b', share: null }),
      happened.shareChanged({ uuid: 'a', share }),
    ]);
    expect(happened.selectSharing(state)).toMatchObject({
      uuid: 'b',
      share: null,
      saving: { status: 'idle' },
    });
  });

  it('does not say that another story was deleted', () => {
    const state = reduce([
      happened.deletionOpened(),
      happened.deleteAsked('a'),
      happened.deletionOpened(),
      happened.deleteAsked('b'),
      happened.deleted('a'),
    ]);
    expect(happened.selectDeletion('b')(state)).toEqual({ status: 'busy' });
  });
});
