import type { LessonId } from '@storylark/contracts/stories/vocabulary';
import type { Ways } from './way.ts';
import { friendship, sharing } from './makingRoom.ts';
import { honesty, responsibility } from './keptWords.ts';
import { kindness, respect } from './goodTurns.ts';
import { courage, bravery } from './standingThere.ts';
import { perseverance, patience } from './holdingOut.ts';
import { teamwork } from './manyHands.ts';
import { empathy, gratitude, forgiveness, generosity } from './oneAnother.ts';
import { tolerance, humor, creativity, flexibility } from './anotherWay.ts';
import { acceptingMistakes, brushingTeeth, brushingHair } from './mistakesAndBrushes.ts';
import { takingBath, sayingPleaseThankYou } from './washingAndAsking.ts';
import { eatingVegetables, cleanUpRoom } from './tastingAndTidying.ts';
import { autism, trisomy } from './autismAndTrisomy.ts';
import { adhd, blind } from './adhdAndBlind.ts';
import { deaf, wheelchair } from './deafAndWheelchair.ts';

export const ways: Record<LessonId, Ways> = {
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
