import { storyLanguages } from '@storylark/contracts/languages';
import { storySorts } from '@storylark/contracts/stories/schemas';
import { storyTypes } from '@storylark/contracts/stories/vocabulary';

/** What the shelf shows, as its address says it; '' is no choice. */
export type ShelfQuery = { search: string; character: string; type: string; language: string; sort: string };

const oneOf = (values: readonly string[], value: string | null) =>
  values.find((known) => known === value) ?? '';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An address may be written by hand: what the server would refuse is no choice. */
export function readQuery(address: URLSearchParams): ShelfQuery {
  const character = address.get('character') ?? '';
  return {
    search: (address.get('search') ?? '').slice(0, 100),
    character: UUID.test(character) ? character : '',
    type: oneOf(storyTypes, address.get('type')),
    language: oneOf(storyLanguages, address.get('language')),
    sort: oneOf(storySorts, address.get('sort')),
  };
}

/** As an address or a call writes it, without what was not chosen. */
export const queryOf = (parts: Readonly<Record<string, string>>) =>
  new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== '')).toString();

export const isFiltered = ({ character, type, language }: ShelfQuery) =>
  [character, type, language].filter(Boolean).length;
export const isWhole = (query: ShelfQuery) => query.search.trim() === '' && isFiltered(query) === 0;
