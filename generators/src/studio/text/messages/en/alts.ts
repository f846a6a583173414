import type { Tables } from '../schema.ts';

export const alts: Tables['alt'] = {
  home: ['{hero} stands at home by the window and looks out, one hand flat on the glass.'],
  arrive: [
    '{hero} walks along {at_setting}, small under a wide sky, and looks about with big eyes.',
    '{hero} has arrived {at_setting} and stands still. Ahead lies {obstacle_def}.',
  ],
  meet: ['{hero} meets {helper}, {helper_def}, who looks up {at_setting} with a tilted head.'],
  setback: ['{hero} reaches out in vain {at_setting}. {obstacle_def} is in the way, and {companion} looks on.'],
  pause: ['{hero} sits on the ground with eyes cast down and thinks, hands quiet, {at_setting}.'],
  deed: ['{hero} holds out a hand to {companion} {at_setting}. Both of them stand quite still.'],
  open: ['{hero} points at {prize_def} {at_setting}, and {companion} beams beside {hero_him}.'],
  echo: ['{hero} is back at home in the evening light, with {keepsake_indef} close at hand.'],
};
