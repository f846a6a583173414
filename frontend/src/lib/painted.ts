/** A page that nobody looks at paints nothing; ms. */
const AT_MOST = 100;

/**
 * Answers when what stands in the page now has been painted and shown: the second frame begins after the
 * first was handed over.
 */
export const painted = () =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    new Promise((resolve) => setTimeout(resolve, AT_MOST)),
  ]);
