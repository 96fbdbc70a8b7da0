import { suggestions } from '@svcdesk/core/contract/reports';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { serve, show, signIn, watchesSizes } from '../../../testing/show.fixture.tsx';
import type { SuggestionReport } from '../suggestions.ts';
import { SuggestionReportScreen } from './suggestion-report.tsx';

const taken = {
  ...{ count: 23, inTimeCount: 16, lateCount: 1, openCount: 2, cameBackCount: 3, cancelledCount: 1 },
};
const report: SuggestionReport = {
  ...{ from: '2026-11-01', to: '2026-11-30', choiceCount: 27, takenCount: 23, taken },
  byGroup: [
    { groupId: 'east', groupName: 'East', choiceCount: 21, takenCount: 18 },
    { groupId: 'west', groupName: 'West', choiceCount: 3, takenCount: 2 },
  ],
  byDay: [
    { date: '2026-11-01', choiceCount: 20, takenCount: 18 },
    { date: '2026-11-02', choiceCount: 4, takenCount: 2 },
  ],
};

beforeEach(() => {
  signIn();
  watchesSizes();
});

it('says how often the best fit was taken, what became of it, and of the few others nothing yet', async () => {
  serve({ 'reports.suggestions': { data: report } });
  show(<SuggestionReportScreen />);
  expect((await screen.findByText('Share taken')).parentElement?.textContent).toBe('85%Share taken');
  const chart = screen.getByRole('img', { name: /What became of it/ });
  expect(chart.getAttribute('aria-label')).toContain('In time 80, Late 5, Came back 15');
  expect(screen.getByText('Best fit taken: 23, 20 of them decided')).toBeTruthy();
  expect(screen.getByText(/Somebody else: not enough yet/)).toBeTruthy();
});

it('asks for a group that is opened, by so many days, and goes back to all', async () => {
  const requests = serve({ 'reports.suggestions': { data: report } });
  show(<SuggestionReportScreen />);
  await userEvent.click(await screen.findByRole('button', { name: '90 days' }));
  await userEvent.click(await screen.findByRole('link', { name: 'West' }));
  expect(await screen.findByRole('heading', { name: 'West' })).toBeTruthy();
  const asked = requests.filter(({ url }) => url.endsWith(suggestions.path));
  expect(JSON.parse(String(asked.at(-1)?.body))).toMatchObject({ groupId: 'west' });
  expect(screen.queryByRole('link', { name: 'East' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'All groups' }));
  expect(await screen.findByRole('link', { name: 'East' })).toBeTruthy();
});

it('says what will be there once there is something to count', async () => {
  const none = { ...report, choiceCount: 0, takenCount: 0, taken: undefined, byGroup: [] };
  serve({ 'reports.suggestions': { data: none } });
  show(<SuggestionReportScreen />);
  expect(await screen.findByText('Nothing to count yet')).toBeTruthy();
});
