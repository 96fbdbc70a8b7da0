import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { day, email, id, instant, month } from '../contract/atoms/basic.ts';
import { format, issuesEn, issuesZhCN } from '../phrases/index.ts';
import {
  codeOf,
  errorCodes,
  isNotSignedIn,
  isSvcdeskError,
  issuesInWords,
  rawIssues,
  SvcdeskError,
} from './index.ts';

describe('the table of codes', () => {
  it('calls exactly these six statuses not signed in', () => {
    const statuses = Object.values(errorCodes).flatMap((row) => ('status' in row ? [row.status] : []));
    expect(statuses.filter(isNotSignedIn).sort()).toEqual([10004, 10006, 10008, 4011, 4012, 4014].sort());
  });

  it('finds a code by status and error code', () => {
    expect(codeOf(10409, '13006')).toBe('distributeChanged');
    expect(codeOf(10409)).toBe('orderChanged');
    expect(codeOf(10001)).toBe('badRequest');
    expect(codeOf(77)).toBeUndefined();
  });
});

describe('an error of the SDK', () => {
  it('is recognised across two copies of the package and tells nothing private', () => {
    const error = new SvcdeskError('notAllowed', { reason: 'notHandler', requestId: 'r1' });
    const copy = Object.assign(new Error('x'), { code: 'network', [Symbol.for('svcdesk.error')]: true });
    expect(isSvcdeskError(error, 'notAllowed')).toBe(true);
    expect(isSvcdeskError(error, 'network')).toBe(false);
    expect(isSvcdeskError(copy, 'network')).toBe(true);
    expect(isSvcdeskError(new Error('x'))).toBe(false);
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({
      code: 'notAllowed',
      kind: 'rule',
      reason: 'notHandler',
    });
  });
});

describe('field issues', () => {
  const schema = z.object({
    name: z.string().check(z.minLength(2), z.maxLength(3)),
    list: z.array(z.int()).check(z.maxLength(1)),
    kind: z.enum(['a', 'b']),
  });
  const issues = (value: unknown) =>
    rawIssues(z.safeParse(schema, value, { reportInput: true }).error?.issues ?? []);

  it('tell a missing field from one of the wrong type', () => {
    expect(issues({ list: 'x', kind: 'a', name: 'abc' })).toEqual([
      { path: 'list', code: 'type', params: {} },
    ]);
    expect(issues({ list: [], kind: 'a' })).toEqual([{ path: 'name', code: 'required', params: {} }]);
  });

  it('carry the limits that a phrase names', () => {
    expect(issues({ name: 'abcd', list: [1, 2], kind: 'c' })).toEqual([
      { path: 'name', code: 'tooLong', params: { max: '3' } },
      { path: 'list', code: 'tooMany', params: { max: '1' } },
      { path: 'kind', code: 'oneOf', params: { values: 'a, b' } },
    ]);
  });

  it.each<[string, () => z.ZodMiniType, string]>([
    ['20.11.2026', day, 'YYYY-MM-DD'],
    ['2026-11-20 08:00', instant, 'YYYY-MM-DDThh:mm:ssZ'],
    ['11/2026', month, 'YYYY-MM'],
    ['WO-20261120-0001', id, '0193e4a0-0000-7000-8000-000000000001'],
    ['li.lei', email, 'name@example.com'],
  ])('name the format that %s does not have', (value, schema, wanted) => {
    const raw = rawIssues(schema().safeParse(value).error?.issues ?? []);
    expect(raw).toEqual([{ path: '', code: 'formatLike', params: { wanted } }]);
    expect(issuesInWords(raw, issuesEn, format)[0]?.text).toBe(`must be written like ${wanted}`);
    expect(issuesInWords(raw, issuesZhCN, format)[0]?.text).toContain(wanted);
    expect(schema().safeParse(wanted).success).toBe(!/[YM]/.test(wanted));
  });

  it('of a rule of the contract’s own carry its code and limits, too', () => {
    const few = z.array(z.int()).check(z.refine(() => false, { params: { code: 'tooMany', max: 50 } }));
    const found = z.safeParse(few, [1]).error?.issues ?? [];
    expect(rawIssues(found)).toEqual([{ path: '', code: 'tooMany', params: { max: 50 } }]);
  });

  it('of a choice of shapes are those of the nearest one', () => {
    const union = z.union([z.object({ a: z.string(), b: z.string() }), z.object({ c: z.string() })]);
    const error = z.safeParse(union, { a: 'x' }, { reportInput: true }).error;
    expect(rawIssues(error?.issues ?? [])).toHaveLength(1);
  });
});
