import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pages } from './paths.ts';

/** Of an entry of the history: how many screens of its wizard are below it, and whether 'Next' led here. */
type State = { depth: number; next?: true };
type End = {
  to: string;
  /** Back leads home from there. */ homeBelow?: true;
};

const useWizardState = () => (useLocation().state as State | null) ?? { depth: 0 };

/** A link from one screen of a wizard to another says in its state that it is one deeper. */
export const useWizardDepth = () => useWizardState().depth;

/** The screens of a wizard are entries of the history until it ends: then none of them is. */
export function useWizardHistory() {
  const navigate = useNavigate();
  const state = useWizardState();
  const { depth, next } = state;
  const [ending, setEnding] = useState<End | null>(null);
  const depthNow = useRef(depth); // so that `goOn` stays the same
  useEffect(() => void (depthNow.current = depth));
  useEffect(() => {
    if (!ending) return;
    if (depth > 0) return void navigate(-depth);
    // What lies ahead in the history goes with the next new entry.
    if (ending.homeBelow) void navigate(pages.dashboard, { replace: true });
    void navigate(ending.to, { replace: !ending.homeBelow });
  }, [ending, depth, navigate]);
  return {
    goOn: useCallback(
      (to: string) =>
        void navigate(to, { state: { depth: depthNow.current + 1, next: true } satisfies State }),
      [navigate],
    ),
    /** The way one came; to `before` if that was not 'Next'. */
    goBack: (before: string) =>
      void (next ? navigate(-1) : navigate(before, { replace: true, state: { depth } satisfies State })),
    /** Another address for the same entry. */
    correct: useCallback(
      (to: string) =>
        void navigate(to, { replace: true, state: { depth, ...(next && { next }) } satisfies State }),
      [navigate, depth, next],
    ),
    end: useCallback((end: End) => setEnding((before) => before ?? end), []),
  };
}
