import type { Sitter } from '@storylark/illustration/pictureSpec';
import { useSyncExternalStore } from 'react';
import { loadCode } from '../../lib/loadCode.ts';
import { svgAddress } from '../../ui/art/Art.tsx';

type Drawn = (sitter: Sitter, sketch?: boolean) => string;

const blank = svgAddress('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>');
const nothingYet: Drawn = () => blank;
let composer: Drawn = nothingYet;
const listeners = new Set<() => void>();

/**
 * The composer weighs more than a screen: words and forms do not wait for it. Draws blank until its code is
 * there. `wanted`: whether this picture needs it at all.
 */
export const useComposer = (wanted = true): Drawn =>
  useSyncExternalStore(wanted ? subscribe : idle, () => composer);

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (composer === nothingYet)
    void loadCode(() => import('./drawn.ts')).then(
      ({ drawn }) => {
        composer = drawn;
        for (const told of listeners) told();
      },
      () => undefined, // without it the picture stays blank; the form is whole
    );
  return () => void listeners.delete(listener);
}
const idle = () => () => undefined;
