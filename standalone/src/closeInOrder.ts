type Close = () => Promise<unknown> | void;
export type OnClose = (close: Close) => void;

/** What is opened one after the other and closed the other way round: the last one first. */
export function closeInOrder() {
  const closing: Close[] = [];
  return {
    onClose: ((close) => void closing.unshift(close)) satisfies OnClose,
    async close(): Promise<void> {
      for (const one of closing.splice(0)) await one();
    },
  };
}
