import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// Screens load their code first, and the machine may be busy; what is there at once is found at once.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has none; its pointer is a mouse, and nothing holds it.
Element.prototype.setPointerCapture = () => undefined;
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.title = '';
});
