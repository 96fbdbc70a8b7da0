import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeCode } from './typed-code.ts';

describe('a verification code', () => {
  it.each([
    '482913',
    ' 482 913 ',
    '482-913',
    '٤٨٢٩١٣',
    '۴۸۲ ۹۱۳',
    '４８２９１３',
    '4 8 2 9 1 3',
    '\u202a482913\u202c',
    '482\u200b913',
    '【482913】',
    '【某某】您的验证码是 482913，5分钟内有效，请勿泄露。',
    '【某某】您的验证码是：482 913，5分钟内有效',
    '【某某】验证码４８２９１３（30分钟内有效），如非本人操作请致电400-820-8820',
    '【955880】验证码5分钟内有效：482913',
    '【svcdesk】482913（登录验证码），10分钟内有效，客服 955880',
    '您的尾号880011的手机正在登录，验证码482913',
    '尾号8888的用户您好，验证码为【482913】',
    '您的验证码如下：\n482913\n客服955880',
    '验证码：482913 5分钟内有效',
    '2026-11-25 20:30 验证码 482913，订单 654321',
    'Your code is 482913. It expires in 10 minutes.',
    'Your code is 482 913 and our hotline is 400 820 8820',
    '482913 is your Acme code. Ref 771234',
    '482913 is your code, valid for 5 minutes, call 955880',
    '[Acme] 482913 is your code for the phone ending in 000001',
    'Dear user 100234, code: 482913',
    'G-482913 is your verification code.',
    '<#> 482913 is your code FA+9qCX9VSu',
    'Your code: 482913\n\n@desk.example.com #482913',
  ])('is taken out of %j', (pasted) => {
    expect(normalizeCode(pasted)).toBe('482913');
  });

  it.each([
    '',
    '482',
    '4829137',
    'abc',
    '验证码4829',
    'call 400-820-8820',
    'code 123 456 789',
    '13900000001',
    'AB482913',
    'x'.repeat(5000),
  ])('is not made up from %j', (typed) => {
    expect(normalizeCode(typed)).toBe(typed);
  });

  it('is itself in figures of any width with marks between them', () => {
    const mark = fc.constantFrom('', ' ', '-', '\u00a0', '\u3000', '.', '\u200b');
    const parts = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), mark, fc.boolean()), {
      minLength: 6,
      maxLength: 6,
    });
    fc.assert(
      fc.property(parts, (digits) => {
        const wide = (digit: number) => String.fromCharCode(0xff10 + digit);
        const typed = digits
          .map(([digit, between, isWide]) => (isWide ? wide(digit) : digit) + between)
          .join('');
        expect(normalizeCode(typed)).toBe(digits.map(([digit]) => digit).join(''));
      }),
    );
  });

  it('is found in a message whichever figures stand in another sentence', () => {
    const code = fc.stringMatching(/^\d{6}$/);
    fc.assert(
      fc.property(code, code, fc.integer({ min: 1, max: 30 }), (meant, other, minutes) => {
        expect(normalizeCode(`【公司】您的验证码是${meant}，${minutes}分钟内有效。客服${other}`)).toBe(meant);
        expect(normalizeCode(`${other} people use it. Your code is ${meant}, for ${minutes} min`)).toBe(
          meant,
        );
      }),
    );
  });
});
