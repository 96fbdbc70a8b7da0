/** What the person chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';
export type Theme = 'light' | 'dark';

export function readChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function themeOf(choice: ThemeChoice, systemIsDark: boolean): Theme {
  if (choice === 'system') return systemIsDark ? 'dark' : 'light';
  return choice;
}

/** Marks the document for our tokens and for antd-mobile. */
export function markTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.prefersColorScheme = theme;
}

export const darkQuery = '(prefers-color-scheme: dark)';
