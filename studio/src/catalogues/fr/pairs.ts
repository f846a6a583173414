import type { Tables } from '../schema.ts';
import { friendship } from './pairs/friendship.ts';
import { honesty } from './pairs/honesty.ts';
import { kindness } from './pairs/kindness.ts';
import { courage } from './pairs/courage.ts';
import { perseverance } from './pairs/perseverance.ts';
import { responsibility } from './pairs/responsibility.ts';
import { sharing } from './pairs/sharing.ts';
import { respect } from './pairs/respect.ts';
import { patience } from './pairs/patience.ts';
import { teamwork } from './pairs/teamwork.ts';
import { bravery } from './pairs/bravery.ts';
import { empathy } from './pairs/empathy.ts';
import { gratitude } from './pairs/gratitude.ts';
import { forgiveness } from './pairs/forgiveness.ts';
import { generosity } from './pairs/generosity.ts';
import { tolerance } from './pairs/tolerance.ts';
import { humor } from './pairs/humor.ts';
import { creativity } from './pairs/creativity.ts';
import { flexibility } from './pairs/flexibility.ts';
import { acceptingMistakes } from './pairs/acceptingMistakes.ts';
import { brushingTeeth } from './pairs/brushingTeeth.ts';
import { brushingHair } from './pairs/brushingHair.ts';
import { takingBath } from './pairs/takingBath.ts';
import { sayingPleaseThankYou } from './pairs/sayingPleaseThankYou.ts';
import { eatingVegetables } from './pairs/eatingVegetables.ts';
import { cleanUpRoom } from './pairs/cleanUpRoom.ts';
import { autism } from './pairs/autism.ts';
import { trisomy } from './pairs/trisomy.ts';
import { adhd } from './pairs/adhd.ts';
import { blind } from './pairs/blind.ts';
import { deaf } from './pairs/deaf.ts';
import { wheelchair } from './pairs/wheelchair.ts';

export const pairs: Tables['pair'] = {
  friendship,
  honesty,
  kindness,
  courage,
  perseverance,
  responsibility,
  sharing,
  respect,
  patience,
  teamwork,
  bravery,
  empathy,
  gratitude,
  forgiveness,
  generosity,
  tolerance,
  humor,
  creativity,
  flexibility,
  acceptingMistakes,
  brushingTeeth,
  brushingHair,
  takingBath,
  sayingPleaseThankYou,
  eatingVegetables,
  cleanUpRoom,
  autism,
  trisomy,
  adhd,
  blind,
  deaf,
  wheelchair,
};
