import { create } from 'zustand';
import { storageKeys } from '../storage-keys.ts';
import { readStored, writeStored } from '../web-storage.ts';

export const locales = ['zh-CN', 'en'] as const;
export type Locale = (typeof locales)[number];

/** A stored choice wins; else Chinese unless the device speaks another language. */
export function pickLocale(stored: string | null, device: string): Locale {
  const chosen = locales.find((locale) => locale === stored);
  if (chosen) return chosen;
  return device.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en';
}

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
