import type { Locale } from './pick-locale.ts';

/** The file that tells phones how to install the app, in a language. */
export function manifestName(locale: Locale): string {
  return `app.${locale}.webmanifest`;
}
