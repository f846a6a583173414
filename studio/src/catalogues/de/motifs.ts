import type { Tables } from '../schema.ts';
import { windowStone } from './motifs/windowStone.ts';
import { lateClock } from './motifs/lateClock.ts';
import { lazyDrawer } from './motifs/lazyDrawer.ts';
import { oneGlove } from './motifs/oneGlove.ts';
import { stairCount } from './motifs/stairCount.ts';
import { jarCount } from './motifs/jarCount.ts';
import { markOnDoor } from './motifs/markOnDoor.ts';
import { humTune } from './motifs/humTune.ts';
import { tapWall } from './motifs/tapWall.ts';
import { squeakBoard } from './motifs/squeakBoard.ts';
import { sameQuestion } from './motifs/sameQuestion.ts';
import { whoGoesFirst } from './motifs/whoGoesFirst.ts';
import { handSign } from './motifs/handSign.ts';
import { pocketPat } from './motifs/pocketPat.ts';
import { lampPatch } from './motifs/lampPatch.ts';
import { windowAcross } from './motifs/windowAcross.ts';
import { lineGame } from './motifs/lineGame.ts';
import { lastBite } from './motifs/lastBite.ts';
import { quietList } from './motifs/quietList.ts';
import { goodNights } from './motifs/goodNights.ts';
import { threeLights } from './motifs/threeLights.ts';
import { blanketHills } from './motifs/blanketHills.ts';
import { threeBreaths } from './motifs/threeBreaths.ts';
import { sleepyParts } from './motifs/sleepyParts.ts';
import { shadowFriends } from './motifs/shadowFriends.ts';
import { softRefrain } from './motifs/softRefrain.ts';

export const motifs: Tables['motif'] = {
  windowStone,
  lateClock,
  lazyDrawer,
  oneGlove,
  stairCount,
  jarCount,
  markOnDoor,
  humTune,
  tapWall,
  squeakBoard,
  sameQuestion,
  whoGoesFirst,
  handSign,
  pocketPat,
  lampPatch,
  windowAcross,
  lineGame,
  lastBite,
  quietList,
  goodNights,
  threeLights,
  blanketHills,
  threeBreaths,
  sleepyParts,
  shadowFriends,
  softRefrain,
};
