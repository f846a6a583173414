import type { Tables } from '../schema.ts';

export const alts: Tables['alt'] = {
  home: [
    '{hero} stands at home by the window and looks out, one hand flat on the glass.',
    'Morning at home: {hero} leans on the sill in the first light and listens to something outside.',
    '{hero} sits on the edge of the bed at home with one sock on, looking towards the open door.',
    'In the hall at home {hero} stops for a moment, one hand on the coat hooks, and thinks.',
  ],
  arrive: [
    '{hero} has arrived {at_setting} and stands still. Ahead lies {obstacle_def}.',
    '{hero} comes {to_setting} with quick steps and looks round. There is {obstacle_indef} in the distance.',
    'A small figure under a big sky: {hero} walks along {at_setting} and stops to listen.',
  ],
  meet: [
    '{hero} meets {helper}, {helper_def}, who looks up {at_setting} with a tilted head.',
    '{hero} and {helper} look at each other for the first time {at_setting}, both a little curious.',
    '{helper_def} called {helper} greets {hero} {at_setting}, and {hero} bends down to listen.',
  ],
  setback: [
    '{hero} reaches out in vain {at_setting}. {obstacle_def} is in the way, and {companion} looks on.',
    '{at_setting} {hero} stretches out both arms. {obstacle_def} does not budge, and {companion} waits.',
    '{hero} has stopped in front of {obstacle_def}, arms still raised. {companion} watches from one side.',
  ],
  pause: [
    '{hero} sits on the ground with eyes cast down and thinks, hands quiet, {at_setting}.',
    '{hero} sits {at_setting}, arms round both knees, and looks at nothing in particular for a while.',
    'Close by: {hero} rests with bowed head {at_setting}. Beside {hero_him} there is room for one more.',
  ],
  deed: [
    '{hero} holds out a hand to {companion} {at_setting}. Both of them stand quite still.',
    '{at_setting} {hero} stretches out an open hand, and {companion} looks at it, not yet smiling.',
    '{hero} and {companion} stand face to face {at_setting}. {hero} has taken one step forward.',
  ],
  open: [
    '{hero} points at {prize_def} {at_setting}, and {companion} beams beside {hero_him}.',
    '{hero} and {companion} stand {at_setting} and laugh. In front of them is {prize_def} at last.',
    'With one arm outstretched {hero} shows {companion} {prize_def}, and the light lies on everything {at_setting}.',
  ],
  echo: [
    '{hero} is back at home in the evening light, with {keepsake_indef} close at hand.',
    'Evening at home: {hero} sits quietly in the lamplight. On the table lies {keepsake_indef}.',
    '{hero} sits at home and holds {keepsake_indef} carefully in both hands. It is evening outside.',
  ],
};
