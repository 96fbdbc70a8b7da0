import { describe, expect, it } from 'vitest';
import { contested, ownChanges } from './three-way.ts';

const begun = { title: 'Printer', priority: 3, tags: ['a'] };

describe('a correction', () => {
  it('is what this person changed, whatever others have made of the rest', () => {
    const live = { ...begun, priority: 1 };
    expect(ownChanges({ title: 'Big printer' }, begun, live)).toEqual({ title: 'Big printer' });
  });

  it('leaves out what was typed and taken back, also when somebody else has changed it meanwhile', () => {
    expect(ownChanges({ title: 'Printer' }, begun, begun)).toEqual({});
    expect(ownChanges({ title: 'Printer' }, begun, { ...begun, title: 'Scanner' })).toEqual({});
  });

  it('leaves out what is so already', () => {
    expect(ownChanges({ priority: 1 }, begun, { ...begun, priority: 1 })).toEqual({});
    expect(ownChanges({ tags: ['a'] }, begun, begun)).toEqual({});
  });

  it('names the fields that two people have changed to different things', () => {
    const live = { ...begun, title: 'Scanner', priority: 1 };
    const own = ownChanges({ title: 'Big printer', tags: [] }, begun, live);
    expect(contested(own, begun, live)).toEqual(['title']);
  });
});
