import { create } from 'zustand';
import { readStored, storageKeys, writeStored } from '../storage/web-storage.ts';
import { manifestName } from './manifest-name.ts';
import { type Locale, pickLocale } from './pick-locale.ts';

export type { Locale } from './pick-locale.ts';

interface LocaleState {
  locale: Locale;
  choose: (locale: Locale) => void;
}

const stored = () => pickLocale(readStored(storageKeys.locale), navigator.language);

export const useLocale = create<LocaleState>((set) => ({
  locale: stored(),
  choose: (locale) => {
    writeStored(storageKeys.locale, locale);
    set({ locale });
  },
}));

export function currentLocale(): Locale {
  return useLocale.getState().locale;
}

/** Keeps `<html lang>`, and what is installed, with the chosen language, and the language with what other tabs choose. Returns the way to stop. */
export function followLocale(): () => void {
  const mark = () => {
    document.documentElement.lang = currentLocale();
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `./${manifestName(currentLocale())}`);
  };
  const heard = ({ key }: StorageEvent) => {
    if (key === storageKeys.locale) useLocale.setState({ locale: stored() });
  };
  mark();
  addEventListener('storage', heard);
  const stop = useLocale.subscribe(mark);
  return () => {
    removeEventListener('storage', heard);
    stop();
  };
}
