import { keep } from './languages.ts';

/** Day, night or as the device: shown where a script can remember it. */
export function startLights() {
  const lights = document.querySelector<HTMLElement>('[data-lights]');
  if (!lights) return;
  lights.hidden = false;
  for (const light of lights.querySelectorAll('input')) {
    light.checked = light.value === (document.documentElement.dataset['theme'] ?? 'light');
    light.addEventListener('change', () => {
      document.documentElement.dataset['theme'] = light.value;
      keep('theme', light.value);
    });
  }
}
