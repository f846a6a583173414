/**
 * Runs in the page. All that this browser holds for our origin, as one text: both storages, databases, caches
 * with their contents.
 */
export async function everythingStored(): Promise<string> {
  const found: string[] = [
    JSON.stringify(Object.entries(localStorage)),
    JSON.stringify(Object.entries(sessionStorage)),
    document.cookie,
  ];
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
    });
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => all.addEventListener('success', resolve));
      found.push(`${name} ${store} ${JSON.stringify(all.result)}`);
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const kept = await cache.match(request);
      const isText = /json|text|javascript|svg/.test(kept?.headers.get('content-type') ?? '');
      found.push(`${name} ${request.url} ${isText ? await kept?.text() : ''}`);
    }
  }
  return found.join('\n');
}
