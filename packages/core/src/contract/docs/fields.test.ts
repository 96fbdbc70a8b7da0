import { expect, it } from 'vitest';
import { fieldParts } from './fields.ts';

it('a field has its name in one place: a second one would win unseen', () => {
  const places = new Map<string, string[]>();
  for (const [part, fields] of Object.entries(fieldParts))
    for (const field of Object.keys(fields)) places.set(field, [...(places.get(field) ?? []), part]);
  expect([...places].filter(([, parts]) => parts.length > 1)).toEqual([]);
});
