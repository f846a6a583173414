import type { Locale } from '@storylark/contracts/languages';
import { fillNames } from './fillNames.ts';

const filled = (locale: Locale, name: string, text: string, g: 'm' | 'f' = 'f') =>
  fillNames(text, { HERO: { name, g } }, locale);

describe('names that are put in', () => {
  it.each([
    ['en', 'James', 'And {{HERO}}’s boots, said {{HERO}}.', 'And James’s boots, said James.'],
    ['de', 'Lena', 'Da lag {{HERO}}s Schuh, und {{HERO}} sah ihn.', 'Da lag Lenas Schuh, und Lena sah ihn.'],
    ['de', 'Max', 'Da lag {{HERO}}s Schuh.', 'Da lag Max’ Schuh.'],
    ['de', 'Lena', 'Der Schuh von {{HERO}} sank.', 'Lenas Schuh sank.'],
    ['fr', 'Emma', 'Le sac de {{HERO}} est là.', 'Le sac d’Emma est là.'],
    ['fr', 'Malo', 'Le sac de {{HERO}} est là.', 'Le sac de Malo est là.'],
    ['fr', 'Malo', 'Le sac d’{{HERO}} est là.', 'Le sac de Malo est là.'],
    ['fr', 'Hugo', 'Il faut que {{HERO}} vienne.', 'Il faut qu’Hugo vienne.'],
    ['fr', 'Yasmine', 'Il faut qu’{{HERO}} vienne.', 'Il faut que Yasmine vienne.'],
    ['fr', 'Inès', 'Lorsque {{HERO}} vint, puisque {{HERO}} vint.', 'Lorsqu’Inès vint, puisqu’Inès vint.'],
    ['fr', 'Emma', 'Il parle à {{HERO}}.', 'Il parle à Emma.'],
  ] as const)('%s, %s: %s', (locale, name, text, expected) => {
    expect(filled(locale, name, text)).toBe(expected);
  });

  it('stay placeholders where nobody is meant by them', () => {
    expect(filled('en', 'Nora', '{{WHO}} and {{HERO}}.')).toBe('{{WHO}} and Nora.');
  });
});
