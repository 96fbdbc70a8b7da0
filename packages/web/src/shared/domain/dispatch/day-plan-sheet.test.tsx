import { SvcdeskError, type TransportRequest } from '@svcdesk/core';
import { progress } from '@svcdesk/core/contract/orders';
import { mockServer, sampleData } from '@svcdesk/core/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { press, serve, show, signIn } from '../../../testing/show.fixture.tsx';
import { QuestionHost } from '../../components/question.tsx';
import { useToasts } from '../../platform/toast-store.ts';
import { hideUndo, pressUndo, useUndo } from '../../platform/undo-store.ts';
import { DayPlanFlow } from './day-plan-sheet.tsx';
import { TellHost } from './tell-customers.tsx';

const stop = (title: string, change: string) => ({
  ...{ orderId: title, version: 1, orderNo: `WO-${title}`, title, priority: 2, cellName: 'Tower' },
  ...{ engineerId: 'me', engineerName: 'Ann', travelMinutes: 10, change, reasons: ['first'] },
  ...{ planStart: '2026-11-27T04:00:00.000Z', planEnd: '2026-11-27T05:00:00.000Z' },
});

it('shows what the day comes to, and writes what is new of it', async () => {
  signIn();
  const requests = serve({
    'dispatch.plan': {
      data: {
        list: [stop('Lift', 'new'), stop('Printer', 'kept')],
        unplaced: [],
        present: { plannedCount: 1, lateCount: 1, travelMinutes: 30 },
        proposed: { plannedCount: 2, lateCount: 0, travelMinutes: 40 },
        ...{ omittedCount: 12, asOf: '2026-11-27T00:00:00.000Z' },
      },
    },
    'dispatch.commit': { data: { changed: [], undo: [{ orderId: 'Lift', version: 2 }] } },
  });
  const onClosed = vi.fn();
  show(<DayPlanFlow onClosed={onClosed} />);
  expect(
    await screen.findByText(
      'Planned 1 → 2 · late 1 → 0 · 12 more were left out, being too many · on the road 30m → 40m',
    ),
  ).toBeTruthy();
  await screen.findByRole('checkbox', { name: /^Lift/ });
  expect(screen.queryByRole('checkbox', { name: /^Printer/ })).toBeNull();
  await press('Make 1 change');
  await waitFor(() => expect(onClosed).toHaveBeenCalled(), { timeout: 8000 });
  const sent = () =>
    requests.filter(({ url }) => url.includes('/commit')).map(({ body }) => JSON.parse(String(body)).stops);
  // Whom the plan gave it to goes with it, also where nobody had it: the report of suggestions counts that.
  expect(sent()).toMatchObject([[{ orderId: 'Lift', engineerId: 'me', suggestedId: 'me' }]]);
  // Only now, with the sheet gone, it can be taken back.
  await useUndo.getState().offer?.onUndo();
  expect(sent()[1]).toEqual([{ orderId: 'Lift', version: 2 }]);
});

it('shows a group’s day by person, and says what taking it back does not restore', async () => {
  signIn();
  const ofLi = { engineerId: 'li', engineerName: 'Li' };
  const committed = (engineerId: string) => ({
    data: { changed: [], undo: [{ orderId: 'Till', version: 2, engineerId, force: true }] },
  });
  serve({
    'dispatch.plan': {
      data: {
        list: [
          stop('Lift', 'new'),
          { ...stop('Printer', 'new'), ...ofLi },
          { ...stop('Till', 'reassigned'), ...ofLi, before: { engineerName: 'Wang' } },
        ],
        unplaced: [],
        present: { plannedCount: 0, lateCount: 0, travelMinutes: 0 },
        proposed: { plannedCount: 3, lateCount: 0, travelMinutes: 40 },
        ...{ omittedCount: 0, asOf: '2026-11-27T00:00:00.000Z' },
      },
    },
    'dispatch.commit': committed('wang'),
  });
  const onClosed = vi.fn();
  show(<DayPlanFlow groupId="field" onClosed={onClosed} />);
  const ofPerson = await screen.findByRole('group', { name: 'Li' });
  expect(ofPerson.textContent).toContain('Li · 2 orders');
  expect(ofPerson.textContent).toContain('Printer');
  expect(screen.getByRole('group', { name: 'Ann' }).textContent).not.toContain('Printer');
  // Nothing is driven as things stand: there is no "0 s" to read.
  expect(screen.getByText('Planned 0 → 3 · late 0 → 0 · on the road 40m')).toBeTruthy();
  await press('Make 3 changes');
  await waitFor(() => expect(onClosed).toHaveBeenCalled(), { timeout: 8000 });
  serve({ 'dispatch.commit': committed('li') });
  await useUndo.getState().offer?.onUndo();
  expect(useToasts.getState().toast?.words).toBe('Taken back: all is as it was');
});

/** Makes a plan that moves an agreed time, up to the words to its customer. */
async function movedPlan() {
  signIn();
  hideUndo();
  const before = { engineerName: 'Ann', planStart: '2026-11-27T02:00:00.000Z' };
  const totals = { plannedCount: 1, lateCount: 0, travelMinutes: 0 };
  const undo = [{ orderId: 'Lift', version: 2, engineerId: 'me' }];
  const requests = serve({
    'dispatch.plan': {
      data: {
        ...{ list: [{ ...stop('Lift', 'moved'), before }], unplaced: [], omittedCount: 0 },
        ...{ present: totals, proposed: totals, asOf: '2026-11-27T00:00:00.000Z' },
      },
    },
    'dispatch.commit': { data: { changed: [], undo } },
    'orders.progress': { data: sampleData(progress) },
  });
  const onClosed = vi.fn();
  show(
    <>
      <DayPlanFlow onClosed={onClosed} />
      <TellHost undoOf={() => async () => 'done'} />
      <QuestionHost />
    </>,
  );
  await screen.findByRole('group', { name: 'Proposed changes' });
  await press('Make 1 change');
  await screen.findByRole('dialog', { name: 'Notify customers' }, { timeout: 8000 });
  await screen.findByRole('textbox');
  const sent = (path: string) =>
    requests.filter(({ url }) => url.includes(path)).map(({ body }) => JSON.parse(String(body)));
  return { onClosed, sent };
}

it('has the customers told whose agreed times move, and offers again to take back what got no answer', async () => {
  const { onClosed } = await movedPlan();
  // It is read on another day, too: both times have theirs.
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(
    /“Lift” was agreed for (20\d\d-)?11-27 \d\d:00\. It is now (20\d\d-)?11-27 \d\d:00\. Ann will do it/,
  );
  await press('Close');
  await userEvent.click(await screen.findByRole('button', { name: 'Do not send' }, { timeout: 8000 }));
  await waitFor(() => expect(onClosed).toHaveBeenCalled(), { timeout: 8000 });
  const keys = new Set<string | null>();
  const noNetwork = async (_url: string, { headers }: RequestInit) => {
    keys.add(new Headers(headers).get('idempotency-key'));
    throw new TypeError('no network');
  };
  vi.stubGlobal('fetch', noNetwork);
  await pressUndo();
  expect(useUndo.getState().offer?.words).toBe('1 order changed');
  await pressUndo();
  expect([...keys]).toEqual([expect.any(String)]);
});

it('can be taken back beside the words to the customers, who then have nothing to hear', async () => {
  const { onClosed, sent } = await movedPlan();
  expect(screen.getByText('1 order changed')).toBeTruthy();
  expect(screen.getByText('Once any customer was told, this cannot be undone.')).toBeTruthy();
  await press('Undo');
  await waitFor(() => expect(onClosed).toHaveBeenCalled(), { timeout: 8000 });
  expect(sent('/commit')[1].stops).toEqual([{ orderId: 'Lift', version: 2, engineerId: 'me' }]);
  expect(sent('/progress')).toEqual([]);
  expect(useUndo.getState().offer).toBeUndefined();
});

it('stays with its words where taking back got no answer', async () => {
  const { onClosed } = await movedPlan();
  const answer = fetch;
  let isLost = true;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    isLost ? Promise.reject(new TypeError('no network')) : answer(url, init),
  );
  await press('Undo');
  await waitFor(() => expect(useToasts.getState().toast?.tone).toBe('error'), { timeout: 15_000 });
  expect(onClosed).not.toHaveBeenCalled();
  isLost = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalled(), { timeout: 8000 });
});

it('notes on the order what cannot reach a reporter, and says so instead of that they were told', async () => {
  const { onClosed } = await movedPlan();
  const issues = [{ path: 'notifyReporter', code: 'nobodyToNotify' as const, text: 'nobody' }];
  const answer = fetch;
  const bodies: { content: string; notifyReporter?: boolean }[] = [];
  const { transport: refuses } = mockServer({
    'orders.progress': new SvcdeskError('badRequest', { issues }),
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.includes('/progress')) return answer(url, init);
    const body = JSON.parse(String(init.body));
    bodies.push(body);
    if (!body.notifyReporter) return answer(url, init);
    const reply = await refuses({ url, ...init } as TransportRequest);
    return new Response(await reply.text(), { status: reply.status });
  });
  await press('Send 1');
  await waitFor(() => expect(onClosed).toHaveBeenCalled(), { timeout: 8000 });
  expect(bodies.map(({ notifyReporter }) => notifyReporter)).toEqual([true, undefined]);
  expect(useToasts.getState().toast?.words).toMatch(/^The reporter of 1 order has no account/);
  expect(useUndo.getState().offer).toBeUndefined();
});

it('says of a plan that changes nothing what comes too late all the same', async () => {
  signIn();
  const totals = { plannedCount: 8, lateCount: 5, travelMinutes: 0 };
  serve({
    'dispatch.plan': {
      data: {
        ...{ list: [], unplaced: [], present: totals, proposed: totals, omittedCount: 0 },
        asOf: '2026-11-27T00:00:00.000Z',
      },
    },
  });
  show(<DayPlanFlow onClosed={vi.fn()} />);
  expect(await screen.findByText(/^5 will be late all the same/)).toBeTruthy();
  expect(screen.queryByText(/still in time/)).toBeNull();
});

it('tells orders apart, and by how much each is late or when it is due', async () => {
  signIn();
  const totals = { plannedCount: 2, lateCount: 1, travelMinutes: 0 };
  const late = { ...stop('Lift', 'new'), orderNo: 'WO202611270042', lateMinutes: 95, reasons: ['late'] };
  const due = { ...stop('Till', 'new'), priority: 3, dueAt: '2026-11-27T06:00:00.000Z' };
  serve({
    'dispatch.plan': {
      data: {
        ...{ list: [late, due], unplaced: [], present: totals, proposed: totals, omittedCount: 0 },
        asOf: '2026-11-27T00:00:00.000Z',
      },
    },
  });
  show(<DayPlanFlow onClosed={vi.fn()} />);
  const group = await screen.findByRole('group', { name: 'Proposed changes' });
  expect(group.textContent).toMatch(/Lift.*0042.*High.*1h 35m late/);
  expect(group.textContent).toMatch(/Till.*due /);
});

it('plans other days than today where they are chosen', async () => {
  signIn();
  const totals = { plannedCount: 0, lateCount: 0, travelMinutes: 0 };
  const unplaced = ['Lift', 'Till'].map((title) => ({
    ...{ orderId: title, orderNo: `WO-${title}`, title, priority: 2, cellName: 'Tower' },
    reason: 'noHours',
  }));
  const requests = serve({
    'dispatch.plan': {
      data: {
        ...{ list: [], unplaced, present: totals, proposed: totals, omittedCount: 0 },
        asOf: '2026-11-27T00:00:00.000Z',
      },
    },
  });
  show(<DayPlanFlow onClosed={vi.fn()} />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Lift.*Lift.*High.*Tower.*Nobody has free hours that day/),
    expect.stringMatching(/Till.*Tower/),
  ]);
  expect(screen.getByRole('link', { name: /Lift/ }).getAttribute('href')).toContain('Lift');
  const told = screen.getByText('Planned 0 → 0 · late 0 → 0').closest('[role="status"]');
  await userEvent.click(screen.getByRole('radio', { name: 'Next 7 days' }));
  expect(await screen.findAllByText(/Nobody has free hours on these days/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('radio', { name: 'Tomorrow' }));
  await waitFor(() => expect(requests.filter(({ url }) => url.includes('/dispatch/plan'))).toHaveLength(3));
  // What is read out stays while other days are read.
  expect(told?.isConnected).toBe(true);
  const asked = requests.map(({ body }) => JSON.parse(String(body)));
  expect(asked.map(({ days }) => days)).toEqual([1, 7, 1]);
  expect(asked.map(({ from }) => from)).toEqual([undefined, undefined, expect.stringMatching(/^\d{4}-/)]);
});

it('plans anew without what is left out: what moved for its sake alone stays, and nobody is apologised to', async () => {
  signIn();
  const before = { engineerName: 'Ann', planStart: '2026-11-27T02:00:00.000Z' };
  const totals = (plannedCount: number) => ({ plannedCount, lateCount: 1, travelMinutes: 0 });
  const common = { unplaced: [], omittedCount: 0, present: totals(3), asOf: '2026-11-27T00:00:00.000Z' };
  const list = [stop('Jam', 'new'), { ...stop('Lift', 'moved'), before }, stop('Till', 'new')];
  serve({ 'dispatch.plan': { data: { ...common, list, proposed: totals(5) } } });
  const onClosed = vi.fn();
  show(<DayPlanFlow onClosed={onClosed} />);
  await screen.findByText('Planned 3 → 5 · late 1 → 1');
  const requests = serve({
    'dispatch.plan': { data: { ...common, list: [stop('Till', 'new')], proposed: totals(4) } },
    'dispatch.commit': { data: { changed: [], undo: [] } },
  });
  const bodiesOf = (path: string) =>
    requests.filter(({ url }) => url.includes(path)).map(({ body }) => JSON.parse(String(body)));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Jam/ }));
  expect(await screen.findByText('Planned 3 → 4 · late 1 → 1')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Lift/ })).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Jam/ }).checked).toBe(false);
  await press('Make 1 change');
  // Nobody's time moved: there is nothing to tell.
  await waitFor(() => expect(onClosed).toHaveBeenCalled(), { timeout: 8000 });
  expect(bodiesOf('dispatch/plan')).toContainEqual(expect.objectContaining({ without: ['Jam'] }));
  expect(bodiesOf('/commit')).toMatchObject([{ stops: [{ orderId: 'Till' }] }]);
});
