import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { asked, left, opened, selectAnswers, selectShown, type StoryRoot } from './storySlice.ts';

const loading = { status: 'loading' } as const;

/** The story of this address, followed as long as the screen is shown. */
export function useStory(uuid: string) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(opened(uuid));
    return () => void dispatch(left());
  }, [dispatch, uuid]);
  const shown = useSelector(selectShown);
  return shown.status === 'none' || shown.uuid !== uuid ? loading : shown;
}

/** The sound's address of now; those in a story run out after some hours. */
export function useFreshAudioUrl() {
  const store = useStore<StoryRoot>();
  return () =>
    new Promise<string | null>((resolve) => {
      const before = selectAnswers(store.getState());
      const end = store.subscribe(() => {
        if (selectAnswers(store.getState()) === before) return;
        end();
        const shown = selectShown(store.getState());
        resolve(shown.status === 'ready' ? shown.story.audioUrl : null);
      });
      store.dispatch(asked());
    });
}
