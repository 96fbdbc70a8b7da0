import { describe, expect, it } from 'vitest';
import { groupOptions, membersOf, type Organisation, peopleOptions } from './organisation.ts';

const node = (id: string, people: string[], below: Organisation = []): Organisation[number] => ({
  data: {
    id,
    groupName: id.toUpperCase(),
    name: id,
    tenantAccountInfoVos: people.map((name, index) => ({ id: name, name, lead: index === 0 })),
  },
  snodes: below,
});
const nodes = [node('desk', ['an'], [node('net', ['li', 'wang'], [node('wifi', ['li'])])])];

describe('the organisation', () => {
  it('is one list of groups, each with those above it', () => {
    expect(groupOptions(nodes)).toEqual([
      { value: 'desk', label: 'DESK', note: undefined },
      { value: 'net', label: 'NET', note: 'DESK' },
      { value: 'wifi', label: 'WIFI', note: 'DESK / NET' },
    ]);
  });

  it('gives the people of one group', () => {
    expect(membersOf(nodes, 'net', 'lead')).toEqual([
      { value: 'li', label: 'li', note: 'lead' },
      { value: 'wang', label: 'wang', note: undefined },
    ]);
    expect(membersOf(nodes, 'nowhere')).toEqual([]);
  });

  it('gives everybody once, with all groups', () => {
    expect(peopleOptions(nodes)).toEqual([
      { value: 'an', label: 'an', note: 'DESK' },
      { value: 'li', label: 'li', note: 'NET, WIFI' },
      { value: 'wang', label: 'wang', note: 'NET' },
    ]);
  });
});
