import { createContext, use } from 'react';
import { useLocale } from './i18n/locale.ts';
import type { Screen } from './screen.ts';

/** The screen that shows, as a value; given by the shell. */
export const CurrentScreen = createContext<Screen | undefined>(undefined);

/** The screen that this component is part of. */
function useScreen(): Screen | undefined {
  return use(CurrentScreen);
}

/** Its documented title in the language of the moment. */
export function useScreenTitle(): string {
  const locale = useLocale((state) => state.locale);
  return useScreen()?.title[locale] ?? '';
}
