import { accountTree } from '@svcdesk/core/contract/groups';
import { dailySaturation } from '@svcdesk/core/contract/plans';
import { sampleData } from '@svcdesk/core/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serve, show, signIn } from '../../testing/show.fixture.tsx';
import { LoadStrip } from './load-strip.tsx';

const names = ['Ann', 'Bob', 'Cat'];

/** Serves people with their rows of the day. */
function serveRows(rows: Readonly<Record<string, object>>): void {
  signIn();
  const [group] = sampleData(accountTree);
  const [row] = sampleData(dailySaturation);
  const people = Object.keys(rows).map((name) => ({ id: name, name, assignable: true }));
  serve({
    'groups.accountTree': {
      data: [{ ...group, data: { ...group?.data, tenantAccountInfoVos: people }, snodes: [] }],
    },
    'plans.dailySaturation': {
      data: Object.entries(rows).map(([accountId, over]) => ({
        ...row,
        ...{ accountId, offDuty: undefined, leave: undefined, ...over },
      })),
    },
  } as never);
}

it('begins with who is on duty, though it is no working day of theirs, and shows nobody on leave', async () => {
  serveRows({
    Ann: { load: 0 },
    Bob: { load: 0.9, offDuty: true },
    Cat: { load: 0.5 },
    Dan: { load: 0.1, leave: 'sick' },
    Eve: { load: 0.2, offDuty: true },
  });
  const onDuty = ['Bob', 'Cat', 'Dan'].map((id) => ({ id, name: id }));
  show(<LoadStrip groupId="" onDuty={onDuty} />);
  await screen.findByRole('link', { name: /Ann/ });
  const people = screen.getAllByRole('listitem').map((item) => item.querySelector('a'));
  const named = people.map((link) => link?.getAttribute('aria-label')?.match(/Ann|Bob|Cat|Dan|Eve/)?.[0]);
  expect(named).toEqual(['Cat', 'Bob', 'Ann']);
});

it('is one stop for Tab, along which the arrows go', async () => {
  serveRows(Object.fromEntries(names.map((name, place) => [name, { load: place / 10 }])));
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
