import type { Tables } from '../../schema.ts';

export const caring: NonNullable<Tables['trait']['caring']> = {
  home: [
    '{hero_subj} zählte immer alle zweimal, auch die Schnecke.',
    {
      text: 'Jede Puppe bekam bei {hero} abends ein Glas Wasser, und morgens war es leer. Das war der Kater.',
      from: '6-8',
    },
    { text: 'In der Tasche von {hero} gab es Pflaster in drei Größen. Eines klebte am Zaun.', from: '6-8' },
    '{hero_subj} blies jedem auf die Suppe, auch denen, die keine hatten.',
    'Bei Regen ging {hero_subj} zuerst nachsehen, ob die Ameisen ein Dach hatten.',
    '{hero_subj} hatte für jede Pflanze einen Namen und eine Uhrzeit.',
    'Wenn jemand hustete, stand {hero_subj} schon mit dem Schal da.',
    'An der Ampel nahm {hero_subj} alle an die Hand, die zu haben waren.',
    'Der platte Ball lag bei {hero} auf einem Kissen und wurde geschont.',
    '{hero_subj} prüfte vor dem Schlafen, ob alle da waren: Bär, Hase, Schraube.',
  ],
  firstMove: [
    '{hero_subj} zählte erst einmal durch. Es fehlte keiner, {hero_er} hatte nur sich selbst vergessen.',
    '<hero>Gib her, ich mach das</hero>, sagte {hero_subj} und nahm es schon.',
    '{hero_subj} steckte jedem ein Stück Brot zu. Gehungert wurde hier jedenfalls nicht.',
    '{hero_subj} legte allen eine Jacke um. Nun hatten sie es warm und konnten die Arme nicht mehr heben.',
    '<hero>Nicht so nah heran</hero>, sagte {hero_subj} und stellte sich selbst nah heran.',
    '{hero_subj} wollte allen zugleich helfen und hatte dafür zwei Hände.',
  ],
  helps: [
    '<hero>Was würde dir helfen?</hero>, hätte {hero} fragen können. Es war ein kurzer Satz. {hero_er} hatte ihn noch gar nicht gesagt.',
    '{hero_subj} legte die Hände in den Schoß. Manchmal hilft man besser mit Ohren.',
    'Gezählt hatte {hero} alle. Angesehen hatte {hero_er} nicht alle, merkte {hero_er} jetzt.',
    'Nicht alles tun, dachte {hero}, nur das eine.',
    '{hero_subj} überlegte, was {hero_er} sich selbst in so einem Augenblick wünschte. Und dann überlegte {hero_er} es für den anderen.',
    'Da war jemand, um den {hero} sich noch nicht gekümmert hatte, obwohl er gleich danebenstand.',
  ],
};
