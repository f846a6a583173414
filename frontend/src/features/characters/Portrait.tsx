import { portrait } from '@storylark/illustration/portrait';
import { lookOf } from '@storylark/illustration/look/lookOf';
import type { Sitter } from '@storylark/illustration/pictureSpec';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { useMemo } from 'react';
import { Art, svgAddress } from '../../ui/Art.tsx';

/** A sitter as the composer draws it here, with no server asked. */
export const drawn = (sitter: Sitter, sketch = false) => svgAddress(portrait(lookOf(sitter), { sketch }));

type Props = { character: CharacterView; className?: string };

/** The server's picture once it is there; until then the same drawing as a grey sketch, and in full where the server gave up. */
export function Portrait({ character, className }: Props) {
  const { state, portraitUrl } = character;
  const src = useMemo(
    () => (state === 'finished' && portraitUrl !== null ? portraitUrl : drawn(character, state === 'image_pending')),
    [character, state, portraitUrl],
  );
  return <Art src={src} alt="" arch {...(className === undefined ? {} : { className })} />;
}
