import { uiMessages } from './uiMessages.ts';

export const themeWords = {
  system: uiMessages.themeSystem,
  light: uiMessages.themeLight,
  dark: uiMessages.themeDark,
};
