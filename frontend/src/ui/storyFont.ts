import { preload } from 'react-dom';
import { createGlobalStyle } from 'styled-components';

/** Latin carries all three languages (52 kB); other letters fall back. */
const literata = new URL(
  '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
  import.meta.url,
).href;

/** Fetched as soon as this code is there, before a text asks for it. */
export const preloadStoryFont = () =>
  preload(literata, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });

/**
 * The story's own font, where it is there when the text is: one that comes later is for the next story, for
 * lines must not break anew under a reader. Those of the device are made as wide and high as it. By the mean
 * width of a letter in a story: Literata 0.469 em, Georgia 0.446, DejaVu Serif 0.511; Literata is 1.177 em
 * high and 0.308 deep.
 */
export const StoryFont = createGlobalStyle`
  @font-face {
    font-family: 'Literata Variable';
    font-weight: 200 900;
    font-display: optional;
    src: url('${literata}') format('woff2');
    unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
  }
  @font-face {
    font-family: 'Literata Fallback';
    src: local('Georgia'), local('Gelasio');
    size-adjust: 105.3%;
    ascent-override: 111.8%;
    descent-override: 29.2%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Literata Fallback Wide';
    src: local('DejaVu Serif');
    size-adjust: 91.9%;
    ascent-override: 128%;
    descent-override: 33.5%;
    line-gap-override: 0%;
  }
`;
