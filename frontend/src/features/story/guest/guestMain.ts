import { painted } from '../../../lib/painted.ts';

/**
 * Puts the book in the place of the plain text that the server sent, once that has been seen: both begin with
 * the same picture.
 */
async function start(place: Element) {
  await place
    .querySelector('img')
    ?.decode()
    .catch(() => undefined);
  await painted();
  const { showGuestStory } = await import('./showGuestStory.tsx');
  await showGuestStory(place);
}

const place = document.getElementById('shared-story');
// Where the story or its code cannot be had the text stays.
if (place) start(place).catch(() => undefined);
