import app from './app.json' with { type: 'json' };
import auth from './auth.json' with { type: 'json' };
import characters from './characters.json' with { type: 'json' };
import stories from './stories.json' with { type: 'json' };
import story from './story.json' with { type: 'json' };
import storyActs from './storyActs.json' with { type: 'json' };
import storyPage from './storyPage.json' with { type: 'json' };
import storyNames from './storyNames.json' with { type: 'json' };
import making from './making.json' with { type: 'json' };
import device from './device.json' with { type: 'json' };
import meaning from './meaning.json' with { type: 'json' };
import notifying from './notifying.json' with { type: 'json' };
import offline from './offline.json' with { type: 'json' };
import dashboard from './dashboard.json' with { type: 'json' };
import passkeys from './passkeys.json' with { type: 'json' };
import player from './player.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import subscriptions from './subscriptions.json' with { type: 'json' };
import ui from './ui.json' with { type: 'json' };

/** One file per scope, so that a screen's texts in all languages are found under the same name. */
export const catalogue = {
  ...ui,
  ...meaning,
  ...offline,
  ...notifying,
  ...app,
  ...auth,
  ...settings,
  ...passkeys,
  ...characters,
  ...story,
  ...storyPage,
  ...making,
  ...storyActs,
  ...stories,
  ...storyNames,
  ...dashboard,
  ...subscriptions,
  ...player,
  ...device,
};
