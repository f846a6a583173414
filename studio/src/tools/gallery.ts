import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  characterTypes,
  eyeColors,
  hairColors,
  hairStyles,
  physicalAttributes,
  skinColors,
} from '@storylark/contracts/characters/vocabulary';
import { settings } from '@storylark/contracts/stories/vocabulary';
import { speciesOf } from '@storylark/illustration/look/look';
import { lookOf } from '@storylark/illustration/look/lookOf';
import { lights } from '@storylark/illustration/drawing/light';
import { aids, expressions, poses, type PictureSpec, type Sitter } from '@storylark/illustration/pictureSpec';
import { portrait } from '@storylark/illustration/portrait';
import { scene } from '@storylark/illustration/scene';
import { settingTile } from '@storylark/illustration/settingTile';
import { picturesOf } from '../studio.ts';
import { sittersOf } from '../sittersOf.ts';
import { tellStory } from '../text/tellStory.ts';
import { orderOf } from './orderOf.ts';
import { escaped, page } from './page.ts';

const OUT = '.cache/studio/gallery';

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const sitter = (n: number): Sitter => ({
  uuid: `sitter-${n}`,
  age: at([4, 6, 9, 14, 38, 70], n),
  gender: at(['girl', 'boy'], n),
  hairColor: at(hairColors, n * 4),
  eyeColor: at(eyeColors, n * 3),
  hairStyle: at(hairStyles, n),
  skinColor: at(skinColors, n),
  characterType: at(characterTypes, Math.floor(n / 3)),
  personalityTrait: 'curious',
  physicalAttribute: at(physicalAttributes, n),
});
const alone = (spec: Partial<PictureSpec>, pose: PictureSpec['cast'][number]['pose'], expression: PictureSpec['cast'][number]['expression']): PictureSpec => ({
  beat: 'arrive',
  shot: 'medium',
  light: 'day',
  focus: 'hero',
  setting: 'treasureIsland',
  place: 'setting',
  cast: [{ id: 'hero', pose, expression, looksAt: 'hero', x: 0.5, scale: 1 }],
  props: [],
  detail: '',
  ...spec,
}); // prettier-ignore

const figure = (drawing: string, caption: string): string =>
  `<figure>${drawing}<figcaption>${escaped(caption)}</figcaption></figure>`;
const write = (name: string, title: string, figures: readonly string[]): void => {
  const file = join(OUT, `${name}.html`);
  writeFileSync(
    file,
    page(title, `<body class="wide"><h1>${title}</h1><div class="grid">${figures.join('')}</div>`),
  );
  process.stdout.write(`${file}: ${figures.length} pictures\n`);
};

mkdirSync(OUT, { recursive: true });
const hero = { hero: lookOf(sitter(1)) };
write(
  'places',
  'Fifty places, empty, by day, at dusk and at night',
  settings.flatMap((setting) => [
    figure(settingTile(setting), `${setting}, as in the wizard`),
    ...lights.map((light) =>
      figure(scene(alone({ setting, light }, 'stand', 'curious'), hero), `${setting}, ${light}`),
    ),
  ]),
);
write(
  'heroes',
  'Heroes',
  Array.from({ length: 36 }, (_, n) => {
    const one = sitter(n);
    return figure(
      portrait(lookOf(one)),
      `${one.age}, ${one.characterType}, ${one.physicalAttribute}, ${one.hairStyle}`,
    );
  }),
);
write(
  'bodies',
  'Postures and faces',
  [
    ...poses.map((pose) => [pose, 'curious'] as const),
    ...expressions.map((expression) => ['stand', expression] as const),
  ].flatMap(([pose, expression]) =>
    [1, 5, 9, 12].map((n) =>
      figure(
        scene(alone({}, pose, expression), { hero: lookOf(sitter(n)) }),
        `${pose}, ${expression}, ${sitter(n).characterType}`,
      ),
    ),
  ),
);
write(
  'aids',
  'What somebody has with them, in every posture',
  aids.flatMap((aid) =>
    poses.map((pose, n) => {
      const one = { ...sitter(n * 5), aid };
      return figure(
        scene(alone({}, pose, 'glad'), { hero: lookOf(one) }),
        `${aid}, ${pose}, ${one.characterType}`,
      );
    }),
  ),
);
write(
  'species',
  'The bodies of each kind',
  characterTypes.flatMap((characterType) =>
    speciesOf[characterType].map((species) => {
      const looks = Array.from({ length: 99 }, (_, n) =>
        lookOf({ ...sitter(n), characterType, age: 4 + (n % 9) }),
      );
      const look = looks.find((other) => other.species === species) ?? at(looks, 0);
      return figure(scene(alone({}, 'sit', 'glad'), { hero: look }), `${characterType}, ${look.species}`);
    }),
  ),
);
write(
  'compositions',
  'Every picture of ten stories, with its alternative text',
  Array.from({ length: 10 }, (_, n) => {
    const { order, cast } = orderOf([
      '--seed',
      `gallery-${n}`,
      '--language',
      'english',
      '--age',
      String(4 + n),
    ]);
    const { plan, altTexts } = tellStory(order, []);
    const looks = Object.fromEntries(
      Object.entries(sittersOf(plan, cast)).map(([id, one]) => [id, lookOf(one)]),
    );
    return picturesOf(plan).map((spec) =>
      figure(
        scene(spec, looks),
        `${order.setting}, ${plan.thread.errand}, ${spec.beat}: ${altTexts[spec.beat] ?? ''}`,
      ),
    );
  }).flat(),
);
