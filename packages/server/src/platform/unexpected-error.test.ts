import { expect, it } from 'vitest';
import { DatabaseError } from './db/index.ts';
import { unexpectedErrorInWords } from './unexpected-error.ts';

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

it('says of an address that cannot be read where that was, and not the address', () => {
  const unreadable = thrownBy(() => new URL('postgres://svc:s3cr/et@127.0.0.1:5432/x'));
  for (const error of [unreadable, new Error('It did not start', { cause: unreadable })]) {
    const words = unexpectedErrorInWords(error);
    expect(words).toMatch(/TypeError: Invalid URL\n {4}at /);
    expect(words).not.toContain('s3cr');
  }
});

it('says of what the database refused its code, and not the values', () => {
  const refused = { code: '23505', message: 'duplicate key', detail: 'Key (phone)=(13800001234)' };
  const words = unexpectedErrorInWords(new DatabaseError(refused, { cause: refused }));
  expect(words).toMatch(/^DatabaseError: duplicate key\n {4}at [\s\S]*SQLSTATE 23505$/);
  expect(words).not.toContain('13800001234');
});
