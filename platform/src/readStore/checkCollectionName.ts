/** @throws Error when a collection cannot have this name in every engine. */
export function checkCollectionName(name: string): void {
  if (!/^[\w./-]+$/.test(name))
    throw new Error(`not a name for a collection: ${JSON.stringify(name)}; letters, digits and _ . / - are`);
}
