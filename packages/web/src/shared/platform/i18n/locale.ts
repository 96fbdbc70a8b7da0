import { create } from 'zustand';
import { storageKeys } from '../storage/storage-keys.ts';
import { readStored, writeStored } from '../storage/web-storage.ts';
import { type Locale, pickLocale } from './pick-locale.ts';

export type { Locale } from './pick-locale.ts';

interface LocaleState {
  locale: Locale;
  choose: (locale: Locale) => void;
}

export const useLocale = create<LocaleState>((set) => ({
  locale: pickLocale(readStored(storageKeys.locale), navigator.language),
  choose: (locale) => {
    writeStored(storageKeys.locale, locale);
    set({ locale });
  },
}));

export function currentLocale(): Locale {
  return useLocale.getState().locale;
}

/** Keeps `<html lang>` with the chosen language. Returns the way to stop. */
export function followLocale(): () => void {
  const mark = () => {
    document.documentElement.lang = currentLocale();
  };
  mark();
  return useLocale.subscribe(mark);
}
