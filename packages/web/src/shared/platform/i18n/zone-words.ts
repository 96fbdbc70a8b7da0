import type { Locale } from './locale.ts';

/** What people call a zone (IANA name) in their language, whatever the season; the zone itself where it has no name. */
export function zoneWords(zone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
