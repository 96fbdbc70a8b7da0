import { detail, progress } from '@svcdesk/core/contract/orders';
import { sampleData } from '@svcdesk/core/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { OrderDetail } from '../../shared/domain/order/order.ts';
import { press, serve, show, signIn } from '../../testing/show.fixture.tsx';
import { ProgressCard } from './progress.tsx';

it('sends a note to the reporter where one says so, and never one among colleagues', async () => {
  signIn();
  const order = sampleData(detail) as OrderDetail;
  const requests = serve({ 'orders.progress': { data: sampleData(progress) } });
  show(<ProgressCard order={order} />);
  const sent = () =>
    requests.filter(({ url }) => url.endsWith(progress.path)).map(({ body }) => JSON.parse(String(body)));
  const note = async (words: string) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Progress/ }), words);
    await press('Add progress');
  };
  await userEvent.click(await screen.findByRole('switch', { name: 'Notify the reporter' }));
  await note('We come at 15:00');
  await waitFor(() => expect(sent()).toMatchObject([{ internal: false, notifyReporter: true }]));
  await userEvent.click(await screen.findByRole('switch', { name: 'Notify the reporter' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Internal only' }));
  expect(screen.queryByRole('switch', { name: 'Notify the reporter' })).toBeNull();
  await note('He is cross');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ internal: true });
  expect(sent()[1]).not.toHaveProperty('notifyReporter');
  // The form is done with it, too: what it does after the test would find no page.
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Progress/ }).value).toBe(''),
  );
});
