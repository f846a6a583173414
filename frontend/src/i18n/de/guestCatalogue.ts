import device from './device.json' with { type: 'json' };
import guest from './guest.json' with { type: 'json' };
import player from './player.json' with { type: 'json' };
import story from './story.json' with { type: 'json' };
import ui from './ui.json' with { type: 'json' };

/** Of the page of a shared story. */
export const guestCatalogue = { ...ui, ...story, ...player, ...device, ...guest };
