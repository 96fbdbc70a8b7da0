import { detail, page } from '@svcdesk/core/contract/orders';
import { sampleData } from '@svcdesk/core/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { press, serve, show, signIn } from '../../../testing/show.fixture.tsx';
import type { OrderSummary } from '../order/order.ts';
import { AcceptSeveralSheet, AssignSeveralSheet } from './bulk-sheets.tsx';

const [sample] = sampleData(page).list as OrderSummary[];
const order = (id: string): OrderSummary => ({
  ...(sample as OrderSummary),
  id,
  title: id,
  handlerId: undefined,
  assigneeId: undefined,
});
const refusing = (action: 'transfer' | 'accept') => ({
  data: { ...sampleData(detail), refused: [{ action, reason: 'wrongState' }] },
});
const onDone = vi.fn();

beforeEach(() => {
  signIn();
  onDone.mockClear();
});

it('says of each order that cannot be assigned why, before the others are', async () => {
  serve({ 'orders.detail': refusing('transfer'), 'orders.suggestEngineers': { data: [] } });
  show(
    <AssignSeveralSheet
      orders={[order('Printer'), order('Scanner')]}
      leftOut={[order('Till')]}
      onDone={onDone}
      onClosed={() => undefined}
    />,
  );
  expect(await screen.findByRole('dialog', { name: 'Assign 2 orders' })).toBeTruthy();
  const out = await screen.findByRole('region', { name: 'Assign is not possible for 1:' });
  await vi.waitFor(() => expect(out.textContent).toMatch(/Till · .*status/i));
});

it('says so where none can be, and offers nothing to be done', async () => {
  serve({ 'orders.detail': refusing('accept') });
  show(
    <AcceptSeveralSheet orders={[]} leftOut={[order('Safe')]} onDone={onDone} onClosed={() => undefined} />,
  );
  await screen.findByText(/Safe · /);
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  await press('Close');
  expect(onDone).not.toHaveBeenCalled();
});
