import { describe, expect, it } from 'vitest';
import { sampleSuggestion } from './assign.fixture.ts';
import {
  candidatesByFirstDay,
  candidatesByLoad,
  partnerCandidates,
  type Suggestion,
  suggestedCandidates,
  suggestedWithLoad,
  withBest,
} from './candidate.ts';

const someone = (id: string, reasons: Suggestion['reasons'], fits = true): Suggestion =>
  sampleSuggestion(id, { reasons, fits });

const bestOf = (list: readonly Suggestion[]) =>
  withBest(suggestedCandidates(list))
    .filter(({ best }) => best)
    .map(({ id }) => id);

describe('whoever is suggested for an order', () => {
  it('is best as the first of those who are there and can, and nobody where there is none', () => {
    const list = [
      someone('a', ['skillMissing'], false),
      someone('b', ['busy']),
      someone('c', ['onLeave'], false),
    ];
    expect(bestOf(list)).toEqual(['b']);
    expect(bestOf([someone('a', ['onLeave'], false), someone('b', ['skillMissing'], false)])).toEqual([]);
    expect(bestOf([])).toEqual([]);
  });

  it('fits where a server of the release before does not say so: it sends nobody else', () => {
    const { fits: _, load: __, ...before } = someone('a', ['free']);
    expect(bestOf([before])).toEqual(['a']);
    const partner = { id: 'b', name: 'b', groupName: 'Field group', openCount: 1, saturation: 0.2 };
    expect(partnerCandidates([partner])).toMatchObject([{ id: 'b', fits: true, away: undefined }]);
  });

  it('is who was proposed already, at the head, as long as they fit', () => {
    const list = suggestedCandidates([
      someone('a', []),
      someone('b', []),
      someone('c', []),
      someone('d', ['onLeave'], false),
    ]);
    const shown = (proposedId: string) =>
      withBest(list, proposedId).map(({ id, best }) => (best ? `${id}!` : id));
    expect(shown('c')).toEqual(['c!', 'a', 'b', 'd']);
    expect(shown('d')).toEqual(['a!', 'b', 'c', 'd']);
    expect(shown('gone')).toEqual(['a!', 'b', 'c', 'd']);
  });

  it('is told to be away once, beside the name and not among the reasons', () => {
    const [person] = suggestedCandidates([someone('a', ['onLeave', 'skillExpert', 'free'], false)]);
    expect(person).toMatchObject({ away: 'onLeave', fits: false, reasons: ['skillExpert'] });
  });
});

describe('the load of a candidate', () => {
  const of = (id: string, minutes: number, more: Partial<Suggestion> = {}) =>
    sampleSuggestion(id, { estimate: { minutes, by: 'own' }, ...more });

  it('is said with what all the orders take, of more than were looked at too', () => {
    const list = [of('free', 150, { load: 0.25, capacityMinutes: 480 })];
    expect(suggestedWithLoad(list)[0]?.loadAfter).toBe(0.5625);
    expect(suggestedWithLoad(list, 2)[0]?.loadAfter).toBe(0.875);
  });

  it('is said with the one order, on a day without capacity too, and without where the server tells no capacity', () => {
    expect(suggestedWithLoad([of('a', 60, { load: 0.5, capacityMinutes: 240 })])[0]?.loadAfter).toBe(0.75);
    expect(suggestedWithLoad([of('a', 60, { load: 0, capacityMinutes: 0 })])[0]?.loadAfter).toBe(1.125);
    const { capacityMinutes: _, ...before } = of('a', 60);
    expect(suggestedWithLoad([before])[0]?.loadAfter).toBeUndefined();
  });
});

describe('people of a group', () => {
  const peopleOf = (...ids: string[]) => ids.map((id) => ({ id, words: id, groupId: 'group' }));
  const row = (accountId: string, load: number, more = {}) => ({
    accountId,
    date: '2026-11-27',
    saturation: 0,
    load,
    ...more,
  });

  it('stand by how full their day is, and behind all who are there when they are not', () => {
    const rows = [
      row('away', 0, { leave: 'sick' }),
      row('full', 1.1),
      row('off', 0, { offDuty: true }),
      row('free', 0.2),
    ];
    const sorted = candidatesByLoad(peopleOf('away', 'full', 'off', 'free'), rows);
    expect(sorted.map(({ id, away, day }) => [id, away, day])).toEqual([
      ['free', undefined, '2026-11-27'],
      ['full', undefined, '2026-11-27'],
      ['away', 'onLeave', '2026-11-27'],
      ['off', 'notWorking', '2026-11-27'],
    ]);
    expect(sorted.some(({ best }) => best)).toBe(false);
  });

  it('stand by the first day on which each is there, the soonest first, and by today when they are there on none', () => {
    const [sunday, monday, tuesday] = ['2026-11-29', '2026-11-30', '2026-12-01'];
    const off = { date: sunday, offDuty: true };
    const rows = [
      // Days may come in any order.
      ...[row('full', 0.1, { date: tuesday }), row('full', 0.9, { date: monday }), row('full', 1.12, off)],
      ...[row('free', 3, off), row('free', 0.3, { date: monday })],
      ...[row('duty', 1.1, { date: sunday }), row('duty', 0, { date: monday })],
      ...[row('away', 0, off), row('away', 0, { date: monday, leave: 'sick' })],
      row('away', 0.2, { date: tuesday }),
      ...[row('gone', 0.5, off), row('gone', 0, { date: monday, leave: 'annual' })],
    ];
    const sorted = candidatesByFirstDay(peopleOf('gone', 'away', 'full', 'free', 'duty'), rows);
    expect(sorted.map(({ id, day, load, away, fits }) => [id, day, load, away, fits])).toEqual([
      ['duty', sunday, 1.1, undefined, true],
      ['free', monday, 0.3, undefined, true],
      ['full', monday, 0.9, undefined, true],
      ['away', tuesday, 0.2, undefined, true],
      ['gone', sunday, 0.5, 'notWorking', false],
    ]);
  });
});

it('of a partner are judged by their load too, and are away when they do not work', () => {
  const engineer = (id: string, load: number, fits: boolean) => ({
    ...{ id, name: id, groupName: 'Group', openCount: 1, saturation: 0.9 },
    load,
    fits,
  });
  const sorted = partnerCandidates([
    engineer('off', 0, false),
    engineer('full', 1.2, true),
    engineer('free', 0.1, true),
  ]);
  expect(sorted.map(({ id, load, fits, away }) => ({ id, load, fits, away }))).toEqual([
    { id: 'free', load: 0.1, fits: true, away: undefined },
    { id: 'full', load: 1.2, fits: true, away: undefined },
    { id: 'off', load: 0, fits: false, away: 'notWorking' },
  ]);
});
