import { describe, expect, it } from 'vitest';
import { newPassword, password } from './atoms/secret.ts';
import { type Call, isCall, type Schema } from './define.ts';
import { domains } from './index.ts';
import { checksOf, definitionOf } from './schema-definition.ts';

const calls: readonly Call[] = Object.values(domains).flatMap((domain) =>
  Object.values(domain).filter(isCall),
);
/** Passwords are never normalised. */
const secrets: readonly Schema[] = [password(), newPassword()];

/** Every text of a request that has to hold something, with where it stands. */
function neededTexts(schema: Schema, path: string): { path: string; schema: Schema }[] {
  const { type, innerType, element, options = [], shape = {} } = definitionOf(schema);
  const isNeeded = checksOf(schema).some(({ check, minimum = 0 }) => check === 'min_length' && minimum > 0);
  const own = type === 'string' && isNeeded && !secrets.includes(schema) ? [{ path, schema }] : [];
  const inner = [innerType, element, ...options].filter((each) => each !== undefined);
  return [
    ...own,
    ...inner.flatMap((each) => neededTexts(each, path)),
    ...Object.entries(shape).flatMap(([name, each]) => neededTexts(each, `${path}.${name}`)),
  ];
}

const texts = calls.flatMap((call) => neededTexts(call.request(), call.id));

describe('a name, a title or another text that a request has to hold', () => {
  it('is found in the contract', () => {
    const paths = texts.map(({ path }) => path);
    for (const known of [
      'orders.create.title',
      'reporters.add.name',
      'account.saveFilter.name',
      'pmPlans.save.items.name',
    ]) {
      expect(paths).toContain(known);
    }
  });

  it.each([
    '\u3164',
    '\u115f\u1160',
    '\uffa0',
    '\u2800',
    '\u200b\u200d',
    '\u202e',
    '\u0301',
    '\u{e0041}',
    '\t \u3000',
  ])('shows something everywhere, unlike %j', (value) => {
    const taken = texts.filter(({ schema }) => schema.safeParse(value).success).map(({ path }) => path);
    expect(taken).toEqual([]);
  });
});
