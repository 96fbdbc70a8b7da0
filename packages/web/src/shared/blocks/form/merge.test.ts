import { describe, expect, it } from 'vitest';
import { conflicts, ownChanges } from './merge.ts';

const snapshot = { title: 'Printer', priority: 3, tags: ['a'] };

describe('a correction', () => {
  it('is what this person changed, whatever others have made of the rest', () => {
    const live = { ...snapshot, priority: 1 };
    expect(ownChanges({ title: 'Big printer' }, snapshot, live)).toEqual({ title: 'Big printer' });
  });

  it('leaves out what was typed and taken back, also when somebody else has changed it meanwhile', () => {
    expect(ownChanges({ title: 'Printer' }, snapshot, snapshot)).toEqual({});
    expect(ownChanges({ title: 'Printer' }, snapshot, { ...snapshot, title: 'Scanner' })).toEqual({});
  });

  it('leaves out what is so already', () => {
    expect(ownChanges({ priority: 1 }, snapshot, { ...snapshot, priority: 1 })).toEqual({});
    expect(ownChanges({ tags: ['a'] }, snapshot, snapshot)).toEqual({});
  });

  it('names the fields that two people have changed to different things', () => {
    const live = { ...snapshot, title: 'Scanner', priority: 1 };
    const own = ownChanges({ title: 'Big printer', tags: [] }, snapshot, live);
    expect(conflicts(own, snapshot, live)).toEqual(['title']);
  });
});
