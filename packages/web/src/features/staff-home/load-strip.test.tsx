import { accountTree } from '@svcdesk/core/contract/groups';
import { dailySaturation } from '@svcdesk/core/contract/plans';
import { sampleData } from '@svcdesk/core/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serve, show, signIn } from '../../testing/show.fixture.tsx';
import { LoadStrip } from './load-strip.tsx';

const names = ['Ann', 'Bob', 'Cat'];

it('is one stop for Tab, along which the arrows go', async () => {
  signIn();
  const [group] = sampleData(accountTree);
  const [row] = sampleData(dailySaturation);
  const people = names.map((name) => ({ id: name, name, assignable: true }));
  serve({
    'groups.accountTree': {
      data: [{ ...group, data: { ...group?.data, tenantAccountInfoVos: people }, snodes: [] }],
    },
    'plans.dailySaturation': {
      data: names.map((accountId, place) => ({
        ...row,
        ...{ accountId, load: place / 10, offDuty: undefined, leave: undefined },
      })),
    },
  } as never);
  show(
    <>
      <LoadStrip groupId="" onDuty={[]} />
      <button type="button">Assign</button>
    </>,
  );
  const links = () => screen.getAllByRole('link');
  await screen.findByRole('link', { name: /Ann/ });
  expect(links()).toHaveLength(3);
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  await userEvent.tab();
  expect(focused()).toMatch(/Ann/);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(focused()).toMatch(/Cat/);
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(focused()).toMatch(/Bob/);
  await userEvent.tab();
  expect(focused()).toBe('Assign');
  await userEvent.tab({ shift: true });
  expect(focused()).toMatch(/Bob/);
});
