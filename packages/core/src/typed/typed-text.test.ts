import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSeveralPhones,
  isVisible,
  normalizeIdentifier,
  normalizeLine,
  normalizeNumber,
  normalizeOrderNo,
  normalizePhone,
  normalizeSearch,
  numberIn,
} from './typed-text.ts';

/** Fillers and blanks that count as letters or signs, zero-width characters, marks of direction, tags, lone accents. */
const unseen = [
  ...[' ', '\t', '\n', '\u00a0', '\u2009', '\u202f', '\u3000', '\u2003'],
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f', '\ufe0f', '\u180e'],
  ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'],
  ...['\u3164', '\u115f', '\u1160', '\uffa0', '\u2800', '\ufffc', '\u{e0041}', '\u{e0101}'],
  ...['\u0301', '\u20dd', '\u0e31'],
];
const nothing = fc.string({ unit: fc.constantFrom(...unseen) });
/** What anybody may type or paste. */
const anything = fc.string({ unit: 'binary' });

describe('text that shows nothing', () => {
  it('is none, whichever characters it is made of', () => {
    fc.assert(
      fc.property(nothing, (text) => {
        expect(isVisible(text)).toBe(false);
        for (const normalize of [normalizeLine, normalizeIdentifier, normalizeSearch]) {
          expect(normalize(text)).toBe('');
        }
      }),
    );
  });

  it.each([
    'a',
    '张',
    '7',
    '-',
    '。',
    '🙂',
    '❤️',
    '\ue000',
    '가',
    '\u{2a6d6}',
    'é',
    'กำ',
    '👨‍👩‍👧',
    '🏴\u{e0067}\u{e007f}',
  ])('is not %s, which stays however much of nothing stands around it', (character) => {
    fc.assert(
      fc.property(nothing, nothing, (before, after) => {
        expect(isVisible(before + character + after)).toBe(true);
        expect(normalizeLine(before + character + after)).toContain(character);
      }),
    );
    expect(normalizeLine(character)).toBe(character);
  });
});

describe('a line', () => {
  it.each([
    ['张\t三', '张 三'],
    ['张\u3000三\u00a0', '张 三'],
    ['\u202eLi Lei\u202c', 'Li Lei'],
    ['\u2066invoice\u202efdp.exe\u2069', 'invoicefdp.exe'],
    ['\u200b华\u200b东\ufeff机房', '华东机房'],
    ['\u200dLi\u200d Lei\u200c', 'Li Lei'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['Ａ座', 'Ａ座'],
    ['\u2f64户 \uf9b4', '用户 \u9818'],
  ])('%j is meant as %j', (typed, meant) => {
    expect(normalizeLine(typed)).toBe(meant);
  });

  it('changes once only, whatever it holds', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const line = normalizeLine(text);
        expect(normalizeLine(line)).toBe(line);
        expect(line).not.toMatch(/[\t\u00a0\u3000\u200b\u202a-\u202e\u2066-\u2069]/);
        expect(line).toBe(line.trim());
      }),
    );
  });
});

describe('what identifies something', () => {
  it.each([
    ['ＷＸ２０２６１１２５０００１', 'WX202611250001'],
    ['AP\u201112\u200b', 'AP-12'],
    ['AP–12', 'AP-12'],
    ['\ufeffli.lei＠example．com ', 'li.lei@example.com'],
    ['SN\u00a007', 'SN 07'],
    ['a\u200db', 'ab'],
  ])('%j is meant as %j', (typed, meant) => {
    expect(normalizeIdentifier(typed)).toBe(meant);
  });

  it('changes once only, whatever it holds', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const identifier = normalizeIdentifier(text);
        expect(normalizeIdentifier(identifier)).toBe(identifier);
      }),
    );
  });
});

describe('a phone number', () => {
  it.each([
    '13900000001',
    ' 139 0000 0001 ',
    '139-0000-0001',
    '139.0000.0001',
    '139/0000/0001',
    '(139) 0000 0001',
    '（１３９）００００－０００１',
    '【139】0000—0001',
    '139\u00a00000\u202f0001',
    '\u202a139\u20110000\u20110001\u202c',
    '139\u200b0000\u200b0001',
    '139·0000·0001',
    'tel:13900000001',
    '١٣٩ ٠٠٠٠ ٠٠٠١',
    '۱۳۹۰۰۰۰۰۰۰۱',
    'TEL: 139 0000 0001',
    '手机：139 0000 0001',
    '13900000001。',
    '"13900000001"',
    '📞 139 0000 0001',
    '☎️13900000001',
    '📱：139-0000-0001',
    '手机号 139 0000 0001',
    '联系电话139 0000 0001',
    'Tel. (139) 0000 0001',
    'M 13900000001',
    '<13900000001>',
    '139_0000_0001',
  ])('is 13900000001 when %j is typed', (typed) => {
    expect(normalizePhone(typed)).toBe('13900000001');
  });

  it.each([
    ['＋８６ １３９ ００００ ０００１', '+8613900000001'],
    ['tel:+86-139-0000-0001', '+8613900000001'],
    ['(+86) 139 0000 0001', '+8613900000001'],
    ['0086-139-0000-0001', '008613900000001'],
    ['（0571）8800-0001', '057188000001'],
    ['0571/88000001', '057188000001'],
    ['（0571）/8800/0001', '057188000001'],
    ['+86/13900000001', '+8613900000001'],
    ['0086 571/88000001', '008657188000001'],
    ['13900000001/', '13900000001'],
  ])('keeps its country or town: %j is %s', (typed, meant) => {
    expect(normalizePhone(typed)).toBe(meant);
  });

  it.each([
    '8001/8002',
    '801/802/803',
    '13800002001/02',
    '13800002001 / 13800002002',
    '057188000001/2',
    '0571/88000001/88000002',
    '+8613800002001/02',
    '13812345678 13912345678',
    '138 1234 5678 139 1234 5678',
    '1381234 5678 1391234 5678',
    '+8613812345678 +8613912345678',
    '13812345678-13912345678',
    '13812345678(13912345678)',
    '13812345678,13912345678',
    '13812345678 or 13912345678',
    '8812345 8812346',
    '0571-88000001 0571-88000002',
    '0571 88000001 88000002',
    '88000001;88000002',
  ])('is not made of two, %j', (typed) => {
    expect(normalizePhone(typed)).toBe(typed);
    expect(isSeveralPhones(typed)).toBe(true);
  });

  it.each([
    '0571-88000001-8001',
    '88000001-8001',
    '13900000001 8001',
    '13900000001(8001)',
    '+86 571 8800001 8001',
    '021-62345678-12',
    '0571-88000001转8001',
    '0571-88000001转88000001',
  ])('keeps its extension apart, %j', (typed) => {
    expect(normalizePhone(typed)).toBe(typed);
    expect(isSeveralPhones(typed)).toBe(false);
  });

  it.each([
    ['1390000 0001', '13900000001'],
    ['+86 1390000 0001', '+8613900000001'],
    ['86 13900000001', '8613900000001'],
    ['400 8208820', '4008208820'],
    ['0086571 88000001', '008657188000001'],
    ['98765 43210', '9876543210'],
    ['07700 900123', '07700900123'],
    ['+44 (0)7700 900123', '+4407700900123'],
    ['+49 30 1234567', '+49301234567'],
  ])('is one, %j', (typed, meant) => {
    expect(normalizePhone(typed)).toBe(meant);
    expect(isSeveralPhones(typed)).toBe(false);
  });

  it.each(['0571-88000001转8', '010 6123 4567 ext. 8', 'call me', ''])('is not made of %j', (typed) => {
    expect(normalizePhone(typed)).toBe(typed);
  });

  it('is the same with any marks between its digits', () => {
    const mark = fc.constantFrom(
      '',
      ' ',
      '-',
      '.',
      '(',
      ')',
      '（',
      '）',
      '－',
      '—',
      '\u00a0',
      '\u3000',
      '\u202c',
    );
    // More digits in a row may be a number by themselves, with another or an extension behind it.
    const digits = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), mark, fc.boolean()), {
      minLength: 6,
      maxLength: 7,
    });
    const ahead = fc.constantFrom('', '139', '(0571)', '+86', '+86 139');
    fc.assert(
      fc.property(ahead, digits, (before, parts) => {
        const wide = (digit: number) => String.fromCharCode(0xff10 + digit);
        const typed = parts
          .map(([digit, between, isWide]) => (isWide ? wide(digit) : digit) + between)
          .join('');
        expect(normalizePhone(`${before} ${typed}`)).toBe(
          before.replace(/[^\d+]/g, '') + parts.map(([digit]) => digit).join(''),
        );
      }),
    );
  });
});

describe('a number', () => {
  it.each([
    ['９０', '90'],
    ['1,234', '1234'],
    ['１，２３４．５', '1234.5'],
    ['1 234 567', '1234567'],
    ['1\u202f234', '1234'],
    ['1’234', '1234'],
    ['－５', '-5'],
    ['− 5', '-5'],
    ['＋７', '7'],
    ['24,5', '24.5'],
    ['0,125', '0.125'],
    ['３。５', '3.5'],
    ['007', '007'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['۹۰', '90'],
  ])('%j is %s', (typed, meant) => {
    expect(normalizeNumber(typed)).toBe(meant);
  });

  it.each(['', 'soon', '1,2345', '1,23,456', '12 34', '1.234,5', '5 °C', '1.', '5²', '½'])(
    'is not made of %j',
    (typed) => {
      expect(normalizeNumber(typed)).toBe(typed);
    },
  );

  it('is itself however it is grouped and whichever figures it has', () => {
    const wide = (text: string) =>
      text.replace(/[\d.,-]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.boolean(), (value, isWide) => {
        const text = value.toLocaleString('en-US');
        expect(Number(normalizeNumber(isWide ? wide(text) : text))).toBe(value);
      }),
    );
  });
});

describe('a number that a text says', () => {
  it.each([
    ['5', 5],
    ['+5', 5],
    [' -5.50 ', -5.5],
    ['１２', 12],
    ['1,234', 1234],
    ['007', 7],
  ])('%j is %d', (typed, meant) => {
    expect(numberIn(typed)).toBe(meant);
  });

  it.each(['', ' ', '0x2', '0b1', '1e2', '１ｅ２', 'Infinity', '5 m', '½', '--5', '5.'])(
    '%j is none',
    (typed) => {
      expect(numberIn(typed)).toBeNaN();
    },
  );
});

describe('words to look for', () => {
  it.each<[typed: string, meant: string]>([
    ['ＡＰ１２', 'ap12'],
    [' AP\u00a0 12\t', 'ap 12'],
    ['\u202a华东\u202c', '华东'],
    ['ﾌﾟﾘﾝﾀ', 'プリンタ'],
    ['Cafe\u0301 CAFÉ', 'cafe cafe'],
    ['Ὀδός Ёлка Việt', 'οδοσ елка viet'],
    ['ガス 한국 हिन्दी', 'ガス 한국 हिन्दी'],
    ...Array.from('-\u2010\u2011\u2012\u2013\u2014\u2212－', (dash): [string, string] => [
      `AP${dash}12`,
      'ap-12',
    ]),
  ])('%j are %j', (typed, meant) => {
    expect(normalizeSearch(typed)).toBe(meant);
  });
});

it.each([
  ['#WO202611200001', 'WO202611200001'],
  ['\u5de5\u5355WO202611200001\u3002', 'WO202611200001'],
  ['\u5de5\u5355\u53f7\uff1a wo202611200001,', 'WO202611200001'],
  [
    '\uff08\uff37\uff2f\uff12\uff10\uff12\uff16\uff11\uff11\uff12\uff10\uff10\uff10\uff10\uff11\uff09',
    'WO202611200001',
  ],
  ['Order no. WO202611200001?', 'WO202611200001'],
  ['leak WO202611200001', 'leak WO202611200001'],
  ['WO202611200001 WO202611200002', 'WO202611200001 WO202611200002'],
  [' till ', ' till '],
])('the number of an order in %j is %j', (typed, number) => {
  expect(normalizeOrderNo(typed)).toBe(number);
});
