import { changeLight, light, onLight, themes } from '../../lib/night/light.ts';

/** Day, night or as the device: shown where a script can remember it. */
export function startLights() {
  const lights = document.querySelector<HTMLElement>('[data-lights]');
  if (!lights) return;
  lights.hidden = false;
  const choices = [...lights.querySelectorAll('input')];
  const show = () => {
    for (const choice of choices) choice.checked = choice.value === light().theme;
  };
  for (const choice of choices)
    choice.addEventListener('change', () => {
      const theme = themes.find((known) => known === choice.value);
      if (theme) changeLight({ theme });
    });
  onLight(show);
  show();
}
