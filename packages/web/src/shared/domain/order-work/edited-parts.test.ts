import { describe, expect, it } from 'vitest';
import { editedParts } from './edited-parts.ts';

describe('an edit', () => {
  it('sends what this person changed and nothing else', () => {
    expect(editedParts({ priority: 1, remark: 'why' })).toEqual({ priority: 1 });
  });

  it('sends nothing when only a remark was written', () => {
    expect(editedParts({ remark: 'why' })).toEqual({});
  });
});
