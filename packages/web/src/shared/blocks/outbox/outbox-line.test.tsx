import { accept } from '@svcdesk/core/contract/orders';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { press, serve, show, signIn } from '../../../testing/show.fixture.tsx';
import { discard, startOutbox, useOutbox } from '../../platform/outbox/outbox.ts';
import { send } from '../../platform/outbox/send.ts';
import { useToasts } from '../../platform/toast-store.ts';
import { OutboxLine } from './outbox-line.tsx';

const orderId = '01970000-0000-7000-8000-000000000001';
const noNetwork = new TypeError('Failed to fetch');
let made = 0;

/** Accepts an order without a network, as its form does. */
async function acceptOrder(): Promise<void> {
  serve({ 'orders.accept': noNetwork });
  made += 1;
  const about = { kind: 'order', id: `${made}`, action: 'accept', words: 'Accept', title: `Printer ${made}` };
  const request = { orderId, handleType: 3, version: 1 };
  await send(accept, { key: `key-${made}`, at: '2026-11-20T08:00:00Z', request, about });
}

/** Sends what waits, as the signed-in side does when it opens. */
function networkIsBack(answers: Parameters<typeof serve>[0] = {}): void {
  serve(answers);
  onTestFinished(startOutbox());
}

const line = () => screen.getByRole('status').textContent;
const says = (words: string) => waitFor(() => expect(line()).toContain(words));

beforeEach(() => {
  signIn();
  show(<OutboxLine />);
});
afterEach(async () => {
  for (const item of useOutbox.getState().items) await discard(item);
});

it('says nothing while nothing waits, counts what does, and leads to it', async () => {
  expect(line()).toBe('');
  await acceptOrder();
  await says('1 action waiting to be sent');
  await acceptOrder();
  await says('2 actions waiting to be sent');
  await press('Show');
  const sheet = await screen.findByRole('dialog', { name: 'Waiting to be sent' });
  expect(within(sheet).getAllByRole('listitem')).toHaveLength(2);
  expect(within(sheet).getByText(/Printer 2/)).toBeTruthy();
});

it('says of what was sent that it was, and is gone', async () => {
  await acceptOrder();
  await says('1 action waiting');
  networkIsBack();
  await waitFor(() => expect(useToasts.getState().toast?.words).toBe(`Sent: Accept Printer ${made}`));
  expect(line()).toBe('');
});

it('keeps what the server did not do, and says so', async () => {
  await acceptOrder();
  await says('1 action waiting');
  networkIsBack({ 'orders.accept': { error: 'orderChanged', msg: 'Somebody was faster' } });
  await says('1 action failed');
  expect(useToasts.getState().toast).toMatchObject({
    words: `Failed: Accept Printer ${made}`,
    tone: 'error',
  });
});
