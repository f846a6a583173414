import type { Tables } from '../schema.ts';
import { friendship } from './lessons/friendship.ts';
import { honesty } from './lessons/honesty.ts';
import { kindness } from './lessons/kindness.ts';
import { courage } from './lessons/courage.ts';
import { perseverance } from './lessons/perseverance.ts';
import { responsibility } from './lessons/responsibility.ts';
import { sharing } from './lessons/sharing.ts';
import { respect } from './lessons/respect.ts';
import { patience } from './lessons/patience.ts';
import { teamwork } from './lessons/teamwork.ts';
import { bravery } from './lessons/bravery.ts';
import { empathy } from './lessons/empathy.ts';
import { gratitude } from './lessons/gratitude.ts';
import { forgiveness } from './lessons/forgiveness.ts';
import { generosity } from './lessons/generosity.ts';
import { tolerance } from './lessons/tolerance.ts';
import { humor } from './lessons/humor.ts';
import { creativity } from './lessons/creativity.ts';
import { flexibility } from './lessons/flexibility.ts';
import { acceptingMistakes } from './lessons/acceptingMistakes.ts';
import { brushingTeeth } from './lessons/brushingTeeth.ts';
import { brushingHair } from './lessons/brushingHair.ts';
import { takingBath } from './lessons/takingBath.ts';
import { sayingPleaseThankYou } from './lessons/sayingPleaseThankYou.ts';
import { eatingVegetables } from './lessons/eatingVegetables.ts';
import { cleanUpRoom } from './lessons/cleanUpRoom.ts';
import { autism } from './lessons/autism.ts';
import { trisomy } from './lessons/trisomy.ts';
import { adhd } from './lessons/adhd.ts';
import { blind } from './lessons/blind.ts';
import { deaf } from './lessons/deaf.ts';
import { wheelchair } from './lessons/wheelchair.ts';

export const lessons: Tables['lesson'] = {
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
