import type { SettingId } from '@storylark/contracts/stories/vocabulary';
import { storyProps } from '../storyProps/storyProps.ts';
import { crawlers } from './crawlers.ts';
import { broken } from './broken.ts';
import { doors } from './doors.ts';
import { instruments } from './instruments.ts';
import { longThings } from './longThings.ts';
import { machinesAndBeings } from './machinesAndBeings.ts';
import { papers } from './papers.ts';
import { sleepingBeasts } from './sleepingBeasts.ts';
import { waterBeasts } from './waterBeasts.ts';
import { beasts } from './beasts.ts';
import { sounds } from './sounds.ts';
import { persons } from './persons.ts';
import { slowAndBroken } from './slowAndBroken.ts';
import { softThings } from './soft.ts';
import { tangles } from './tangles.ts';
import { treasures } from './treasures.ts';
import { waysIn } from './waysIn.ts';
import { weights } from './weights.ts';

/** Drawings any setting may use, each standing on 0,0 and growing upward. */
export const drawings = {
  ...beasts,
  ...broken,
  ...crawlers,
  ...doors,
  ...instruments,
  ...longThings,
  ...machinesAndBeings,
  ...papers,
  ...sleepingBeasts,
  ...waterBeasts,
  ...sounds,
  ...persons,
  ...slowAndBroken,
  ...softThings,
  ...tangles,
  ...treasures,
  ...waysIn,
  ...weights,
} as const;

/** A drawing of the library, or one made for a setting: `atHome.obstacle` is the chest of drawers at home. */
export type PropId = keyof typeof drawings | `${SettingId}.${'prize' | 'obstacle'}`;

/** The shapes of a drawing. */
export function drawProp(id: PropId): string {
  const [setting, slot] = id.split('.') as [SettingId, 'prize' | 'obstacle' | undefined];
  return slot ? storyProps[setting][slot]() : drawings[id as keyof typeof drawings]();
}

/** Too large for two hands, or hung up: these stand beside whoever has won them. */
const standing: readonly string[] = [
  'banner',
  'bedsheetScreen',
  'cello',
  'heron',
  'loudspeaker',
  'microphone',
  'mural',
  'screen',
  'sign',
  'song',
];
const held: readonly PropId[] = [
  'atHome.prize',
  'familyCamping.prize',
  'familyVacation.prize',
  'doctorVisit.prize',
  'dragonCastle.prize',
  'cloudKingdom.prize',
  'birthdayParty.prize',
  'dinosaurIsland.prize',
  'fairyTreehouse.prize',
  'grandmaHouse.prize',
  'sleepyHarbor.prize',
  'pirateShip.prize',
  'underwaterCavern.prize',
  'farmVisit.prize',
  'iceCave.prize',
  'moonLanding.prize',
  'candlelightLibrary.prize',
  'kitten',
  'phone',
  'laptop',
  'list',
];

/** Whether one hand can hold it up. */
export const isHeld = (id: PropId): boolean =>
  held.includes(id) ||
  ((id in treasures || id in softThings || id in sounds || id in papers || id in instruments) &&
    !standing.includes(id));
