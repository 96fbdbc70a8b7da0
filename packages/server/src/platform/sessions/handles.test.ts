import { describe, expect, it } from 'vitest';
import {
  contactPhone,
  formatPhone,
  maskPhone,
  normalName,
  partOfPhone,
  phoneNumber,
  readHandle,
  readsAsPhone,
} from './handles.ts';

describe('a phone', () => {
  it.each([
    '13800001001',
    '138 0000 1001',
    '1-3800001001',
    '+8613800001001',
    '+86 138-0000-1001',
    '+86013800001001',
    '008613800001001',
    '8613800001001',
    '013800001001',
    '１３８００００１００１',
    ' +86(138)00001001 ',
  ])('is one number when it is spelt %s', (text) => {
    expect(phoneNumber(text, 'CN')).toBe('+8613800001001');
  });

  it('is of the country where it is typed, unless it names another', () => {
    expect(phoneNumber('07911 123456', 'GB')).toBe('+447911123456');
    expect(phoneNumber('+44 7911 123456', 'CN')).toBe('+447911123456');
    expect(phoneNumber('021-6234 5678', 'CN')).toBe('+862162345678');
  });

  it.each(['', '12345', 'ann', '13800001001 ext 5', '+8613612345678901', '+', 'tel'])(
    'is not what %s is',
    (text) => {
      expect(phoneNumber(text, 'CN')).toBeUndefined();
    },
  );

  it('to call back at is kept as it was written when it is more than a number', () => {
    expect(contactPhone(' 021-62345678 ext 12 ', 'CN')).toBe('021-62345678 ext 12');
    expect(contactPhone('021-62345678', 'CN')).toBe('+862162345678');
    expect(contactPhone('', 'CN')).toBe('');
  });

  it('is shown as people write it where they are', () => {
    expect(formatPhone('+8613800001001', 'CN')).toBe('13800001001');
    expect(formatPhone('+862162345678', 'CN')).toBe('02162345678');
    expect(formatPhone('+8613800001001', 'GB')).toBe('+8613800001001');
    expect(formatPhone('+447911123456', 'GB')).toBe('07911123456');
    expect(formatPhone('021-62345678 ext 12', 'CN')).toBe('021-62345678 ext 12');
    expect(maskPhone(formatPhone('+8613800001001', 'CN'))).toBe('138****1001');
  });

  it('that is shown means the same when it is typed again', () => {
    for (const phone of ['+8613800001001', '+862162345678', '+864008001234', '+85291234567']) {
      expect(phoneNumber(formatPhone(phone, 'CN'), 'CN')).toBe(phone);
    }
  });

  it('is found by a part of it', () => {
    expect('+862162345678').toContain(partOfPhone('021-6234'));
    expect('+8613800001001').toContain(partOfPhone('138 0000'));
    expect(partOfPhone('li wei')).toBe('li wei');
  });
});

describe('an account name', () => {
  it('is the same in every form, case and with blanks around it', () => {
    for (const name of ['Straße', 'STRASSE', '  strasse', 'ｓｔｒａｓｓｅ'])
      expect(normalName(name)).toBe('strasse');
    expect(normalName('ΣΊΣΥΦΟΣ')).toBe(normalName('σίσυφος'));
  });

  it.each(['13800001001', '86-138.0000.1001', '١٣٨٠٠٠٠١٠٠١', '20231234', '1380000100①'])(
    'that is %s reads as a phone',
    (name) => {
      expect(readsAsPhone(normalName(name), 'CN')).toBe(true);
    },
  );

  it.each(['ann', 'ann13800001001', '1001', 'li.wei', '138-ann-0000'])('that is %s does not', (name) => {
    expect(readsAsPhone(normalName(name), 'CN')).toBe(false);
  });

  it('and a phone are told apart at a sign-in', () => {
    expect(readHandle(' Ann ', 'CN')).toEqual({ name: 'ann', phone: '' });
    expect(readHandle('１３８ 0000 1001', 'CN').phone).toBe('+8613800001001');
  });
});
