import { escalations, underlingStaff } from '@svcdesk/core/contract/backlog';
import { sampleData } from '@svcdesk/core/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { staffPaths } from '../../shared/platform/paths.ts';
import { setBuiltScreens } from '../../shared/platform/screens.ts';
import { press, serve, show, signIn, watchesSizes } from '../../testing/show.fixture.tsx';
import { LeadHome } from './lead-home.tsx';
import { useCounts } from './use-todos.ts';

/** Nothing that waits for a lead. */
const nothing = {
  ...sampleData(escalations),
  ...{ late: [], lateCount: 0, returned: [], returnedCount: 0, overbooked: [], overbookedCount: 0 },
  ...{ reviewCount: 0, joinCount: 0, unassignedLateCount: 0 },
};

function Home() {
  return <LeadHome counts={useCounts()} />;
}

beforeEach(() => {
  watchesSizes();
  setBuiltScreens([{ path: '/days', menu: 'm.schedule.underling' }]);
});

it('shows who is fullest of all whom one leads, and everybody once asked', async () => {
  signIn();
  const [person] = sampleData(underlingStaff).list;
  // The fullest has nothing late, and comes last.
  const list = Array.from({ length: 25 }, (_, index) => ({
    ...person,
    ...{ id: `p${index}`, name: `Person ${index}`, timeoutCount: 0, saturation: index / 25 },
  }));
  serve({
    'backlog.underlingStaff': { data: { ...sampleData(underlingStaff), list, total: 25 } },
    'backlog.escalations': { data: nothing },
  });
  show(<Home />);
  expect(await screen.findByRole('link', { name: /Person 24/ })).toBeTruthy();
  const team = await screen.findByRole('list', { name: 'To-dos by person' });
  expect(within(team).getAllByRole('link')).toHaveLength(20);
  await press('Show all 25 people');
  expect(within(team).getAllByRole('link')).toHaveLength(25);
});

it('says how much is late that nobody has, and opens it', async () => {
  signIn();
  serve({ 'backlog.escalations': { data: { ...nothing, unassignedLateCount: 3 } } });
  show(<Home />);
  await userEvent.click(await screen.findByRole('link', { name: /3 overdue orders have no engineer/ }));
  expect(location.hash).toBe(`#${staffPaths.pool.list}?part=late`);
});
