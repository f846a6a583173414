import { INK, paper } from '../drawing/palette.ts';
import { circle, ellipse, line, path, rect } from '../drawing/svg.ts';
import { eyes } from '../head/eyeball.ts';
import { smallRobot } from '../storyProps/smallRobot.ts';
import { lifesize } from './forms.ts';

/** Robots, armour and beings of other places: as large as they are beside the hero. */
export const machinesAndBeings = {
  armour: () =>
    line('M-10,-34V0M10,-34V0', '#8FA0AA', 11) +
    line('M-22,-74L-30,-40M22,-74L30,-40', '#8FA0AA', 9) +
    path('M-22,-78H22L16,-34H-16Z', '#B5C2C9') +
    path('M-17,-82C-19,-118 19,-118 17,-82Z', '#B5C2C9') +
    rect(-14, -100, 28, 6, INK) +
    line('M0,-92V-84M-6,-92V-85M6,-92V-85', INK, 1.8) +
    line('M0,-110Q10,-128 26,-118', paper.poppy, 6) +
    line('M36,-110V0', paper.woodDark, 4),
  drawerRobot: () =>
    rect(-46, -88, 92, 82, '#7F8F98', 5) +
    line('M-46,-66H46M-46,-46H46M-46,-26H46M-16,-66V-6M16,-66V-6', '#5E6E77', 2.4) +
    rect(-26, -116, 52, 30, '#65757E', 8) +
    circle(0, -101, 10, paper.lamp) +
    circle(0, -101, 4, INK) +
    line('M-30,-6V0M30,-6V0', INK, 8) +
    line('M-34,-56h8M-4,-56h8M26,-56h8M-34,-36h8M-4,-36h8M26,-36h8', paper.barley, 3),
  politeRobot: () => lifesize(smallRobot('#A9C4C9', paper.teal)),
  robotAsleep: () => lifesize(smallRobot('#8FB58A', '#3A4E46')),
  dustRobot: () =>
    path('M-32,0Q-36,-28 0,-30Q36,-28 32,0Z', '#A5B0B8') +
    path('M-20,-14Q0,-24 20,-14Q0,-6 -20,-14Z', INK) +
    circle(-7, -14, 3, paper.teal) +
    circle(7, -14, 3, paper.teal) +
    line('M0,-30V-42', INK, 2.4) +
    circle(0, -44, 3.4, paper.poppy) +
    line('M-32,-2l-8,4M32,-2l8,4', paper.stoneDark, 3),
  skeletonHand: () =>
    line('M0,0V-30M0,-30L-20,-54M0,-30L-7,-64M0,-30L6,-66M0,-30L18,-60M0,-26L24,-38', paper.cream, 6) +
    ellipse(0, -26, 11, 9, paper.cream) +
    rect(-22, -4, 44, 6, paper.wood, 2),
  hillDoorkeeper: () =>
    path('M-34,-14Q-38,-58 0,-60Q38,-58 34,-14Q0,-4 -34,-14Z', '#8A7AC4') +
    line('M-26,-14V0M-16,-11V0M-6,-10V0M6,-10V0M16,-11V0M26,-14V0', '#6A5AA6', 5) +
    rect(-14, -84, 28, 24, INK, 2) +
    rect(-22, -63, 44, 5, INK, 2) +
    eyes([[0, -40]], 1.5) +
    line('M-10,-22H10', INK, 2.6),
  hillChild: () =>
    path('M-52,0Q-40,-26 0,-28Q40,-26 52,0Z', '#8AC4A0') +
    path('M-16,-18Q-20,-48 0,-50Q20,-48 16,-18Z', '#C9A6E0') +
    line('M-6,-50L-12,-62M6,-50L12,-62', '#A586C4', 3) +
    eyes(
      [
        [-6, -38],
        [7, -38],
      ],
      0.56,
    ),
  fogPorter: () =>
    path('M-40,0Q-56,-30 -30,-46Q-34,-86 0,-88Q34,-86 30,-46Q56,-30 40,0Z', '#C4CED9') +
    path('M-22,-84Q-20,-104 0,-104Q20,-104 22,-84Z', '#3A4E6E') +
    rect(-26, -88, 52, 6, '#22304F', 3) +
    eyes(
      [
        [-9, -66],
        [9, -66],
      ],
      0.62,
    ) +
    line('M-6,-54H8', INK, 2.4) +
    line('M-26,-38Q0,-26 26,-38', paper.white, 5),
} as const;
