import { create } from 'zustand';
import { readStored, storageKeys, writeStored } from '../storage/web-storage.ts';
import { darkQuery, markTheme, readChoice, type ThemeChoice, themeOf } from './pick-theme.ts';

interface ThemeState {
  choice: ThemeChoice;
  choose: (choice: ThemeChoice) => void;
}

export const useTheme = create<ThemeState>((set) => ({
  choice: readChoice(readStored(storageKeys.theme)),
  choose: (choice) => {
    writeStored(storageKeys.theme, choice === 'system' ? null : choice);
    set({ choice });
  },
}));

/** The browser's own bars take the colour of ours. */
function paintBars(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--card').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}

/** Keeps the document's theme with the choice, in other tabs too, and the device. Returns the way to stop. */
export function followTheme(): () => void {
  const system = matchMedia(darkQuery);
  const paint = () => {
    markTheme(themeOf(useTheme.getState().choice, system.matches));
    paintBars();
  };
  // Paper is white.
  const paintPaper = () => markTheme('light');
  paint();
  const heard = ({ key }: StorageEvent) => {
    if (key === storageKeys.theme) useTheme.setState({ choice: readChoice(readStored(storageKeys.theme)) });
  };
  system.addEventListener('change', paint);
  addEventListener('storage', heard);
  addEventListener('beforeprint', paintPaper);
  addEventListener('afterprint', paint);
  const stop = useTheme.subscribe(paint);
  return () => {
    system.removeEventListener('change', paint);
    removeEventListener('storage', heard);
    removeEventListener('beforeprint', paintPaper);
    removeEventListener('afterprint', paint);
    stop();
  };
}
