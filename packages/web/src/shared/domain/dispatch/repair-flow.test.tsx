import { preview } from '@svcdesk/core/contract/dispatch';
import { history, progress } from '@svcdesk/core/contract/orders';
import { sampleData } from '@svcdesk/core/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { press, serve, show, signIn } from '../../../testing/show.fixture.tsx';
import { QuestionHost } from '../../components/question.tsx';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { useToasts } from '../../platform/toast-store.ts';
import { hideUndo, useUndo } from '../../platform/undo-store.ts';
import { RepairFlow } from './repair-flow.tsx';
import { TellHost } from './tell-customers.tsx';

const effect = (title: string) => ({
  ...{ orderId: title, version: 1, orderNo: `WO-${title}`, title, cellName: 'Tower' },
  ...{ engineerId: 'li', engineerName: 'Li', effect: 'away', planStart: '2026-11-27T03:00:00.000Z' },
});

const stop = (title: string) => ({
  ...{ orderId: title, version: 1, orderNo: `WO-${title}`, title, priority: 2, cellName: 'Tower' },
  ...{ engineerId: 'wang', engineerName: 'Wang', travelMinutes: 10, change: 'reassigned', reasons: ['near'] },
  ...{ planStart: '2026-11-27T04:00:00.000Z', planEnd: '2026-11-27T05:00:00.000Z' },
  before: { engineerName: 'Li', planStart: '2026-11-27T03:00:00.000Z' },
});

const totals = { plannedCount: 2, lateCount: 0, travelMinutes: 20 };

/** A new absence each time: what was seen once is known. */
let day = 10;
function flow(changed: readonly object[] = [], effects = [effect('Lift'), effect('Printer')]) {
  signIn();
  hideUndo();
  const requests = serve({
    'dispatch.preview': {
      data: { ...sampleData(preview), warnings: [], effects, brokenCount: 2 },
    },
    'dispatch.plan': {
      data: {
        list: [stop('Lift'), stop('Printer')],
        unplaced: [
          {
            orderId: 'Door',
            orderNo: 'WO-Door',
            title: 'Door',
            priority: 3,
            cellName: 'Tower',
            reason: 'noSkill',
          },
        ],
        ...{ present: totals, proposed: totals, omittedCount: 0, asOf: '2026-11-27T00:00:00.000Z' },
      },
    },
    'dispatch.commit': { data: { changed, undo: [] } },
    'orders.progress': { data: sampleData(progress) },
  });
  const onClosed = vi.fn();
  const from = `2026-12-${++day}T01:00:00.000Z`;
  const absences = [{ accountId: 'li', from, to: `2026-12-${day}T09:00:00.000Z` }];
  show(
    <>
      <RepairFlow title="While Li is away" trouble={{ absences }} remark="Ill" onClosed={onClosed} />
      <TellHost undoOf={() => async () => 'done'} />
      <QuestionHost />
    </>,
  );
  const bodyOf = (path: string) =>
    requests.filter(({ url }) => url.includes(path)).map(({ body }) => JSON.parse(String(body)));
  return { bodyOf, onClosed };
}

it('makes all the changes that are not left out at once, then offers the words to the customers', async () => {
  const { bodyOf, onClosed } = flow();
  const boxes = within(await screen.findByRole('group', { name: 'Proposed changes' })).getAllByRole(
    'checkbox',
  );
  expect(boxes).toHaveLength(2);
  expect(screen.getByText(/Nobody has the skill asked for/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Door/ }).getAttribute('href')).toContain('Door');
  expect(screen.getByText('Planned 2 → 2 · late 0 → 0 · on the road 20m → 20m')).toBeTruthy();
  await userEvent.click(boxes[1] ?? document.body);
  // The rest is planned anew first.
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make 1 change' }).disabled).toBe(false),
  );
  await press('Make 1 change');
  await screen.findByRole('dialog', { name: 'Notify customers' }, { timeout: 8000 });
  expect(bodyOf('/commit')).toMatchObject([
    { stops: [{ orderId: 'Lift', engineerId: 'wang' }], remark: 'Ill' },
  ]);
  const words = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /WO-Lift/ });
  expect(words.value).toMatch(/“Lift” was agreed for .*Wang will do it/);
  await userEvent.type(words, ' Regards');
  await press('Send 1');
  await waitFor(() => expect(onClosed).toHaveBeenCalled(), { timeout: 8000 });
  expect(bodyOf('/progress')).toMatchObject([
    { orderId: 'Lift', content: expect.stringMatching(/ Regards$/), notifyReporter: true },
  ]);
  expect(useToasts.getState().toast?.words).toBe('1 customer notified');
  // The customer was told, and the order is not as it was: nothing is offered that would be refused.
  expect(useUndo.getState().offer).toBeUndefined();
});

it('looks at the days after too, and says how many are left for the next time', async () => {
  const many = Array.from({ length: 53 }, (_, index) => effect(`Lift${index}`));
  const { bodyOf } = flow([], many);
  expect(await screen.findByText('3 more are left for when this is done')).toBeTruthy();
  expect(bodyOf('dispatch/plan')[0]).toMatchObject({ days: 7 });
});

it('changes nothing when something changed meanwhile, and says what', async () => {
  const { onClosed } = flow([{ orderId: 'Lift', orderNo: 'WO-Lift' }]);
  await screen.findByRole('group', { name: 'Proposed changes' });
  await press('Make 2 changes');
  expect(await screen.findByText(/Changed meanwhile: WO-Lift/)).toBeTruthy();
  expect(onClosed).not.toHaveBeenCalled();
});

it('names the time that the customer was told last, and not one that was changed again before they could know', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const planned = (minutes: number, before: string, after: string) => ({
    ...sampleData(history)[0],
    ...{ action: 'plan', internal: false, recordedAt: ago(minutes) },
    changes: [{ field: 'planStart', before, after }],
  });
  const [told, last] = ['2026-11-26T23:00:00.000Z', '2026-11-27T03:00:00.000Z'];
  const { onClosed } = flow();
  const answer = fetch;
  serve({
    'orders.history': { data: [planned(600, '2026-11-25T03:00:00.000Z', told), planned(5, told, last)] },
  });
  const histories = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    (url.includes(history.path) ? histories : answer)(url, init),
  );
  await screen.findByRole('group', { name: 'Proposed changes' });
  await press('Make 2 changes');
  const words = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /WO-Lift/ });
  // In another year it stands before the day.
  expect(words.value).toMatch(
    new RegExp(`was agreed for (2026-)?${momentFact(told).slice(5, 16)}\\. It is now`),
  );
  await press('Close');
  await userEvent.click(await screen.findByRole('button', { name: 'Do not send' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
});

it('asks before words that are written are left unsent', async () => {
  const { bodyOf, onClosed } = flow();
  await screen.findByRole('group', { name: 'Proposed changes' });
  await press('Make 2 changes');
  const dialog = await screen.findByRole('dialog', { name: 'Notify customers' }, { timeout: 8000 });
  await userEvent.type(await screen.findByRole('textbox', { name: /WO-Lift/ }), '!');
  expect(dialog).toBeTruthy();
  await press('Close');
  await screen.findByText('2 messages are not sent', {}, { timeout: 8000 });
  await press('Go on');
  const again = await screen.findByRole<HTMLTextAreaElement>(
    'textbox',
    { name: /WO-Lift/ },
    { timeout: 8000 },
  );
  expect(again.value).toMatch(/!$/);
  expect(bodyOf('/progress')).toEqual([]);
  expect(onClosed).not.toHaveBeenCalled();
  await press('Send 2');
  await waitFor(() => expect(onClosed).toHaveBeenCalled(), { timeout: 8000 });
});

it('offers that others make way where something finds no place in time', async () => {
  const { bodyOf } = flow();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Other agreed times may move too' }));
  await waitFor(() => expect(bodyOf('dispatch/plan').map(({ moves }) => moves)).toEqual([false, true]));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /may move/ }).checked).toBe(true);
});

it('says where no answer came that nobody knows, and sends the same again whatever is proposed by then', async () => {
  const { onClosed } = flow();
  await screen.findByRole('group', { name: 'Proposed changes' });
  const sent: unknown[] = [];
  const answer = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.includes('/commit')) return answer(url, init);
    sent.push([new Headers(init.headers).get('idempotency-key'), JSON.parse(String(init.body)).stops.length]);
    return Promise.reject(new TypeError('no network'));
  });
  await press('Make 2 changes');
  await screen.findByText(/not known whether this was changed/, {}, { timeout: 20_000 });
  const keys = new Set(sent.map(String));
  expect(keys.size).toBe(1);
  const tries = sent.length;
  await press('Make 2 changes');
  // To its end: what is planned anew then is not for the next test to see.
  await waitFor(() => expect(sent).toHaveLength(2 * tries), { timeout: 20_000 });
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make 2 changes' }).disabled).toBe(false),
  );
  expect(new Set(sent.map(String))).toEqual(keys);
  expect(onClosed).not.toHaveBeenCalled();
});

it('has customers told whose time a longer job takes, also when only its end is updated', async () => {
  signIn();
  const behind = {
    ...effect('Printer'),
    ...{ effect: 'delayed', minutes: 60, expectedStart: '2026-11-27T04:00:00.000Z' },
  };
  serve({
    'dispatch.preview': { data: { ...sampleData(preview), warnings: [], effects: [behind], brokenCount: 1 } },
    'dispatch.plan': {
      data: {
        ...{ list: [], unplaced: [], present: totals, proposed: totals, omittedCount: 0 },
        asOf: '2026-11-27T00:00:00.000Z',
      },
    },
    'dispatch.commit': { data: { changed: [], undo: [] } },
  });
  const job = {
    ...{ orderId: 'Lift', version: 1, engineerId: 'li' },
    ...{ planStart: '2026-11-27T01:00:00.000Z', planEnd: '2026-11-27T03:30:00.000Z' },
  };
  show(
    <>
      <RepairFlow title="Over its time" trouble={{ job }} onClosed={vi.fn()} />
      <TellHost undoOf={() => async () => 'done'} />
    </>,
  );
  await screen.findByRole('button', { name: 'Only set the new end' });
  await press('Only set the new end');
  await screen.findByRole('dialog', { name: 'Notify customers' }, { timeout: 8000 });
  const words = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /WO-Printer/ });
  expect(words.value).toMatch(/“Printer” was agreed for .*The job before it takes longer/);
});

it('lists what no plan can put right with the way to hand it on, and plans the rest', async () => {
  signIn();
  const requests = serve({
    'dispatch.preview': {
      data: {
        ...{ ...sampleData(preview), warnings: [], brokenCount: 2 },
        effects: [
          { ...effect('Till'), underWay: true, planStart: undefined },
          { ...effect('Yearly check'), orderId: undefined, target: { kind: 'pm', id: 'check' } },
          { ...effect('New camera'), orderId: undefined, target: { kind: 'device', id: 'camera' } },
          { ...effect('Spare part'), effect: 'unattended', waits: 'onHold', planStart: undefined },
          { ...effect('Cold store'), effect: 'unattended', waits: 'entrusted', planStart: undefined },
          effect('Lift'),
        ],
      },
    },
    'dispatch.plan': {
      data: {
        ...{ list: [stop('Lift')], unplaced: [], present: totals, proposed: totals, omittedCount: 0 },
        asOf: '2026-11-27T00:00:00.000Z',
      },
    },
  });
  const from = `2026-12-${++day}T01:00:00.000Z`;
  const absences = [{ accountId: 'li', from, to: `2026-12-${day}T09:00:00.000Z` }];
  show(<RepairFlow title="While Li is away" trouble={{ absences }} onClosed={vi.fn()} />);
  const rows = within(await screen.findByRole('list', { name: 'To be handed on' }));
  for (const [title, way] of [
    ['Till', 'id=Till&do=transfer'],
    ['Yearly check', 'id=check&do=transfer'],
    ['New camera', 'editEngineer?id=camera'],
    ['Spare part', 'id=Spare+part&do=transfer'],
  ]) {
    await userEvent.click(rows.getByRole('button', { name: `Reassign “${title}”` }));
    expect(location.hash).toContain(way);
  }
  // What another organisation has can be handed on by nobody here.
  expect(rows.queryByRole('button', { name: 'Reassign “Cold store”' })).toBeNull();
  expect(rows.getByText('WO-Cold store')).toBeTruthy();
  // As many as the form said before.
  expect(screen.getByText(/^4 left without anybody · 2 that nobody follows up/)).toBeTruthy();
  const asked = requests.filter(({ url }) => url.includes('dispatch/plan'));
  // Which orders are planned, however often: a plan is stale at once, so any part that shows it anew asks again.
  const named = asked.map(({ body }) => JSON.stringify(JSON.parse(String(body)).orderIds));
  expect([...new Set(named)]).toEqual(['["Lift"]']);
});
