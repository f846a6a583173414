import { luminance, mix } from './drawing/colour.ts';

/** The pale drawing of something that is not there yet: a grey as light as the colour, laid on paper. */
export function sketched(colour: string): string {
  const light = Math.sqrt(luminance(colour));
  return mix(mix('#8E958C', '#FBFAF3', light), '#E9ECE1', 0.45);
}
