import { describe, expect, it } from 'vitest';
import { DatabaseError } from '../db/index.ts';
import { errorForLog } from './log.ts';

describe('an error in the log', () => {
  it('of the database says where, and nothing that people wrote', () => {
    const error = new DatabaseError({
      code: '23505',
      message: 'duplicate key value: 13800001234',
      constraint: 'accounts_phone',
      detail: 'Key (phone)=(13800001234) already exists.',
    });
    const entry = errorForLog(error);
    expect(entry).toMatchObject({ code: '23505', constraint: 'accounts_phone' });
    expect(JSON.stringify(entry)).not.toContain('1380000');
  });

  it('keeps its message, its place and its cause', () => {
    const entry = errorForLog(new Error('outer', { cause: new Error('inner') }));
    expect(entry).toMatchObject({ message: 'outer', cause: { message: 'inner' } });
    expect(entry.stack).toMatch(/^at /);
  });
});
