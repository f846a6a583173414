import { isProfaneName } from './isProfaneName.ts';

describe('names', () => {
  it.each([
    'Dick',
    'Analise',
    'Analía',
    'Dickson',
    'Cummings',
    'Cassandra',
    'Titus',
    'Fagan',
    'Bastardi',
    'Nigel',
    'Scunthorpe',
    'Arsène',
    'Rosette',
    'Lolita',
    'Con',
    'Constance',
    'Pede',
    'Hurley',
    'Mia-Sophie von Scheidt',
    '李小龍',
    'Zoë',
    'Phúc',
  ])('take %s', (name) => expect(isProfaneName(name)).toBe(false));

  it.each([
    'Fuck',
    'little SHIT',
    'Mia-Bitch',
    'A$$hole',
    'asshole',
    'ｆｕｃｋ',
    'Arschloch',
    'Hurensohn',
    'Fräulein Möse',
    'Scheiße',
    'Pédé',
    'Connard',
    'Petit fils de pute',
    'Putain',
  ])('refuse %s', (name) => expect(isProfaneName(name)).toBe(true));
});
