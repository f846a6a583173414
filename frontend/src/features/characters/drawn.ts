import { lookOf } from '@storylark/illustration/look/lookOf';
import { portrait } from '@storylark/illustration/portrait';
import type { Sitter } from '@storylark/illustration/pictureSpec';
import { svgAddress } from '../../ui/art/Art.tsx';

/** A sitter as the composer draws it here, with no server asked. */
export const drawn = (sitter: Sitter, sketch = false) => svgAddress(portrait(lookOf(sitter), { sketch }));
