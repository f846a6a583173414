import type { StoryLanguage } from '@storylark/contracts/languages';
import type { VoiceId, StoryType } from '@storylark/contracts/stories/vocabulary';
import type { EffectCue, Line, Plan } from '../plan.ts';

// Small stories for the specs of this folder.

export const cast: Plan['cast'] = {
  hero: { id: 'hero', name: 'Nora', gender: 'girl', characterType: 'human', age: 5 },
  companion: { id: 'companion', name: 'Sioned', gender: 'boy', characterType: 'human', age: 9 },
  helper: { id: 'helper', name: 'Motte', gender: 'girl', characterType: 'imaginary_friend', age: null },
  others: [
    {
      id: 'other1',
      name: 'Oma',
      gender: 'girl',
      characterType: 'human',
      age: null,
      relationshipType: 'grandparent',
    },
    { id: 'other2', name: 'Blip', gender: 'boy', characterType: 'robot', age: null },
  ],
};

export const line = (id: string, text: string, changes: Partial<Line> = {}): Line => ({
  id,
  paragraph: 0,
  beat: 'home',
  speaker: 'narrator',
  text,
  pace: 1,
  pitch: 0,
  range: 0,
  pauseMs: 500,
  cues: [],
  ...changes,
});

const tellings = {
  english: [
    [
      'At the end of every day, Nora’s house grew quiet in the same order.',
      'First the kettle.',
      'Then the stairs.',
      'Then the street outside.',
    ],
    [
      'But tonight something was still awake.',
      'Flitter, flitter, it went, behind the wall.',
      '“Quick isn’t working,” said Nora.',
    ],
    ['She sat down on the floor and waited.', 'Then the wall breathed out, and the house was quiet.'],
  ],
  german: [
    ['Auf Emils Fensterbrett lag ein Kompass, der nie nach Norden zeigte.', 'Er zeigte zur Tür.'],
    [
      '„Der ist kaputt“, sagte sein Bruder Anton.',
      'Am Strand wartete ein Krebs mit einer alten Messinglampe.',
      '„Der will los.“',
    ],
    ['Emil schob die Brille hoch und drehte die Karte.', 'Da zeigte der Kompass auf das Meer hinaus.'],
  ],
  french: [
    [
      'Chez Mamie, on ne comptait pas les jours, on comptait les prunes.',
      'Il y en avait eu cent, puis vingt, puis quatre.',
    ],
    [
      'Tout s’est mis à trembler, le tabouret, le seau, le coussin.',
      '« Tu fais quoi ? » a demandé Rose.',
      'Malo n’a rien dit.',
    ],
    ['Il a coupé la prune en deux, avec une goutte de soleil dessus.', 'Le gros morceau était pour Rose.'],
  ],
} satisfies Record<StoryLanguage, string[][]>;

export type SampleStory = {
  language: StoryLanguage;
  voice: VoiceId;
  title: string;
  lines: Line[];
  plan: Pick<Plan, 'seed' | 'type' | 'beats'>;
};

const beatNames = ['home', 'deed', 'echo'] as const;

/** About half a minute; `cues` go to the line of that number. */
export function sampleStory(
  language: StoryLanguage,
  voice: VoiceId,
  type: StoryType,
  cues: Record<number, EffectCue[]> = {},
): SampleStory {
  const lines = tellings[language].flatMap((sentences, paragraph) =>
    sentences.map((text, index) =>
      line('', text, {
        paragraph,
        beat: beatNames[paragraph]!,
        speaker: /^[“„«]/.test(text) ? 'hero' : 'narrator',
        pauseMs: index < sentences.length - 1 ? 500 : paragraph === 0 ? 1600 : 1000,
      }),
    ),
  );
  const moodOf = {
    adventure: 'adventure',
    fantasy: 'wonder',
    everyday: 'playful',
    educational: 'festive',
    bedtime: 'calm',
  };
  return {
    language,
    voice,
    title: 'Pflaumen & Lämpchen',
    lines: lines.map((each, index) => ({ ...each, id: `line${index}`, cues: cues[index] ?? [] })),
    plan: {
      seed: 'story-1',
      type,
      beats: beatNames.map((beat) => ({
        beat,
        tension: 2,
        place: 'home',
        light: 'dusk',
        moves: [],
        mood: moodOf[type],
        effects: [],
      })),
    },
  };
}
