import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleOrder } from '../../../shared/domain/assign/assign.fixture.ts';
import { keepAuthButtons } from '../../../shared/platform/api/auth-buttons.ts';
import { serve, show, signIn } from '../../../testing/show.fixture.tsx';
import { useOrderSwipe } from './order-list.tsx';

function Behind({ order }: { order: ReturnType<typeof sampleOrder> }) {
  const choices = useOrderSwipe()(order);
  return <p>{choices.map(({ label }) => label).join(' ')}</p>;
}

it('assigns behind a swipe what nobody has, and reassigns what somebody has', () => {
  signIn();
  serve();
  keepAuthButtons(['order.transfer']);
  const order = sampleOrder('Printer');
  show(<Behind order={order} />);
  expect(screen.getByText('Assign')).toBeTruthy();
  show(<Behind order={{ ...order, assigneeId: 'Ann', assigneeName: 'Ann' }} />);
  expect(screen.getByText('Reassign')).toBeTruthy();
});
