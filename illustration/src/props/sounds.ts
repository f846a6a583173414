import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect } from '../drawing/svg.ts';
import { sheet } from '../storyProps/smallThings.ts';

/** Sound is drawn as the thing it comes from, with two notes over it. */
const notes = (x: number, y: number, colour: string = paper.poppy): string =>
  line(`M${x},${y}v-12l9,-3v11`, colour, 2.4) +
  path(circlesPath([[x - 3, y, 3.6], [x + 6, y - 4, 3.6]]), colour); // prettier-ignore

/** What one hears something out of, or sees it on: about 40 high. */
export const sounds = {
  songSheet: () => sheet(line('M-9,-26H9M-9,-22H9M-9,-18H9', INK, 1) + notes(0, -8)),
  song: () =>
    notes(-16, -8, paper.poppy) +
    notes(6, -20, paper.teal) +
    notes(20, -4, paper.barleyDeep) +
    line('M-30,-2Q0,-10 34,0', paper.cream, 3),
  violetNote: () =>
    circle(-6, -12, 13, '#7A5BB0') +
    line('M5,-14V-52Q24,-48 22,-34', '#7A5BB0', 5) +
    circle(-10, -16, 3.4, '#C7B2E6'),
  musicBox: () =>
    rect(-26, -24, 52, 24, '#5F8A6E', 4) +
    rect(-28, -30, 56, 8, '#47705A', 3) +
    line('M26,-14H36V-4', paper.barley, 4) +
    circle(37, -2, 4, paper.poppy) +
    line('M-16,-12H14', paper.barley, 4) +
    notes(-4, -40),
  brassRoll: () =>
    rect(-26, -24, 52, 22, paper.barley, 8) +
    ellipse(26, -13, 6, 11, paper.barleyDeep) +
    path(circlesPath([[-16, -18, 1.8], [-8, -10, 1.8], [0, -17, 1.8], [8, -8, 1.8], [14, -18, 1.8], [-18, -8, 1.8]]), INK) +
    notes(-4, -34), // prettier-ignore
  clock: () =>
    rect(-24, -60, 48, 60, paper.woodDark, 6) +
    circle(0, -38, 18, paper.white) +
    line('M0,-38V-50M0,-38L8,-34', INK, 3) +
    line('M0,-18V-8', paper.barley, 2.6) +
    circle(0, -6, 5, paper.barley),
  windChime: () =>
    line('M0,-66V-56', paper.woodDark, 3) +
    rect(-24, -58, 48, 6, paper.wood, 3) +
    line('M-18,-50V-14M-9,-50V-8M0,-50V-2M9,-50V-10M18,-50V-18', '#C8A25C', 5),
  iceChime: () =>
    rect(-24, -58, 48, 5, '#9CC3D4', 3) +
    line('M-20,-50V-30M-13,-50V-22M-6,-50V-16M1,-50V-10M8,-50V-18M15,-50V-24M21,-50V-32', '#E8F6FA', 4.4) +
    line('M0,-66V-58', '#6FA3BA', 3),
  harp: () =>
    path('M-20,0Q-28,-40 -8,-58Q14,-64 22,-44L16,-42Q8,-54 -6,-50Q-20,-38 -12,0Z', '#EADCF0') +
    line('M-16,-2L20,-44', '#CDB8D8', 5) +
    line('M-12,-44L-8,-10M-5,-49L0,-18M3,-50L7,-27M11,-48L14,-36', paper.lamp, 2),
  cello: () =>
    line('M0,-44V-84', paper.woodDeep, 6) +
    path(
      'M0,-56C20,-56 14,-36 12,-32C24,-20 20,0 0,0C-20,0 -24,-20 -12,-32C-14,-36 -20,-56 0,-56Z',
      '#A9542F',
    ) +
    line('M-3,-80V-12M3,-80V-12', paper.cream, 1.4) +
    line('M-9,-30q-3,8 0,14M9,-30q3,8 0,14', INK, 2.2) +
    line('M22,-62L34,-4', paper.woodDark, 2.6),
  guitar: () =>
    path(
      'M0,-48C16,-48 14,-32 12,-28C24,-18 18,0 0,0C-18,0 -24,-18 -12,-28C-14,-32 -16,-48 0,-48Z',
      '#C98E4A',
    ) +
    circle(0, -28, 7, INK) +
    line('M0,-34V-84', paper.woodDeep, 6) +
    rect(-5, -94, 10, 12, paper.woodDark, 2) +
    line('M-2,-82V-14M2,-82V-14', paper.cream, 1.2),
  accordion: () =>
    rect(-38, -44, 18, 44, paper.poppy, 4) +
    rect(20, -44, 18, 44, paper.poppy, 4) +
    path('M-20,-42L-12,-38L-4,-42L4,-38L12,-42L20,-38V-4L12,-1L4,-5L-4,-1L-12,-5L-20,-1Z', paper.cream) +
    line('M-12,-38V-4M-4,-41V-2M4,-38V-4M12,-41V-2', paper.brick, 2) +
    path(circlesPath([[28, -34, 2.4], [28, -24, 2.4], [28, -14, 2.4]]), paper.white), // prettier-ignore
  handBells: () =>
    [-26, 0, 26]
      .map(
        (x) =>
          path(`M${x - 10},-4Q${x - 9},-24 ${x},-26Q${x + 9},-24 ${x + 10},-4Z`, paper.barley) +
          line(`M${x},-26V-42`, paper.woodDark, 4) +
          circle(x, -3, 3, paper.barleyDeep),
      )
      .join(''),
  tambourine: () => circle(0, -24, 24, paper.wood) + circle(0, -24, 18, paper.cream) + path(circlesPath([[-22, -28, 4], [22, -20, 4], [0, -47, 4], [4, -1, 4]]), paper.barley), // prettier-ignore
  recorder: () =>
    rect(-16, -44, 32, 44, INK, 6) +
    rect(-11, -38, 22, 14, '#8FD0B5', 2) +
    line('M-8,-31l3,-4l3,8l3,-6l3,4h3', INK, 1.8) +
    circle(0, -12, 6, paper.poppy) +
    line('M22,-40q6,8 0,16M29,-45q10,13 0,26', paper.barleyDeep, 3),
  loudspeaker: () =>
    rect(-24, -64, 48, 64, paper.woodDeep, 5) +
    circle(0, -22, 17, '#2A3A42') +
    circle(0, -22, 7, paper.stoneDark) +
    circle(0, -50, 8, '#2A3A42') +
    line('M32,-46q8,12 0,24M40,-52q12,18 0,36', paper.barleyDeep, 3),
  microphone: () =>
    line('M-16,0H16M0,0V-52', paper.stoneDark, 5) +
    rect(-9, -80, 18, 30, '#3A4A52', 9) +
    line('M-8,-72H8M-8,-66H8', paper.stone, 2) +
    line('M-15,-62Q-14,-46 0,-46Q14,-46 15,-62', paper.stoneDark, 3),
  radio: () =>
    line('M18,-36L30,-62', paper.stoneDark, 3) +
    rect(-30, -38, 60, 38, paper.teal, 6) +
    circle(-13, -18, 12, '#2F5F5E') +
    rect(5, -30, 20, 9, paper.lamp, 2) +
    circle(11, -11, 4, paper.barley) +
    circle(21, -11, 4, paper.barley),
  headphones: () =>
    path('M-20,-12C-26,-56 26,-56 20,-12', 'none', `stroke="${INK}" stroke-width="6"`) +
    rect(-28, -20, 13, 20, paper.poppy, 5) +
    rect(15, -20, 13, 20, paper.poppy, 5),
  screen: () =>
    line('M-48,0V-74M48,0V-74', paper.woodDark, 5) +
    path('M-46,-72Q0,-68 46,-72V-18Q0,-12 -46,-18Z', paper.white) +
    path('M-38,-24Q-12,-52 8,-36T38,-44V-22Q0,-18 -38,-24Z', '#8FB7C9') +
    circle(22, -56, 7, paper.barley),
  bedsheetScreen: () =>
    path('M-52,-78Q0,-66 52,-78', 'none', `stroke="${paper.woodDark}" stroke-width="2.6"`) +
    path('M-44,-76Q0,-66 44,-76L42,-6Q20,-14 0,-6Q-22,-14 -42,-4Z', paper.white) +
    line('M-20,-66Q-24,-34 -20,-10M18,-66Q22,-34 20,-12', '#DDE3DC', 3),
  phone: () =>
    rect(-17, -60, 34, 60, INK, 6) +
    rect(-13, -54, 26, 46, '#DCE9E8', 2) +
    rect(-10, -50, 16, 8, paper.teal, 3) +
    rect(-4, -39, 14, 8, paper.barley, 3) +
    rect(-10, -28, 18, 8, paper.teal, 3) +
    rect(-6, -17, 16, 7, paper.poppy, 3) +
    line('M20,-56q16,8 4,18t2,16t-4,16', paper.clover, 2.6),
  laptop: () =>
    path('M-40,0L-30,-9H30L40,0Z', paper.stoneDark) +
    rect(-30, -48, 60, 40, INK, 4) +
    rect(-26, -44, 52, 32, '#9CC3D4', 2) +
    rect(-16, -30, 32, 6, paper.white, 3) +
    rect(-16, -30, 14, 6, paper.poppy, 3),
  tape: () =>
    rect(-32, -38, 64, 38, paper.woodDark, 5) +
    circle(-14, -20, 11, paper.stone) +
    circle(14, -20, 11, paper.stone) +
    circle(-14, -20, 4, INK) +
    circle(14, -20, 4, INK) +
    line('M-14,-9Q-6,6 8,-2Q24,-10 34,-2Q44,8 30,2', mix(paper.woodDeep, INK, 0.3), 3),
} as const;
