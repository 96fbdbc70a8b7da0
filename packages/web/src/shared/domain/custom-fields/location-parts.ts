import { isVisible, normalizeNumber, storedValueOf } from '@svcdesk/core/format';

/** A location as it is entered, perhaps without all that makes it one. */
export interface LocationParts {
  lat: string;
  lng: string;
  address: string;
}

/** What of a location stands in the stored text: also of one that is half entered, which a draft keeps as well. */
export function locationParts(stored: string): LocationParts {
  const { lat, lng, address } = objectIn(stored);
  const text = (part: unknown) => (typeof part === 'string' || typeof part === 'number' ? String(part) : '');
  return { lat: text(lat), lng: text(lng), address: text(address) };
}

/** The text to be stored. Without figures it is no location, which the check says in words. */
export function storedOfParts(fieldTypeName: string, { lat, lng, address }: LocationParts): string {
  if (lat === '' && lng === '' && !isVisible(address)) return '';
  const figure = (typed: string) => (isVisible(typed) ? Number(normalizeNumber(typed)) : Number.NaN);
  return storedValueOf(fieldTypeName, { lat: figure(lat), lng: figure(lng), address: address.trim() });
}

function objectIn(stored: string): Partial<Record<keyof LocationParts, unknown>> {
  try {
    const read: unknown = JSON.parse(stored);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
