/**
 * What folds open folds shut again: after a choice, on Escape (the focus goes back), by a press elsewhere.
 */
export function startFolds() {
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('details[data-fold]')];
  document.addEventListener('click', ({ target }) => {
    for (const fold of folds)
      if (target instanceof Element && (!fold.contains(target) || target.closest('a'))) fold.open = false;
  });
  for (const fold of folds)
    fold.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !fold.open) return;
      fold.open = false;
      fold.querySelector('summary')?.focus();
    });
}
