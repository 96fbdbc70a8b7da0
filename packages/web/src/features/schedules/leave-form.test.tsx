import { preview } from '@svcdesk/core/contract/dispatch';
import { type MockAnswers, sampleData } from '@svcdesk/core/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepAuthButtons } from '../../shared/platform/api/auth-buttons.ts';
import { press, serve, show, signIn, watchesSizes } from '../../testing/show.fixture.tsx';
import { LeaveForm } from './leave-form.tsx';

const effect = {
  ...{
    orderId: 'lift',
    orderNo: 'WO-1',
    title: 'Lift',
    cellName: 'Tower',
    engineerId: 'li',
    engineerName: 'Li',
  },
  ...{ effect: 'away', planStart: '2099-11-27T04:00:00.000Z' },
};
const seen = { data: { ...sampleData(preview), warnings: [], effects: [effect], brokenCount: 1 } };

beforeEach(() => {
  watchesSizes();
  signIn();
  keepAuthButtons(['order.plan', 'pool.setDuty']);
});

const person = '0190a6b8-0000-7000-8000-000000000001';

/** The form of somebody's day, where the preview has not answered as it is saved. */
async function saveAtOnce(answers: MockAnswers): Promise<void> {
  serve({ 'dictionary.byType': { data: [{ value: 'sick', label: 'Sick' }] }, ...answers } as MockAnswers);
  const answer = fetch;
  let open: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    open = done;
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.includes('preview')) await held;
    return answer(url, init);
  });
  show(<LeaveForm />, `/duty?do=leave&person=${person}&day=2099-11-27`);
  const [kind] = await screen.findAllByRole('radio');
  await userEvent.click(kind ?? document.body);
  await press(/^Save/);
  await new Promise((done) => setTimeout(done, 300));
  open();
}

it('offers the repair also to who saves before the preview has answered', async () => {
  await saveAtOnce({ 'dispatch.preview': seen as never });
  expect(await screen.findByRole('dialog', { name: /Leave/ }, { timeout: 9000 })).toBeTruthy();
});

it('opens with the day of the person that one comes from', async () => {
  serve();
  show(<LeaveForm />, `/duty?do=leave&person=${person}&day=2099-11-27`);
  const [from, to] = await screen.findAllByLabelText<HTMLInputElement>(/^(From|Until|To|Start|End)/);
  expect(from?.value).toBe('2099-11-27T00:00');
  expect(to?.value).toBe('2099-11-28T00:00');
});

it('offers the repair also where work of another kind alone is affected', async () => {
  const { orderId: _, ...visit } = effect;
  const effects = [{ ...visit, title: 'New camera', target: { kind: 'device', id: 'camera' } }];
  await saveAtOnce({ 'dispatch.preview': { data: { ...seen.data, effects } } as never });
  await screen.findByRole('dialog', { name: /Leave/ }, { timeout: 9000 });
  expect(await screen.findByRole('button', { name: 'Reassign “New camera”' })).toBeTruthy();
});
