import type { CharacterView } from '@storylark/contracts/characters/views';
import { useMemo } from 'react';
import { Art } from '../../ui/art/Art.tsx';
import { useComposer } from './useComposer.ts';

type Props = { character: CharacterView; className?: string };

/**
 * The server's picture once it is there; until then the same drawing as a grey sketch, and in full where the
 * server gave up.
 */
export function Portrait({ character, className }: Props) {
  const { state, portraitUrl } = character;
  const ready = state === 'finished' ? portraitUrl : null;
  const drawn = useComposer(ready === null);
  const src = useMemo(
    () => ready ?? drawn(character, state === 'image_pending'),
    [character, state, ready, drawn],
  );
  return <Art src={src} alt="" arch {...(className === undefined ? {} : { className })} />;
}
