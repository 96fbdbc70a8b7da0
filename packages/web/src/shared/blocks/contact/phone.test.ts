import { expect, it } from 'vitest';
import { isMasked, phoneLink } from './phone.ts';

it('dials a number without what people write between its digits', () => {
  expect(phoneLink('tel', '+86 138-0013 6621')).toBe('tel:+8613800136621');
  expect(phoneLink('tel', '0571-88000001转8')).toBe('tel:057188000001,8');
  expect(phoneLink('tel', '021-62345678 ext. 12')).toBe('tel:02162345678,12');
  expect(phoneLink('tel', '分机 8001')).toBe('tel:8001');
  expect(phoneLink('sms', '0571-88000001#8')).toBe('sms:057188000001');
  expect(phoneLink('sms', '021 5588')).toBe('sms:0215588');
});

it('knows a number of which a part is hidden', () => {
  expect(isMasked('138****6621')).toBe(true);
  expect(isMasked('13800136621')).toBe(false);
});
