import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentLocale, useLocale } from '../../platform/i18n/locale.ts';
import { assignableIn, groupOptions, membersOf, type Organisation, peopleOptions } from './organisation.ts';

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

const usual = currentLocale();
beforeAll(() => useLocale.setState({ locale: 'en' }));
afterAll(() => useLocale.setState({ locale: usual }));

describe('the organisation', () => {
  it('is one list of groups, each with those above it', () => {
    expect(groupOptions(nodes)).toEqual([
      { value: 'desk', label: 'DESK', note: undefined },
      { value: 'net', label: 'NET', note: 'DESK' },
      { value: 'wifi', label: 'WIFI', note: 'DESK / NET' },
    ]);
  });

  it('gives the people of one group', () => {
    const both = [
      { value: 'li', label: 'li' },
      { value: 'wang', label: 'wang' },
    ];
    expect(membersOf(nodes, 'net')).toEqual(both);
    expect(membersOf(nodes, 'nowhere')).toEqual([]);
  });

  it('gives the work of a group to nobody who only leads it', () => {
    const led = node('net', ['li', 'wang']);
    const [lead] = led.data.tenantAccountInfoVos ?? [];
    if (lead) lead.member = false;
    expect(membersOf([led], 'net')).toEqual([{ value: 'wang', label: 'wang' }]);
  });

  it('gives those whom the rules may send, once, of one group or of all', () => {
    const some = [node('desk', ['an', 'li'], [node('net', ['li', 'wang', 'zhou'])])];
    for (const { data } of [some[0], some[0]?.snodes[0]].filter((each) => each !== undefined))
      for (const person of data.tenantAccountInfoVos ?? [])
        person.assignable = ['li', 'zhou'].includes(person.id);
    expect(assignableIn(some).map(({ value }) => value)).toEqual(['li', 'zhou']);
    expect(assignableIn(some, 'desk').map(({ value }) => value)).toEqual(['li']);
    expect(assignableIn(some, 'nowhere')).toEqual([]);
  });

  it('gives everybody once, with all groups', () => {
    expect(peopleOptions(nodes)).toEqual([
      { value: 'an', label: 'an', note: 'DESK' },
      { value: 'li', label: 'li', note: 'NET, WIFI' },
      { value: 'wang', label: 'wang', note: 'NET' },
    ]);
  });
});
