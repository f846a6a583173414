/** A step's manifest is written last and names what the step made; the files lie beside it. */
export const MANIFEST = 'manifest.json';
/** Beside the manifest of a step that asked an outside model: what was sent (`SentRequest[]`), sealed. */
export const REQUESTS_FILE = 'requests.json';
export const PORTRAIT_FILE = 'portrait.png';
export const REFERENCE_SHEET_FILE = 'reference.png';
/** Key of a file beside a manifest. */
export const besideManifest = (manifest: string, file: string) =>
  `${manifest.slice(0, manifest.lastIndexOf('/') + 1)}${file}`;
