/**
 * What a form says of a new password that others would try first, by field. `known`: names and addresses of
 * whoever it is for. The list comes with the first password that is typed; where it does not come, the house,
 * which checks the same, says so.
 */
export async function guessable(password: string, known: readonly string[]): Promise<Record<string, string>> {
  if (password === '') return {};
  const code = await import('@storylark/contracts/accounts/password/passwordWeakness').catch(() => null);
  const weakness = code?.passwordWeakness(password, known) ?? null;
  return weakness === null ? {} : { password: weakness };
}
