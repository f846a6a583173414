/** A language that is chosen here holds from now on, here and in the app. The links work without. */
export function startLanguages() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
    link.addEventListener('click', () => {
      keep('language', link.dataset['language'] ?? 'en');
      link.hash = window.location.hash; // one stays at the section where one was
    });
}

/** Storage may be forbidden; then the choice holds for this page. */
export function keep(key: string, value: string) {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // nothing to be done, and nothing breaks
  }
}
