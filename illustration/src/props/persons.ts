import { INK, paper, skinTones } from '../drawing/palette.ts';
import { at, circle, line, path, rect } from '../drawing/svg.ts';
import { eyes } from '../head/eyeball.ts';
import { peakedCap, someone } from '../storyProps/people.ts';
import { lifesize } from './forms.ts';

const skin = {
  pale: skinTones.light.base,
  tan: skinTones.tan.base,
  brown: skinTones.brown.base,
  dark: skinTones.veryDarkBrown.base,
};

const folded = (sleeve: string): string => line('M-15,-52L12,-44M15,-52L-12,-44', sleeve, 7);

const noted =
  path('M2,-58L20,-60L22,-36L4,-34Z', paper.white) + line('M7,-53l10,-1M7,-47l10,-1M8,-41l6,-1', INK, 1.6);

const turned = (hair: string, cloth: string, hood: string): string =>
  path('M-24,0Q-28,-26 -14,-34H14Q28,-26 24,0Z', '#3A4E5C') +
  path('M-20,-14Q-24,-58 0,-60Q24,-58 20,-14Z', cloth) +
  circle(0, -64, 18, hair) +
  path('M-21,-48Q-26,-86 0,-88Q26,-86 21,-48Q0,-40 -21,-48Z', hood) +
  line('M-18,-34Q-6,-20 8,-22M18,-34Q10,-22 0,-20', INK, 2, 'opacity=".35"') +
  line('M-14,-2h-10', paper.barley, 6);

const asleepOn = (robe: string): string =>
  line('M-22,0V-66M26,0V-30M-22,-32H26', paper.woodDark, 5) +
  path('M-18,-30Q-22,-66 0,-68Q20,-64 18,-30Z', robe) +
  line('M14,-30H32V-4M6,-28H26V-4', '#3A4E5C', 8) +
  circle(4, -78, 17, skin.pale) +
  path('M-14,-80Q-12,-100 6,-98Q22,-96 21,-82Q6,-90 -14,-80Z', '#8C9396') +
  line('M2,-76q5,3 8,0M6,-66q4,2 7,0', INK, 2) +
  line('M-8,-52Q4,-44 16,-48', INK, 3, 'opacity=".35"');

/** People in the way, or who have turned away: as tall as they are beside the hero. */
export const persons = {
  guardInCap: () =>
    lifesize(someone(skin.tan, '#432B20', '#2F5F93', peakedCap('#22304F') + folded('#244A75'), true)),
  womanWithList: () => lifesize(someone(skin.brown, '#2A2B31', paper.brick, noted, true)),
  manWithFoldedArms: () => lifesize(someone(skin.pale, '#6A4429', paper.moss, folded('#55784C'), true)),
  cook: () =>
    lifesize(
      someone(
        skin.tan,
        '#432B20',
        paper.white,
        path('M-20,-96Q-30,-116 -8,-116Q0,-126 10,-116Q30,-116 20,-96Z', paper.white) + folded('#DCE3E0'),
        true,
      ),
    ),
  ferryman: () =>
    lifesize(
      someone(
        skin.tan,
        '#F0EEE6',
        '#22304F',
        path('M-14,-72Q0,-54 14,-72Q10,-60 0,-58Q-10,-60 -14,-72Z', '#F0EEE6') + folded('#1B2640'),
        true,
      ),
    ),
  craftsman: () =>
    lifesize(
      someone(
        skin.dark,
        '#2A2B31',
        '#C98E4A',
        path('M-9,-62H9V-34H-9Z', '#7A4F30') + line('M18,-40V-62M12,-62H24', paper.stoneDark, 4),
        true,
      ),
    ),
  puzzled: () =>
    lifesize(
      someone(
        skin.brown,
        '#2A2B31',
        '#7A5BB0',
        path(
          'M26,-108q0,-12 11,-10q9,4 2,12q-4,3 -4,7',
          'none',
          `stroke="${paper.barley}" stroke-width="4"`,
        ) + circle(35, -90, 2.6, paper.barley),
        true,
      ),
    ),
  puzzledChild: () =>
    lifesize(
      someone(
        skin.tan,
        '#7C4023',
        '#2E8C7A',
        path('M24,-88q0,-12 11,-10q9,4 2,12q-4,3 -4,7', 'none', `stroke="${paper.barley}" stroke-width="4"`) +
          circle(33, -70, 2.6, paper.barley),
      ),
    ),
  olderPupil: () =>
    lifesize(
      someone(
        skin.dark,
        '#2A2B31',
        paper.barley,
        line('M-15,-42L12,-34M15,-42L-12,-34', paper.barleyDeep, 6),
      ),
    ),
  olderOnes: () =>
    lifesize(
      at(-20, -4, 1, someone(skin.pale, '#BC4A22', '#2F6DB5')) +
        at(20, 0, 1, someone(skin.brown, '#2A2B31', paper.clover)),
    ),
  hooded: () => lifesize(turned('#432B20', '#4E7FA8', '#3F6A8E')),
  turnedGirl: () => lifesize(turned('#7C4023', paper.brick, '#7C4023')),
  turnedGrandparent: () => lifesize(turned('#B7C1C5', '#6E7F62', '#B7C1C5')),
  silent: () =>
    lifesize(
      someone(
        skin.tan,
        '#2A2B31',
        '#5BAA8C',
        path('M-22,-62C-26,-98 26,-98 22,-62', 'none', `stroke="${INK}" stroke-width="4"`) +
          rect(-26, -68, 9, 15, paper.poppy, 4) +
          rect(17, -68, 9, 15, paper.poppy, 4) +
          line('M-15,-42L12,-34M15,-42L-12,-34', '#478C74', 6),
      ),
    ),
  oldManAsleep: () => lifesize(asleepOn('#5E7A8E')),
  travellerAsleep: () =>
    lifesize(
      asleepOn('#8A6A48') +
        path('M-22,-88Q4,-104 28,-88Q4,-82 -22,-88ZM-10,-92Q4,-112 20,-94Z', paper.woodDark),
    ),
  traveller: () =>
    lifesize(
      someone(
        skin.brown,
        '#2A2B31',
        '#8A6A48',
        path('M-28,-96Q0,-110 28,-96Q0,-90 -28,-96ZM-15,-99Q0,-122 15,-99Z', paper.woodDark),
        true,
      ),
    ),
  travellerInScarf: () =>
    lifesize(
      someone(
        skin.dark,
        '#2A2B31',
        '#7A5BB0',
        path('M-22,-76Q0,-60 22,-76L18,-58Q0,-50 -18,-58Z', paper.poppy) +
          path('M-22,-84C-26,-116 26,-116 22,-84Q0,-100 -22,-84Z', paper.poppy),
        true,
      ),
    ),
  accordionPlayerAsleep: () =>
    lifesize(
      asleepOn(paper.brick) +
        at(26, 0, 0.55, rect(-38, -44, 76, 44, '#3A3440', 4) + rect(-8, -30, 16, 10, paper.barley, 2)),
    ),
  toddler: () => at(0, 0, 0.95, someone(skin.pale, '#E6C170', paper.poppy)),
  toddlerOnSand: () =>
    path('M-60,0Q-30,-34 0,-36Q34,-34 62,0Z', '#E7C383') +
    at(0, -26, 0.85, someone(skin.brown, '#2A2B31', paper.teal)),
  boyInCoats: () =>
    at(0, 0, 0.9, someone(skin.tan, '#432B20', paper.moss)) +
    path('M-56,-104H-14L-10,0H-52ZM14,-104H52L50,0H8Z', '#3B6FA5') +
    path('M-14,-104H14L10,-66Q0,-60 -10,-66Z', paper.poppy) +
    rect(-60, -110, 120, 7, paper.woodDark, 3),
  baby: () =>
    path('M-40,0Q-44,-30 -24,-32H24Q44,-30 40,0Z', paper.white) +
    path('M-30,-6Q-20,-26 0,-22Q26,-24 32,-4Q0,4 -30,-6Z', '#8FC1EA') +
    circle(-16, -30, 15, skin.tan) +
    line('M-24,-30q4,3 7,0M-13,-30q4,3 7,0M-19,-23q3,2 6,0', INK, 2) +
    line('M-18,-45q4,-6 8,-2', '#432B20', 3),
  babySmiling: () =>
    circle(0, -24, 24, skin.tan) +
    line('M-4,-48q6,-8 12,-2', '#432B20', 3) +
    eyes(
      [
        [-8, -27],
        [8, -27],
      ],
      0.56,
    ) +
    line('M-9,-16Q0,-6 9,-16', '#8A3527', 3) +
    circle(-15, -18, 4.4, paper.poppy, 'opacity=".35"') +
    circle(15, -18, 4.4, paper.poppy, 'opacity=".35"'),
} as const;
