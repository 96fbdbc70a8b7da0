import { queue } from '@svcdesk/core/contract/pool';
import { sampleData } from '@svcdesk/core/testing';
import { expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';

it('"pool queue" says beside whom it would send by how much they would be late', async () => {
  const data = sampleData(queue);
  const [order] = data.list;
  if (!order?.suggestion) throw new Error('The sample suggests nobody');
  const engineer = { id: 'e', name: 'Ma' };
  const suggestion = (lateMinutes?: number) => ({ ...order.suggestion, engineer, lateMinutes });
  const list = [
    { ...order, suggestion: suggestion(2026) },
    { ...order, suggestion: suggestion() },
  ];
  await using mock = await startMock({ 'pool.queue': () => ({ ...data, list }) });
  const { out } = await mock.svcdesk(['pool', 'queue', '--no-color'], { columns: 80 });
  const [, late = '', inTime = ''] = out.split('\n');
  expect(late).toContain(' Ma 33h 46m over ');
  expect(inTime).toMatch(/ Ma {2,}/);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});
