declare global {
  interface Window {
    /** What moved when the page was turned, as `pseudo element: animation`; absent while it was not. */
    turned?: string[];
  }
}

/** Notes what moves in the page's next view transition. */
export function watchTurn(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const turn = start(update);
    void turn.ready.then(() => {
      window.turned = document
        .getAnimations()
        .flatMap((one) =>
          one instanceof CSSAnimation && one.effect instanceof KeyframeEffect && one.effect.pseudoElement
            ? [`${one.effect.pseudoElement}: ${one.animationName}`]
            : [],
        );
    });
    return turn;
  };
}
