/** Arrows turn the shelf by a book; the button on a book plays its sample, one at a time. */
export function startShelf() {
  const shelf = document.querySelector<HTMLElement>('[data-shelf]');
  if (!shelf) return;
  shelf.classList.add('scripted');
  const arrows = document.querySelector<HTMLElement>('[data-shelf-arrows]');
  if (arrows) arrows.hidden = shelf.scrollWidth <= shelf.clientWidth;
  for (const arrow of document.querySelectorAll<HTMLElement>('[data-shelf-by]'))
    arrow.addEventListener('click', () => {
      const book = shelf.querySelector('article')?.getBoundingClientRect().width ?? shelf.clientWidth;
      shelf.scrollBy({ left: Number(arrow.dataset['shelfBy']) * book, behavior: 'smooth' });
    });

  const sounds = [...shelf.querySelectorAll('audio')];
  for (const sound of sounds) {
    const button = sound.closest('article')?.querySelector<HTMLElement>('[data-sample]');
    if (!button) continue;
    const labels = {
      play: button.getAttribute('aria-label') ?? '',
      pause: button.dataset['pauseLabel'] ?? '',
    };
    const show = (plays: boolean) => {
      button.dataset['playing'] = String(plays);
      button.setAttribute('aria-label', plays ? labels.pause : labels.play);
    };
    button.hidden = false;
    button.addEventListener('click', () => {
      if (!sound.paused) return sound.pause();
      for (const other of sounds) if (other !== sound) other.pause();
      sound.play().catch(() => show(false)); // refused, or the sound did not come: the button offers it again
    });
    sound.addEventListener('play', () => show(true));
    sound.addEventListener('pause', () => show(false));
    sound.addEventListener('ended', () => show(false));
  }
}
