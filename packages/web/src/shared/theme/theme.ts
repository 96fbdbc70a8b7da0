import { create } from 'zustand';
import { storageKeys } from '../storage-keys.ts';
import { readStored, writeStored } from '../web-storage.ts';

/** What the person chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';
export type Theme = 'light' | 'dark';

export function themeOf(choice: ThemeChoice, systemIsDark: boolean): Theme {
  if (choice === 'system') return systemIsDark ? 'dark' : 'light';
  return choice;
}

export function readThemeChoice(): ThemeChoice {
  const stored = readStored(storageKeys.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Marks the document for our tokens, for antd-mobile, and for the browser's own bars. */
export function paintTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.prefersColorScheme = theme;
  const bars = getComputedStyle(root).getPropertyValue('--card').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bars);
}

interface ThemeState {
  choice: ThemeChoice;
  choose: (choice: ThemeChoice) => void;
}

export const useTheme = create<ThemeState>((set) => ({
  choice: readThemeChoice(),
  choose: (choice) => {
    writeStored(storageKeys.theme, choice === 'system' ? null : choice);
    set({ choice });
  },
}));

/** Keeps the document's theme with the choice and the device. Returns the way to stop. */
export function followTheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => paintTheme(themeOf(useTheme.getState().choice, system.matches));
  paint();
  system.addEventListener('change', paint);
  const stop = useTheme.subscribe(paint);
  return () => {
    system.removeEventListener('change', paint);
    stop();
  };
}
