import type { Locale } from '../i18n/locale.ts';

interface Point {
  latitude: number;
  longitude: number;
}

const earthRadiusMeters = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance. */
export function distanceMeters(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const square =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(square)));
}

interface LengthWords {
  meters: (count: string) => string;
  kilometers: (count: string) => string;
}

/** A length as people say it: 40 m, 1.2 km, 350 km. */
export function lengthWords(meters: number, words: LengthWords, locale: Locale): string {
  if (meters < 1000) return words.meters(String(Math.round(meters)));
  const digits = meters < 10_000 ? 1 : 0;
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(meters / 1000);
  return words.kilometers(count);
}
