import { expect, it } from 'vitest';
import { formatPhone, maskPhone, phoneNumber } from '../../platform/sessions/handles.ts';
import { unregisteredPhone } from './tickets.ts';

const names = Array.from({ length: 50 }, (_, index) => `nobody-${index}`);

it.each(['CN', 'GB', 'DE', 'US'] as const)(
  'the phone of an unknown name in %s looks like a real one, and stays the same',
  (country) => {
    const phones = names.map((name) => unregisteredPhone(name, 'secret', country));
    expect(phones).toEqual(names.map((name) => unregisteredPhone(name, 'secret', country)));
    expect(phones).not.toEqual(names.map((name) => unregisteredPhone(name, 'other', country)));
    expect(new Set(phones).size).toBe(names.length);
    for (const phone of phones) {
      expect(phoneNumber(phone, country)).toBe(phone);
      expect(maskPhone(formatPhone(phone, country))).toMatch(/^\S{3}\*{4}\d{4}$/);
    }
  },
);
