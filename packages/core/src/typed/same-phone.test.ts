import { describe, expect, it } from 'vitest';
import { holdsPhone, isSamePhone } from './same-phone.ts';

describe('two phone numbers', () => {
  it.each([
    ['13800000001', '+86 138 0000 0001'],
    ['13800000001', '0086-138-0000-0001'],
    ['13800000001', '86 13800000001'],
    ['057188000001', '+86 571 88000001'],
    ['057188000001', '+86 0571 88000001'],
    ['057188000001', '0571/88000001'],
    ['07700900123', '+447700900123'],
    ['+447700900123', '+44 (0)7700 900123'],
    ['06 1234 5678', '+39 06 1234 5678'],
  ])('are one: %s and %s', (one, other) => {
    expect(isSamePhone(one, other)).toBe(true);
    expect(isSamePhone(other, one)).toBe(true);
  });

  it.each([
    ['13800000001', '13800000002'],
    ['057188000001', '+57 188000001'],
    ['057188000001', '+57188000001'],
    ['88000001', '057188000001'],
    ['057188000001', '+1 057188000002'],
    ['8001', '8001'],
    ['call me', 'call me'],
    ['13800000001', '13800000001转8'],
  ])('are not: %s and %s', (one, other) => {
    expect(isSamePhone(one, other)).toBe(false);
    expect(isSamePhone(other, one)).toBe(false);
  });
});

describe('a phone number', () => {
  it.each([
    ['13800000001', '+86 138 0000 0001'],
    ['13800000001', '008613800000001'],
    ['13800000001', '+86 138'],
    ['13800000001', '0000 0001'],
    ['057188000001', '+86 571 88'],
    ['057188000001', '0571'],
    ['+447700900123', '07700 900'],
    ['0571-88000001转8', '+86 571 8800'],
    ['13800000001', ''],
  ])('%s is found by %j', (phone, typed) => {
    expect(holdsPhone(phone, typed)).toBe(true);
  });

  it.each([
    ['13800000001', '+86 139'],
    ['13800000001', '0571'],
    ['13800000001', 'Li'],
  ])('%s is not found by %j', (phone, typed) => {
    expect(holdsPhone(phone, typed)).toBe(false);
  });
});
