import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const house = join(import.meta.dirname, '../..');
const said = readdirSync(join(house, 'frontend/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('essages.ts'))
  .map((file) => readFileSync(join(house, 'frontend/src', file), 'utf8'))
  .join('\n');

/**
 * What the screens promise a parent, each with a test that fails once it is no longer so. Who words a promise
 * anew looks at its test first.
 */
const promises: readonly [promise: string, file: string, test: string][] = [
  // the start page
  ['The first story is free.', 'contracts/src/subscriptions/subscription.spec.ts', 'is on Free with one story a month, counted from the day it was opened'],
  ['the hero looks the same tonight, next week and on the moon', 'illustration/src/sameHero.spec.ts', 'the same hero on every page'],
  ['The words arrive first, so you can begin at once.', 'frontend/src/features/story/story.spec.tsx', 'opens with its text; sound and pictures join while one reads'],
  ['A sleep timer lowers the sound slowly and never breaks off mid-sentence.', 'frontend/src/player/playerMachine.spec.ts', 'counts playing time alone and stops at the end of a sentence, never within one'],
  ['It is given back to you by itself, and you can see that it was.', 'e2e/src/browser/journeys/failures.ts', 'a story that failed says what happened and that it was given back'],
  ['Delete the account and the details can no longer be read by anyone, us included.', 'e2e/src/erasure.spec.ts', 'of a whole account: in no file, log, metric or mail'],
  ['Each story tells you what computers made of it.', 'frontend/src/features/story/story.spec.tsx', 'says that it was made with AI'],
  ['Close the page if you like: we go on.', 'frontend/src/features/story/story.spec.tsx', 'tells of its end elsewhere, as promised'],
  ['You keep access until the paid period ends, and your stories stay yours.', 'command-api/src/subscriptions/billingRoutes.spec.ts', 'ends with its period when it is cancelled, and goes on when that is taken back'],
  // what a plan has
  ['Basic voices', 'contracts/src/stories/voices.spec.ts', 'are one woman and one man on Free, two of each on Basic, all on Standard and Premium'],
  ['Standard voices', 'contracts/src/stories/voices.spec.ts', 'are one woman and one man on Free, two of each on Basic, all on Standard and Premium'],
  ['All voices', 'command-api/src/stories/storyRoutes.spec.ts', 'are told by a voice of the plan'],
  ['Premium sound effects', 'studio/src/sound/mix/createMixer.spec.ts', 'let a layered bed last for its scene'],
  // a limit, a change of plan
  ['New stories on {day}. With a larger plan you can go on at once.', 'e2e/src/subscriptions.spec.ts', 'reaches the limit, pays, and has the plan once the webhook has told of it; all of it to the cent'],
  ['Its price and limits count from {day}. Until then you keep {plan}.', 'command-api/src/subscriptions/subscriptionDecider.spec.ts', 'downgrades at the end of the paid period'],
  ['The larger plan works at once.', 'command-api/src/subscriptions/subscriptionDecider.spec.ts', 'upgrades at once'],
  ['It is given back by itself, and so is one you stop or delete before its text is there.', 'command-api/src/stories/storyRoutes.spec.ts', 'stopped in time give their slot back, once'],
  ['with its text there and before it is told, three a month are', 'command-api/src/stories/storyRoutes.spec.ts', 'deleted with their text, before their narration, give back three slots a window'],
  ['Withdraw within {days} days, and you pay only for what was used.', 'command-api/src/subscriptions/billing.spec.ts', 'withdraws: the smaller of unused time and unused stories comes back'],
  // while a story is made, and without a network
  ['Go on, and tell me', 'frontend/src/features/story/story.spec.tsx', 'tells of its end elsewhere, as promised'],
  ['Mixing in the music, {time}', 'projectors/src/stories/makingTimes.spec.ts', 'knows of the narration how long the mixing took after its last part'],
  ['Stories kept on this device still play, and your answers stay on it.', 'e2e/src/browser/journeys/offline.ts', 'a kept story plays without a network, answers are kept'],
  ['You are offline. Stories kept on this device still play, and your answers stay on it.', 'frontend/src/features/story/offline.spec.tsx', 'keeps itself once it is heard, and is kept for good by the menu'],
  ['No connection just now. Your answers stay on this device; send them when the connection is back.', 'e2e/src/browser/journeys/offline.ts', 'an order without a network is told so at each question, keeps every answer, and goes through once it is back'],
  ['The questions come by themselves as soon as it is back.', 'frontend/src/features/stories/wizard.spec.tsx', 'comes by itself once the connection is back, where the family could not be shown'],
  ['These play now. All others are here again as soon as the connection is back.', 'e2e/src/browser/journeys/offline.ts', 'a story that was heard plays without a network though nobody kept it'],
  ['Your shelf is here again as soon as the connection is back.', 'frontend/src/features/story/offline.spec.tsx', 'says so where nothing is kept yet'],
  ['As soon as that is back, it opens here by itself.', 'frontend/src/features/story/offline.spec.tsx', 'a story that is not here says so, leads to what plays, and opens once the network is back'],
  ['The story now plays without a connection.', 'e2e/src/browser/journeys/offline.ts', 'a kept story plays without a network, answers are kept'],
  ['The three heard last on this device and the three newest.', 'frontend/src/offline/keepByItself.spec.tsx', 'are the three heard last; hearing one again makes it the newest of them'],
  ['Older ones make room for them; what you keep for good stays.', 'frontend/src/offline/keepByItself.spec.tsx', 'never take the place of what is kept for good, which also stays when they go'],
  ['Switched off, those kept by themselves go from here at once.', 'frontend/src/features/settings/kept/kept.spec.tsx', 'those kept by themselves go with the setting'],
  ['no further story is kept by itself.', 'frontend/src/offline/keepByItself.spec.tsx', 'are none where %s'],
  ['Logging out wipes drafts and stories kept offline from this device.', 'frontend/src/offline/keptStories.spec.tsx', 'belong to an account, and go one by one or all with the logout'],
  ['The connection is gone. Your place in the story is kept.', 'frontend/src/player/FloatingPlayer.spec.tsx', 'goes on at the same second'],
  ['This device tells you when it is ready, also while Storylark is closed.', 'e2e/src/browser/journeys/notifications.ts', 'is shown by the service worker while Storylark is closed'],
  ['This device tells you when it is ready, as long as Storylark is open in a tab.', 'e2e/src/browser/journeys/notifications.ts', 'a story that gets ready while nobody looks is told by a notification that names nobody'],
  ['They say that a story is ready, and nothing else: no name, no title.', 'managers/src/push/push.spec.ts', 'sealed for it alone, without any name'],
  // night, and what lies in this browser
  ['Reckoned from the clock and the time zone of this device, so it may be half an hour early or late', 'frontend/src/boot/sun.spec.ts', 'is asked for by the zone of the device'],
  ['Night by itself from sunset to sunrise', 'e2e/src/browser/journeys/night.ts', 'it gets dark by itself at sunset in every open tab'],
  ['Night while the sleep timer runs', 'e2e/src/browser/journeys/night.ts', 'is dark while the sleep timer runs'],
  ['In its last minute the screen gets darker still.', 'frontend/src/player/FloatingPlayer.spec.tsx', 'counts in minutes of playing, fades through its last minute and ends after the sentence'],
  ['They play without a connection. Removed here, they stay on your shelf.', 'e2e/src/browser/journeys/offline.ts', 'a kept story plays without a network, answers are kept'],
  // tonight
  ['It is {name}’s turn: {before} had the last', 'query-api/src/tonight/routes.spec.ts', 'says nothing of turns while their read model stands still or is not there'],
  ['It plays by itself as soon as it is told.', 'e2e/src/browser/journeys/tonight.ts', 'tonight is two taps away from sound, for the child whose turn it is'],
  ['Dark screen while the timer runs', 'e2e/src/browser/journeys/tonight.ts', 'html[data-theme=dark]'],
  ['Choose the rest for me', 'frontend/src/features/stories/wizard.spec.tsx', 'chooses the rest for whoever is tired of questions, around what was chosen'],
  // models that run elsewhere
  ['{looks, select, leave {Names and ages in years stay} other {Names, ages in years and looks stay}} in the house: where a name belongs, a placeholder stands.', 'e2e/src/outside.spec.ts', 'has the story told outside after a yes, without a name, and says how it came to be'],
  ['To paint, they are also sent our drawing of each character in the picture, and in words what it is to show.', 'models/src/pictures/painter.spec.ts', 'nothing that left the house for pictures of stories in %s names anybody'],
  ['One that can be heard already only lacks the pictures.', 'generators/src/stories/paintOutside.spec.ts', 'one that can be heard goes on without it'],
  ['Your story begins with either answer', 'frontend/src/features/stories/askOutside.spec.tsx', 'a parent is asked what may leave the house; %s, and the story begins'],
  ['without them our own studio makes it alone', 'e2e/src/outside.spec.ts', 'asks nothing before the parent said yes'],
  ['Switched off, it takes effect at the next step, also of a story that is being made just now.', 'generators/src/stories/writeTextOutside.spec.ts', 'goes over to the house at the next look when the parent switches it off meanwhile'],
  ['Without that, such a story fails and is given back to you.', 'generators/src/stories/writeTextOutside.spec.ts', 'fails, leaves nothing and is not tried again where the parent wants no stand-in'],
  ['{count, plural, one {# request for {title}, as it was sent.}', 'e2e/src/outside.spec.ts', 'expect(text?.requests.length).toBe(stub.recorded.length)'],
  ['Our own studio has taken over and tells this story from its beginning.', 'generators/src/stories/writeTextOutside.spec.ts', 'is the house’s when the model does not deliver: %s'],
]; // prettier-ignore

it.each(promises)('%p is said, and held by a test', (promise, file, test) => {
  expect(said).toContain(promise);
  expect(readFileSync(join(house, file), 'utf8')).toContain(test);
});
