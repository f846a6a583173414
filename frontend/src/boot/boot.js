// Runs before anything is painted, as a plain script: no imports. The keys are those of lib/storage.ts.
(() => {
  let stored;
  try {
    stored = window.localStorage;
    stored.getItem('theme');
  } catch {
    return; // storage is forbidden here: the defaults of the page hold
  }
  const root = document.documentElement;
  const theme = stored.getItem('theme');
  if (['light', 'dark', 'system'].includes(theme)) root.dataset.theme = theme;
  const language = stored.getItem('language');
  if (['en', 'de', 'fr'].includes(language)) root.lang = language;
  if (stored.getItem('token') !== null && window.location.pathname === '/') window.location.replace('/dashboard');
})();
