const classes = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u, /\s/u];

/**
 * A rough guess from length and variety, for a hint only: what is refused is for the rules and the server's
 * list of common ones.
 */
export function passwordStrength(password: string): 'weak' | 'fair' | 'strong' {
  const variety = new Set(password).size;
  const kinds = classes.filter((kind) => kind.test(password)).length;
  const score = Math.min(variety, 16) + (password.length >= 16 ? 6 : 0) + kinds * 2;
  if (score < 14) return 'weak';
  return score < 20 ? 'fair' : 'strong';
}
