import { locales } from '@storylark/contracts/languages';
import type { Brand } from '../brand.ts';

const YEAR = 365 * 24 * 60 * 60_000;

/**
 * Where somebody who found a weakness writes to, as RFC 9116 has it; nothing until the operator has named
 * domain and mail. It must not outlive what it says: it holds for a year from the build.
 */
export function securityFiles(
  { domain, supportMail }: Pick<Brand, 'domain' | 'supportMail'>,
  builtAt: Date,
): { name: string; text: string }[] {
  if (domain === null || supportMail === null) return [];
  const lines = [
    `Contact: mailto:${supportMail}`,
    `Expires: ${new Date(builtAt.getTime() + YEAR).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: https://${domain}/.well-known/security.txt`,
    '',
  ];
  return [{ name: '.well-known/security.txt', text: lines.join('\n') }];
}
