import { page } from '@svcdesk/core/contract/reviews';
import { reviewStatus } from '@svcdesk/core/rules';
import { sampleData } from '@svcdesk/core/testing';
import { expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { idOf } from '../testing/samples.ts';

it('an id is never cut where a table fits by anything else: half of it names nothing', async () => {
  const { list, ...rest } = sampleData(page);
  const status = reviewStatus.waiting;
  const reviews = list.map((review) => ({
    ...review,
    id: idOf(4),
    status,
    groupName: 'Pudong on-site group',
  }));
  await using mock = await startMock({ 'reviews.page': () => ({ ...rest, list: reviews, hasNext: false }) });
  const { out, err } = await mock.svcdesk(['reviews', 'list', '--no-color'], { columns: 80 });
  expect({ out, err }).toEqual({ out: expect.stringContaining(idOf(4)), err: '' });
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});
