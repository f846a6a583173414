import type { Pose } from '../pictureSpec.ts';

type Point = readonly [x: number, y: number];
/**
 * Elbow or knee, then hand or foot: from shoulder or hip, in lengths of the limb; x points forward, the way
 * the figure faces.
 */
export type Limb = readonly [joint: Point, end: Point];

/**
 * `drop` lowers the hips by this share of the leg; `lean` and `head` turn body and head forward, in degrees.
 * The arm and leg on the side the figure faces are `front...`.
 */
export type PoseShape = {
  drop: number;
  lean: number;
  head: number;
  frontArm: Limb;
  backArm: Limb;
  frontLeg: Limb;
  backLeg: Limb;
};

const downFront: Limb = [
  [0.3, 0.42],
  [0.26, 0.94],
];
const downBack: Limb = [
  [-0.3, 0.42],
  [-0.26, 0.94],
];
const straightFront: Limb = [
  [0.02, 0.5],
  [0.05, 1],
];
const straightBack: Limb = [
  [-0.02, 0.5],
  [-0.05, 1],
];
const standing = {
  drop: 0,
  lean: 0,
  head: 0,
  frontArm: downFront,
  backArm: downBack,
  frontLeg: straightFront,
  backLeg: straightBack,
};

// A table, one pose a line.
// prettier-ignore
export const poseShapes: Record<Pose, PoseShape> = {
  stand: standing,
  walk: { ...standing, drop: 0.03, lean: 3, frontArm: [[0.34, 0.4], [0.2, 0.9]], backArm: [[-0.46, 0.34], [-0.62, 0.74]], frontLeg: [[0.3, 0.45], [0.46, 0.97]], backLeg: [[-0.1, 0.5], [-0.5, 0.93]] },
  run: { drop: 0.04, lean: 9, head: -3, frontArm: [[0.56, 0.34], [0.86, -0.04]], backArm: [[-0.56, 0.2], [-0.72, 0.6]], frontLeg: [[0.52, 0.34], [0.62, 0.95]], backLeg: [[-0.24, 0.62], [-0.96, 0.6]] },
  climb: { drop: 0.02, lean: 2, head: -4, frontArm: [[0.5, -0.3], [0.62, -1.02]], backArm: [[-0.5, 0], [-0.86, -0.42]], frontLeg: [[0.62, 0.24], [0.42, 0.66]], backLeg: [[-0.1, 0.5], [-0.2, 0.98]] },
  reach: { ...standing, lean: 4, head: -7, frontArm: [[0.5, -0.34], [0.78, -1.04]], backLeg: [[-0.06, 0.5], [-0.22, 1]] },
  sit: { drop: 0.78, lean: 0, head: 3, frontArm: [[0.4, 0.4], [0.5, 0.86]], backArm: [[-0.4, 0.4], [-0.5, 0.86]], frontLeg: [[0.66, -0.16], [0.98, 0.2]], backLeg: [[-0.66, -0.16], [-0.9, 0.2]] },
  crouch: { drop: 0.46, lean: 8, head: 2, frontArm: [[0.44, 0.44], [0.72, 0.92]], backArm: [[-0.34, 0.5], [0.14, 0.86]], frontLeg: [[0.7, 0.08], [0.36, 0.54]], backLeg: [[-0.62, 0.12], [-0.32, 0.54]] },
  carry: { ...standing, lean: -2, head: 0, frontArm: [[0.34, 0.44], [-0.1, 0.6]], backArm: [[-0.34, 0.44], [0.1, 0.6]] },
  point: { ...standing, lean: 2, head: 0, frontArm: [[0.5, 0.02], [1.08, -0.14]] },
  holdOutHand: { ...standing, lean: 4, head: 3, frontArm: [[0.46, 0.4], [1.02, 0.24]] },
  hug: { ...standing, lean: 5, head: 6, frontArm: [[0.62, 0.1], [0.86, 0.42]], backArm: [[-0.2, 0.66], [0.72, 0.5]] },
  sleep: { ...standing, head: 0, frontArm: [[0.3, 0.44], [-0.12, 0.5]], backArm: [[-0.3, 0.44], [0.1, 0.62]], frontLeg: [[0.12, 0.5], [-0.02, 0.98]], backLeg: [[-0.1, 0.5], [-0.12, 0.94]] },
};
