import { describe, expect, it } from 'vitest';
import { rawIssues } from '../../errors/index.ts';
import {
  contactPhone,
  day,
  email,
  identifier,
  instant,
  inviteCode,
  lines,
  month,
  phone,
  text,
} from './basic.ts';
import { password, verificationCode } from './secret.ts';

describe('an instant in a request', () => {
  it.each([
    '2026-11-20T09:30Z',
    '2026-11-20T09:30:59.123+08:00',
    '2024-02-29T00:00:00-05:30',
    '1970-01-01T00:00:00Z',
    '2099-12-31T23:59:59.999Z',
  ])('may be %s', (value) => {
    expect(instant().safeParse(value).success).toBe(true);
    expect(Date.parse(value)).not.toBeNaN();
  });

  it.each([
    '2026-11-20',
    '2026-11-20T09:30',
    '2026-13-01T00:00Z',
    '2026-00-10T00:00Z',
    '2026-11-32T00:00Z',
    '2026-11-20T24:00Z',
    '2026-11-20T09:60Z',
    '2026-11-20T09:30+24:00',
    'soon',
    '2026-02-30T09:30Z',
    '0000-01-01T00:00Z',
    '0001-01-01T00:00Z',
    '1969-12-31T23:59:59Z',
    '2100-01-01T00:00Z',
    '9999-12-31T23:59Z',
  ])('may not be %s', (value) => {
    expect(instant().safeParse(value).success).toBe(false);
  });
});

describe('a day and a month in a request', () => {
  it.each(['1970-01-01', '2024-02-29', '2099-12-31'])('may be %s and its month', (value) => {
    expect(day().safeParse(value).success).toBe(true);
    expect(month().safeParse(value.slice(0, 7)).success).toBe(true);
  });

  it.each(['0000-01-01', '0001-01-01', '1969-12-31', '2100-01-01', '9999-12-31'])(
    'may not be %s, nor its month',
    (value) => {
      expect(day().safeParse(value).success).toBe(false);
      expect(month().safeParse(value.slice(0, 7)).success).toBe(false);
    },
  );

  it('is one of all that exist, and no other', () => {
    const taken: string[] = [];
    for (let year = 1969; year <= 2101; year += 1) {
      for (let monthNo = 0; monthNo <= 13; monthNo += 1) {
        for (let date = 0; date <= 32; date += 1) {
          const parts = [year, monthNo, date].map((part) => String(part).padStart(2, '0'));
          if (day().safeParse(parts.join('-')).success) taken.push(parts.join('-'));
        }
      }
    }
    const first = Date.parse('1970-01-01');
    const count = (Date.parse('2100-01-01') - first) / 86_400_000;
    const existing = Array.from({ length: count }, (_, index) =>
      new Date(first + index * 86_400_000).toISOString().slice(0, 10),
    );
    expect(taken).toEqual(existing);
  });

  it.each(['2026-02-30', '2023-02-29', '2026-04-31'])('may not be %s, which no month has', (value) => {
    expect(day().safeParse(value).success).toBe(false);
    expect(instant().safeParse(`${value}T12:00:00Z`).success).toBe(false);
  });
});

/** What turns the direction of the text that follows, or of all of it. */
const turning = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'];

describe('text in a request', () => {
  it('is trimmed before its length counts', () => {
    expect(text(3).safeParse('  abc ')).toMatchObject({ success: true, data: 'abc' });
    expect(text(3, 1).safeParse('   ').success).toBe(false);
  });

  it.each(['张三 (Zhang)', 'سلام', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}', 'e\u0301'])(
    'may be %s',
    (value) => {
      expect(text(30).safeParse(value)).toMatchObject({ success: true, data: value });
      expect(lines(30).safeParse(value)).toMatchObject({ success: true, data: value });
      expect(password().safeParse(value)).toMatchObject({ success: true, data: value });
    },
  );

  it.each(['a\0b', '\ud800', 'a\udc00', '\udc00\ud800'])(
    'holds no NUL and no half of a character: %j',
    (value) => {
      for (const schema of [text(10), lines(10), password()]) {
        const { error } = schema.safeParse(value);
        expect(rawIssues(error?.issues ?? [])).toEqual([{ path: '', code: 'characters', params: {} }]);
      }
    },
  );

  it.each(['a\nb', 'a\rb', 'a\u001b[31mb', 'a\u007fb', 'a\u0085b', 'a\u2028b', 'a\u2029b'])(
    'of one line has no control characters, text of lines may: %j',
    (value) => {
      expect(text(20).safeParse(value).success).toBe(false);
      expect(lines(20).safeParse(value)).toMatchObject({ success: true, data: value });
    },
  );

  it.each(turning)('of one line loses what turns its direction: %j', (character) => {
    expect(text(20).parse(`invoice${character}fdp.exe`)).toBe('invoicefdp.exe');
    expect(lines(20).parse(`a${character}b`)).toBe(`a${character}b`);
  });

  it.each(['\t', '\u00a0', '\u3000', '\u2009'])('of one line has plain blanks for %j', (blank) => {
    expect(text(20).parse(`a${blank}b${blank}`)).toBe('a b');
  });

  it.each([
    '\u3164',
    '\u115f\u1160',
    '\uffa0',
    '\u2800',
    '\u200b\u200d',
    '\u0301',
    '\u{e0041}',
    '\u202e \u202c',
  ])('that is needed has to show something, which %j does not', (value) => {
    for (const schema of [text(20, 1), lines(20, 1), identifier(20, 1)]) {
      const { error } = schema.safeParse(value);
      expect(rawIssues(error?.issues ?? [])).toEqual([{ path: '', code: 'required', params: {} }]);
    }
    expect(text(20).parse(value)).toBe('');
    expect(lines(20).parse(value)).toBe('');
  });
});

describe('what identifies a person in a request', () => {
  it('is taken as it was meant, however it was typed', () => {
    expect(phone().parse('（+86）139－0000－0001')).toBe('+8613900000001');
    expect(contactPhone().parse('☎（+86）139－0000－0001')).toBe('+8613900000001');
    for (const extension of [
      '8001',
      '分机 8001',
      '0571-88000001转8',
      '010 6123 4567 ext. 8',
      '62345678#12',
      '(0571) 8800-0001转8',
      '0571-88000001-8001',
      '88000001(8001)',
      '13800002001 8001',
    ]) {
      expect(contactPhone().parse(extension)).toBe(extension);
    }
    expect(identifier(20, 1).parse('\u202aＡＰ‑１２\u202c')).toBe('AP-12');
    expect(email().parse(' li.lei＠example.com\u200b')).toBe('li.lei@example.com');
    expect(verificationCode().parse('【某某】验证码 482913，5分钟内有效')).toBe('482913');
  });

  it('is refused where it is none', () => {
    expect(phone().safeParse('010-61234567转8').success).toBe(false);
    for (const words of ['call me', '', '8', `8001 ${'1'.repeat(40)}`, '1'.repeat(50_000)]) {
      expect(contactPhone().safeParse(words).success).toBe(false);
    }
    for (const schema of [phone(), contactPhone()]) {
      for (const two of [
        '13800002001/02',
        '13800002001/13800002002',
        '13800002001 13800002002',
        '88000001,88000002',
      ]) {
        const { error } = schema.safeParse(two);
        expect(rawIssues(error?.issues ?? [])).toEqual([{ path: '', code: 'onePhone', params: {} }]);
      }
    }
    expect(contactPhone().safeParse('8001/8002').success).toBe(false);
    expect(email().safeParse('li.lei').success).toBe(false);
    expect(verificationCode().safeParse('验证码 4829').success).toBe(false);
  });
});

describe('an invitation in a request', () => {
  it.each([
    ['t1.aB-9_x-', 't1.aB-9_x-'],
    ['\uff541.aB', 't1.aB'],
    ['https://desk.example.com/#/register?inviteCode=t1.aB-9_x-', 't1.aB-9_x-'],
    ['Join us: https://desk.example.com/#/register?inviteCode=t1.aB. See you.', 't1.aB'],
    ['请打开https://desk.example.com/#/register?a=b&inviteCode=t1.aB，三天内有效', 't1.aB'],
    [`${'x'.repeat(200)} ?inviteCode=t1.aB`, 't1.aB'],
  ])('may be %j, which is %s', (given, meant) => {
    expect(inviteCode(1).safeParse(given)).toEqual({ success: true, data: meant });
  });
});
