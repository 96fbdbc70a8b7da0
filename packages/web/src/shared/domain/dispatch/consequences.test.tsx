import { preview } from '@svcdesk/core/contract/dispatch';
import { sampleData } from '@svcdesk/core/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press, serve, show, signIn } from '../../../testing/show.fixture.tsx';
import { keepAuthButtons } from '../../platform/api/auth-buttons.ts';
import type { Effect, Preview } from './consequence-words.ts';
import { Consequences } from './consequences.tsx';

const effect = (title: string, more: Partial<Effect> = {}): Effect => ({
  ...{ orderId: title, version: 1, orderNo: title, title, cellName: 'Tower', engineerName: 'Ann' },
  effect: 'delayed',
  minutes: 25,
  planStart: '2026-11-27T03:00:00.000Z',
  expectedStart: '2026-11-27T03:25:00.000Z',
  ...more,
});

const follows = (more: Partial<Preview>): Preview => ({
  ...sampleData(preview),
  effects: [],
  warnings: [],
  present: { lateCount: 0, travelMinutes: 60 },
  proposed: { lateCount: 0, travelMinutes: 60 },
  brokenCount: 0,
  ...more,
});

/** Of an order that no other test asks about: what was seen once is known. */
let count = 0;
const stops = () => [{ orderId: `0190a6b8-0000-7000-8000-00000000000${++count}` }];

function asPlanner() {
  signIn();
  keepAuthButtons(['order.plan']);
}

it('says in one line that nothing follows, and how much further one goes', async () => {
  asPlanner();
  serve({ 'dispatch.preview': { data: follows({ proposed: { lateCount: 0, travelMinutes: 72 } }) } });
  show(<Consequences stops={stops()} />);
  expect(await screen.findByText(/^Nothing else is affected · 12m more on the road$/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what is late and which promises break, and names each below', async () => {
  asPlanner();
  const effects = [
    effect('Lift', { effect: 'late', minutes: 120, expectedStart: '2026-11-27T05:00:00.000Z' }),
    effect('Printer'),
  ];
  serve({ 'dispatch.preview': { data: follows({ effects, brokenCount: 2 }) } });
  show(<Consequences stops={stops()} />);
  const line = await screen.findByRole('button', {
    name: /will be late by 2h · 2 agreed times are affected/,
  });
  expect(line.getAttribute('aria-expanded')).toBe('false');
  await press(/will be late/);
  await waitFor(() => expect(line.getAttribute('aria-expanded')).toBe('true'));
  expect(screen.getByText('Printer')).toBeTruthy();
  expect(document.body.textContent).toContain('Reached late by 25m');
});

it('says so where it cannot be seen, and asks nothing for those who plan nobody', async () => {
  asPlanner();
  serve({ 'dispatch.preview': { error: 'unavailable' } });
  const shown = show(<Consequences stops={stops()} />);
  expect(screen.getByText('Looking at what follows…')).toBeTruthy();
  expect(await screen.findByText('What follows cannot be seen just now', {}, { timeout: 8000 })).toBeTruthy();
  shown.unmount();
  keepAuthButtons([]);
  const requests = serve();
  show(<Consequences stops={stops()} />);
  expect(requests).toEqual([]);
  expect(document.querySelector('.sd-consequences')).toBeNull();
});

it('says what speaks against a time, and never that nothing is affected beside it', async () => {
  asPlanner();
  const span = { from: '2026-11-27T03:00:00.000Z', to: '2026-11-27T04:00:00.000Z' };
  const warnings = [
    { orderId: 'Lift', warning: 'onLeave', ...span },
    { orderId: 'Lift', warning: 'overlaps', ...span, title: 'Yearly check' },
  ];
  serve({ 'dispatch.preview': { data: follows({ warnings }) } });
  show(<Consequences stops={stops()} />);
  const line = await screen.findByText(
    (_text, element) =>
      element?.role === 'status' &&
      /^On leave \(.* · Overlaps “Yearly check” \(/.test(element.textContent ?? ''),
  );
  expect(line.textContent).not.toContain('Nothing else');
});
