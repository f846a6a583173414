/** SPEC 9: a top-bar notice closes by itself after 5 s. In milliseconds. */
const LASTS = 5_000;

/** What the app had to say as it handed over to this page, such as the word after a logout. Said once. */
export function startNotice() {
  const region = document.querySelector<HTMLElement>('[data-notice]');
  const notice = taken();
  if (!region || !notice) return;
  const words = document.createElement('span');
  words.textContent = notice.text;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute('aria-label', region.dataset['close'] ?? '');
  const end = () => region.replaceChildren();
  close.addEventListener('click', end);
  region.dataset['tone'] = notice.tone;
  // The region stood there empty: what comes into it now is read out.
  region.replaceChildren(words, close);
  setTimeout(end, LASTS);
}

function taken(): { tone: string; text: string } | null {
  try {
    const stored = window.sessionStorage.getItem('notice');
    window.sessionStorage.removeItem('notice');
    return stored === null ? null : (JSON.parse(stored) as { tone: string; text: string });
  } catch {
    return null;
  }
}
