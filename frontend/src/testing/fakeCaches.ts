/** The browser's cache storage in memory, as far as the app uses it: by address, without `Vary`. */
export function fakeCaches(origin = 'http://localhost') {
  const stores = new Map<string, Map<string, { body: Blob; init: ResponseInit }>>();
  const addressOf = (request: RequestInfo | URL) =>
    new URL(typeof request === 'object' && 'url' in request ? request.url : request.toString(), origin).href;

  async function open(name: string) {
    const files = stores.get(name) ?? new Map<string, { body: Blob; init: ResponseInit }>();
    stores.set(name, files);
    return {
      async match(request: RequestInfo | URL) {
        const file = files.get(addressOf(request));
        return file && new Response(file.body, file.init);
      },
      async put(request: RequestInfo | URL, response: Response) {
        files.set(addressOf(request), {
          body: await response.blob(),
          init: { status: response.status, headers: response.headers },
        });
      },
      delete: async (request: RequestInfo | URL) => files.delete(addressOf(request)),
      keys: async () => [...files.keys()].map((url) => ({ url })),
    };
  }
  return {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: RequestInfo | URL, { cacheName = '' } = {}) =>
      (await open(cacheName)).match(request),
  };
}
export type FakeCaches = ReturnType<typeof fakeCaches>;
