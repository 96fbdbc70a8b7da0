import { describe, expect, it } from 'vitest';
import { locationParts, storedOfParts } from './location-parts.ts';

const entered = { lat: '31.2', lng: '121.5', address: 'Third floor' };

describe('a location that is being entered', () => {
  it('is read again as it was entered', () => {
    expect(locationParts(storedOfParts('location', entered))).toEqual(entered);
  });

  it('is kept before it has figures, and with one of them', () => {
    for (const half of [
      { ...entered, lat: '', lng: '' },
      { ...entered, lng: '' },
    ])
      expect(locationParts(storedOfParts('location', half))).toEqual(half);
  });

  it('is nothing when nothing was entered, or when the text is of something else', () => {
    const nothing = { lat: '', lng: '', address: '' };
    expect(storedOfParts('location', nothing)).toBe('');
    for (const stored of ['', 'null', 'Third floor', '[]']) expect(locationParts(stored)).toEqual(nothing);
  });
});
