import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press, serve, show, signIn } from '../../../testing/show.fixture.tsx';
import { ChangeThenTell } from './change-then-tell.tsx';
import type { Proposed } from './use-repair.ts';

const moved: Proposed = {
  ...{ orderId: 'Lift', version: 1, orderNo: 'WO-1', title: 'Lift', priority: 2, cellName: 'Tower' },
  ...{ engineerId: 'me', engineerName: 'Ann', travelMinutes: 10, change: 'moved', reasons: ['first'] },
  ...{ planStart: '2026-11-27T04:00:00.000Z', planEnd: '2026-11-27T05:00:00.000Z' },
  before: { engineerName: 'Ann', planStart: '2026-11-27T02:00:00.000Z' },
};

it('tells the customers of a sheet that closes in the moment in which it says what was changed', async () => {
  signIn();
  serve();
  const [offer, onClosed] = [vi.fn(), vi.fn()];
  const sheet = (change: Parameters<Parameters<typeof ChangeThenTell>[0]['sheet']>[0]) => (
    <button
      type="button"
      onClick={() => {
        change.onCommitted([moved], offer, []);
        change.onClosed();
      }}
    >
      Adopt
    </button>
  );
  show(<ChangeThenTell sheet={sheet} onClosed={onClosed} />);
  await press('Adopt');
  expect(await screen.findByRole('dialog', { name: 'Notify customers' }, { timeout: 8000 })).toBeTruthy();
  expect(offer).not.toHaveBeenCalled();
  expect(onClosed).not.toHaveBeenCalled();
});
