import { besideManifest, MANIFEST, PORTRAIT_FILE } from './blobs.ts';

it('a file lies beside the manifest that names it', () => {
  const folder = 'a/character/c/portrait-1/2/';
  expect(besideManifest(folder + MANIFEST, PORTRAIT_FILE)).toBe(`${folder}portrait.png`);
  expect(besideManifest(MANIFEST, PORTRAIT_FILE)).toBe('portrait.png');
});
