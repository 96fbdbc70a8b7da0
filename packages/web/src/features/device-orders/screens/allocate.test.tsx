import { detail } from '@svcdesk/core/contract/device-orders';
import { accountTree } from '@svcdesk/core/contract/groups';
import { sampleData } from '@svcdesk/core/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serve, show, signIn, watchesSizes } from '../../../testing/show.fixture.tsx';
import { AllocateScreen } from './allocate.tsx';

it('judges engineers by the day that the device is planned for, not by today', async () => {
  watchesSizes();
  signIn();
  const [node] = sampleData(accountTree);
  const planStart = '2099-11-28T04:00:00.000Z';
  const requests = serve({
    'deviceOrders.detail': {
      data: { ...sampleData(detail), id: 'camera', groupId: node?.data.id, planStart, can: ['allocate'] },
    } as never,
    'groups.accountTree': { data: sampleData(accountTree) },
  });
  show(<AllocateScreen />, '/?id=camera');
  await userEvent.click(await screen.findByRole('button', { name: /Engineer/ }));
  await waitFor(() => {
    const asked = requests.filter(({ body }) => String(body).includes('2099-11-28'));
    expect(asked.map(({ body }) => JSON.parse(String(body)))).toMatchObject([{ days: ['2099-11-28'] }]);
  });
});
