import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, star } from '../drawing/svg.ts';
import { glow } from '../scenery/sky.ts';
import { sittingAnimal, standingAnimal } from './animals.ts';
import { someone } from './people.ts';
import type { PropsOf } from './storyProp.ts';

export const hedgehog = (): string => path('M-34,-2C-38,-14 -34,-18 -36,-26L-24,-26L-22,-38L-11,-32L-3,-42L5,-32L16,-36L18,-24L28,-20C24,-10 24,-4 22,-2Z', '#6F4F38') + path('M12,-2C8,-20 18,-26 26,-20Q38,-14 42,-6Q34,0 12,-2Z', '#D9B88E') + circle(42, -8, 3, INK) + circle(26, -13, 2.4, INK) + ellipse(-14, 0, 6, 3, '#A88560') + ellipse(14, 0, 6, 3, '#A88560') + line('M-22,-14l-5,-5M-8,-16l-3,-7M6,-16l0,-7', '#8F6B4E', 2.4);

export const magic: PropsOf<'magicMeadow' | 'fairyTreehouse' | 'rainbowBridge' | 'unicornValley' | 'candlelightLibrary' | 'dragonCastle' | 'cloudKingdom' | 'enchantedForest' | 'mermaidLagoon'> = {
  magicMeadow: {
    helper: () => ellipse(-6, -44, 14, 9, '#EAF5F4', 'opacity=".9"') + ellipse(12, -46, 13, 8, '#EAF5F4', 'opacity=".9"') + ellipse(0, -24, 25, 18, paper.barley) + path('M-8,-41q-5,17 0,34h7q-5,-17 0,-35ZM8,-41q-5,17 0,34h6q-4,-17 1,-32Z', INK) + circle(-17, -27, 3, INK) + line('M-20,-18q3,4 7,2', INK, 2) + line('M-18,-38q-6,-8 -12,-8M-12,-40q-2,-9 -8,-12', INK, 2),
    prize: () => line('M0,0Q4,-22 -2,-36', paper.leaf, 4.4) + path('M1,-8Q20,-12 24,-26Q6,-24 1,-8ZM1,-12Q-18,-14 -22,-28Q-6,-26 1,-12Z', paper.leaf) + path('M-4,-34C-24,-44 -18,-64 -6,-60Q-2,-68 4,-60C16,-62 20,-42 -4,-34Z', '#F58FB0') + path('M-4,-36Q-10,-50 -4,-60Q4,-50 -4,-36Z', '#F9BBD0') + line('M-12,-47q3,3 5,0M0,-47q3,3 5,0', '#8A3A5A', 2),
    obstacle: () => path('M-90,4Q-40,-34 0,-18T90,-30V-14Q40,8 0,-2T-70,10Z', '#6FB9C9') + line('M-56,-8q12,-6 24,-2M10,-12q14,4 26,-4', paper.white, 3) + path('M-34,-12q2,-12 14,-10q10,2 8,12ZM38,-14q4,-12 14,-8q8,4 6,10Z', paper.stone) + line('M-70,0V-26M-64,0V-20M72,-26V-50', paper.leaf, 4),
    keepsake: () => line('M0,0Q2,-8 0,-13', paper.leaf, 2.6) + path(circlesPath([[-6, -20, 6], [6, -20, 6], [-5, -11, 6], [6, -11, 6]]), paper.moss) + circle(0, -15.5, 2, '#A9D38A'),
  },
  fairyTreehouse: {
    helper: () => path('M-4,-36Q-40,-60 -34,-26Q-28,-14 -4,-26ZM4,-36Q40,-60 34,-26Q28,-14 4,-26Z', paper.white, 'opacity=".85"') + someone('#D9A27A', '#7C4023', '#6E9A62', path('M-22,-70Q-10,-88 0,-82Q12,-92 22,-70Q0,-80 -22,-70Z', paper.clover) + circle(20, -26, 6, paper.lamp, 'opacity=".7"')),
    prize: () => glow(0, -22, 30) + rect(-17, -38, 34, 38, '#DDF0E8', 9, 'opacity=".9"') + rect(-13, -46, 26, 8, paper.wood, 3) + star(-5, -14, 6, paper.barley) + star(6, -24, 5, paper.clover) + star(-3, -30, 3.6, paper.barley),
    obstacle: () => line('M-20,4V-96M20,4V-96', paper.wood, 8) + line('M-20,-8H20M-20,-26H20M-20,-80H20', paper.barley, 6) + line('M-20,-44H-8M20,-46H11M-20,-62H-11M20,-62H9', paper.barley, 6) + line('M-14,2l26,5', paper.barleyDeep, 5),
    keepsake: () => path('M-13,-14H13Q12,0 0,0Q-12,0 -13,-14Z', paper.wood) + path('M-15,-18H15V-13H-15Z', paper.woodDark) + line('M13,-9q8,-1 6,5', paper.woodDark, 2.6),
  },
  rainbowBridge: {
    helper: () => line('M-10,-10V-2M10,-10V-2', INK, 5) + path(circlesPath([[-16, -20, 13], [0, -28, 15], [15, -20, 13], [0, -15, 13]]), paper.white) + circle(-24, -32, 9, '#F3D9C9') + circle(-27, -33, 1.8, INK) + circle(-20, -33, 1.8, INK) + line('M-26,-28q3,2 5,0', INK, 1.6) + path(circlesPath([[-24, -41, 6], [-32, -37, 4], [-16, -37, 4]]), paper.white),
    prize: () => glow(0, -24, 26) + path('M0,-50C14,-32 18,-22 15,-13C10,0 -10,0 -15,-13C-18,-22 -14,-32 0,-50Z', paper.violet) + path('M-6,-26Q-10,-16 -5,-10Q-1,-18 -6,-26Z', '#C3B6E3'),
    obstacle: () => line('M-100,0A100,96 0 0 1 -30,-72', paper.poppy, 11) + line('M-88,0A88,84 0 0 1 -26,-60', paper.barley, 11) + line('M100,0A100,96 0 0 0 34,-70', paper.poppy, 11) + line('M88,0A88,84 0 0 0 30,-58', paper.barley, 11) + path(circlesPath([[-8, -74, 3], [6, -62, 2.4], [12, -82, 2.6]]), paper.white),
    keepsake: () => path('M-4,-14Q-24,-28 -18,-8Q-12,-4 -4,-14ZM4,-14Q24,-28 18,-8Q12,-4 4,-14Z', paper.clover) + path('M-3,-12L-12,2L-4,0ZM3,-12L10,4L14,-3Z', '#A54B6C') + circle(0, -14, 4.4, paper.poppy),
  },
  unicornValley: {
    helper: () => standingAnimal('#FFF3E0', '#F3DCCB', 'pony', path('M34,-66L46,-84L41,-62Z', paper.barley) + path('M27,-66Q10,-58 8,-36Q18,-40 31,-61Z', '#C9A9D6')),
    prize: () => path('M-30,0Q-34,-16 -12,-20Q6,-26 22,-16Q36,-12 32,0Z', paper.stoneDark) + ellipse(0, -8, 23, 7, '#D5DEE3') + line('M-2,-12Q-6,-40 8,-44M8,-44q10,4 8,26', '#E7EEF2', 5) + star(-18, -36, 6, paper.white) + star(26, -44, 5, paper.white),
    obstacle: () => path('M-80,0Q-84,-50 -50,-46Q-40,-74 -6,-58Q20,-80 40,-54Q80,-58 80,0Z', '#4F7F55') + line('M-66,-10Q-40,-50 -10,-20T40,-26T72,-8M-50,-40Q-10,-10 20,-50T60,-40', '#3A5A3E', 4) + path(circlesPath([[-44, -30, 5], [4, -44, 5], [46, -36, 5], [-10, -14, 4], [30, -14, 4]]), paper.clover),
    keepsake: () => line('M-14,-2Q-10,-24 4,-20T14,-4', '#DDE5EA', 3) + line('M-11,-2Q-6,-18 4,-16T17,-6', '#C3CFD6', 2.4) + circle(-13, -2, 3, paper.clover),
  },
  candlelightLibrary: {
    helper: () => sittingAnimal('#A9988C', '#E6D3C8', 'round', 'thin'),
    prize: () => path('M-4,-20Q-30,-34 -34,-16V-42Q-18,-52 0,-40Q18,-52 34,-42V-16Q20,-30 4,-20Z', '#3F7FBF') + path('M0,-20Q-18,-30 -29,-20V-42Q-14,-48 0,-38Q14,-48 29,-42V-20Q18,-30 0,-20Z', paper.white) + line('M0,-38V-20M-22,-38q8,-3 16,1M-22,-31q8,-3 16,1M6,-37q8,-4 16,-1', paper.stone, 2) + line('M-16,-8q-4,4 0,8M16,-8q4,4 0,8M0,-10v10', paper.lamp, 3),
    obstacle: () => line('M-26,0L-8,-112M30,0L12,-112', paper.wood, 7) + [0, 1, 2, 3, 4, 5, 6].map((i) => line(`M${-23 + i * 2.4},${-14 - i * 15}H${27 - i * 2.4}`, paper.barleyDeep, 5)).join(''),
    keepsake: () => path('M-7,-30H7V0L0,-6L-7,0Z', paper.poppy) + star(0, -20, 5, paper.barley) + line('M0,-30v-5', paper.barley, 2),
  },
  dragonCastle: {
    helper: () => path('M14,-6C44,4 46,-20 36,-28L32,-20C28,-14 20,-14 12,-16Z', '#2FA06F') + path('M-10,-34Q-40,-56 -40,-26Q-30,-30 -14,-20ZM10,-34Q40,-56 40,-26Q30,-30 14,-20Z', '#1F7A55') + path('M-17,0C-22,-24 -12,-36 0,-36C12,-36 22,-24 17,0Z', '#2FA06F') + path('M-9,0Q-10,-24 0,-26Q10,-24 9,0Z', paper.cream) + path('M-17,-44C-17,-64 17,-64 17,-44C17,-34 8,-30 0,-30C-8,-30 -17,-34 -17,-44Z', '#35B07C') + path('M-12,-58l-4,-13l10,8ZM12,-58l4,-13l-10,8Z', paper.cream) + path(circlesPath([[-7, -47, 2.6], [7, -47, 2.6]]), INK) + line('M-5,-39Q0,-35 5,-39', INK, 2),
    prize: () => circle(0, -42, 12, 'none', 'stroke="#C3CFD6" stroke-width="7"') + line('M0,-30V0M0,-3H12M0,-13H9', '#C3CFD6', 7) + circle(0, -42, 4, paper.teal) + line('M-8,-48q4,-5 10,-4', '#FFFFFF', 2.4),
    obstacle: () => path('M-46,0V-70Q0,-112 46,-70V0H34V-66Q0,-96 -34,-66V0Z', '#6F7484') + rect(-34, -72, 68, 72, paper.woodDeep) + path('M-32,0L-26,-64H26L32,0Z', paper.wood) + line('M-28,-14H28M-27,-30H27M-26,-46H26', paper.woodDark, 3) + line('M-30,-6L-44,-74M30,-6L44,-74', INK, 3),
    keepsake: () => path('M0,0Q-16,-8 -13,-22Q0,-30 13,-22Q16,-8 0,0Z', '#2FBF7A') + path('M0,-4Q-8,-12 -6,-20Q0,-24 0,-4Z', '#8FE0B8'),
  },
  cloudKingdom: {
    helper: () => path('M-30,-10Q-38,-26 -20,-28H4Q10,-30 10,-44Q10,-60 22,-60Q34,-58 32,-48Q26,-50 22,-42Q24,-10 4,-4H-14Q-26,-4 -30,-10Z', paper.white) + path('M-26,-20Q-6,-30 4,-16Q-8,-4 -22,-8Z', '#D5DEE3') + path('M31,-54l13,3l-13,5Z', paper.flame) + circle(24, -53, 2.2, INK) + line('M-8,-4V2M2,-4V2', paper.flame, 3.4) + path('M4,-36Q16,-30 24,-38L24,-30Q14,-24 4,-30Z', paper.teal),
    prize: () => glow(0, -22, 30) + path('M0,-48C14,-30 17,-21 14,-12C10,0 -10,0 -14,-12C-17,-21 -14,-30 0,-48Z', '#F2A65A') + path('M0,-20Q-12,-18 -14,-12C-10,0 10,0 14,-12Q6,-12 0,-20Z', '#A5607A') + circle(-4, -28, 3, paper.lamp),
    obstacle: () => path(circlesPath([[-44, -34, 28], [-8, -52, 36], [34, -44, 32], [62, -28, 20]]), '#7F8AA6') + rect(-70, -34, 148, 32, '#7F8AA6', 16) + line('M-26,-38q5,5 10,0M16,-38q5,5 10,0M-10,-22q10,6 20,0', INK, 3) + line('M44,-66q4,-8 8,-4M54,-78q5,-9 10,-5', paper.white, 3),
    keepsake: () => circle(0, -12, 11, paper.white) + line('M-9,-16q9,5 18,0M-10,-11q10,5 20,0M-8,-6q8,4 16,0M9,-6q8,2 10,8', '#B9C9D6', 2),
  },
  enchantedForest: {
    helper: hedgehog,
    prize: () => path('M-40,0Q-20,-10 -26,-20Q-34,-32 -8,-36Q10,-38 6,-48H16Q22,-34 0,-28Q-14,-24 -4,-14Q6,-6 -4,0Z', paper.cream) + path(circlesPath([[-20, -6, 3], [-16, -22, 3], [2, -34, 2.6]]), '#C9A66B') + line('M26,0V-40', paper.woodDark, 5) + path('M22,-40H42l7,7l-7,7H22Z', paper.wood) + star(33, -33, 4, paper.lamp),
    obstacle: () => path('M-34,0Q-14,-26 -24,-64H28Q16,-26 38,0Z', '#5C4B3A') + circle(-34, -78, 26, '#3E6B4F') + circle(34, -80, 26, '#3E6B4F') + circle(0, -94, 30, '#4E7A5E') + ellipse(-8, -44, 4, 5, paper.lamp) + ellipse(10, -44, 4, 5, paper.lamp) + path('M-8,-28Q2,-20 12,-29', 'none', `stroke="${paper.lamp}" stroke-width="3" stroke-linecap="round"`) + path('M-4,-60a7,7 0 1 1 8,6v4', 'none', `stroke="${paper.barley}" stroke-width="3" stroke-linecap="round"`),
    keepsake: () => path('M-14,0Q-20,-20 12,-28Q18,-6 -14,0Z', paper.moss) + line('M-14,0Q-2,-14 8,-24', '#A9D38A', 2.2),
  },
  mermaidLagoon: {
    helper: () => path('M-12,-24C-18,-6 -4,2 12,-2Q22,-6 30,2Q34,-10 26,-16Q18,-10 12,-12Q6,-16 12,-26Z', '#2E8C8A') + line('M-10,-40L-20,-26M10,-40L20,-30', '#A06A46', 6) + path('M-12,-44Q0,-48 12,-44L13,-22Q0,-16 -13,-22Z', paper.clover) + circle(0, -62, 19, '#A06A46') + path('M-20,-60C-26,-92 26,-92 20,-60L26,-38Q16,-40 15,-58Q0,-74 -15,-58Q-16,-40 -26,-38Z', '#3A4A6B') + path(circlesPath([[-7, -60, 2.4], [7, -60, 2.4]]), INK) + line('M-5,-53Q0,-49 5,-53', '#5A2A20', 2) + star(13, -76, 7, paper.barley),
    prize: () => path('M-26,-4Q-34,-34 -4,-38Q28,-36 24,-12Q18,2 -6,0Q-20,0 -26,-4Z', paper.cream) + path('M-2,-18a6,6 0 1 1 8,5a13,13 0 0 1 -18,-14', 'none', `stroke="${paper.clover}" stroke-width="4" stroke-linecap="round"`) + ellipse(32, -44, 5, 4, paper.teal) + line('M36,-45V-64q6,2 8,8', paper.teal, 3) + ellipse(12, -54, 4.4, 3.4, paper.teal) + line('M16,-55V-70', paper.teal, 3),
    obstacle: () => path('M-92,4Q-60,-30 -10,-22Q40,-40 92,4Z', '#E7C98E') + path('M-60,0Q-20,-16 20,-10Q50,-18 76,2Z', '#D9B36E') + line('M-88,8q12,-6 24,0t24,0M20,8q12,-6 24,0t24,0', '#4FB8B0', 4) + path('M-20,-24l5,-7l5,7l-5,4ZM40,-22l4,-5l4,5l-4,3Z', paper.poppy),
    keepsake: () => path('M-18,-24Q0,-32 18,-24L17,-15H-17Z', '#E3D3E6') + line('M-14,-15V-2M-8,-15V-1M-2,-15V0M4,-15V0M10,-15V-1M15,-15V-2', '#C9B3D0', 3) + circle(0, -22, 3, paper.clover),
  },
};
