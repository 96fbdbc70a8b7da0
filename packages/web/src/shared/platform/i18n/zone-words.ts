import type { Locale } from './locale.ts';

/** What people call a time zone; its identifier where the device has no name for it. */
export function zoneWords(zone: string, locale: Locale): string {
  try {
    const parts = new Intl.DateTimeFormat(locale, {
      timeZone: zone,
      timeZoneName: 'longGeneric',
    }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  } catch {
    return zone;
  }
}
