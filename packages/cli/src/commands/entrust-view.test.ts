import { entrust } from '@svcdesk/core/contract';
import { sampleData } from '@svcdesk/core/testing';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { found, idOf } from '../testing/samples.ts';
import { refuse } from '../testing/stub-server.ts';

const { kind, order } = found(1, 'entrusted');
const seen = { kind, order: { ...order, orderNo: 'EN202611200001' } };
const answers = {
  'orders.findAny': () => seen,
  'entrust.detail': () => sampleData(entrust.detail),
  'entrust.records': () => [],
};

describe('svcdesk entrust view', () => {
  it('sends the status that the lists show, whether a number or an id is named', async () => {
    await using mock = await startMock(answers);
    for (const named of ['EN202611200001', idOf(1)]) {
      mock.server.asked.length = 0;
      expect((await mock.svcdesk(['entrust', 'view', named])).code).toBe(0);
      const opened = mock.server.asked.find(({ callId }) => callId === 'entrust.detail');
      expect(opened?.body).toEqual({ id: idOf(1), status: String(seen.order.status) });
    }
  });

  it('sends the status that the reader saw, by name or number', async () => {
    await using mock = await startMock(answers);
    for (const status of ['toDistribute', '1']) {
      mock.server.asked.length = 0;
      expect((await mock.svcdesk(['entrust', 'view', idOf(1), '--status', status])).code).toBe(0);
      expect(mock.server.asked.find(({ callId }) => callId === 'entrust.detail')?.body).toEqual({
        id: idOf(1),
        status: '1',
      });
    }
  });

  it('says in words that the status has changed, and ends with 6', async () => {
    await using mock = await startMock({
      ...answers,
      'entrust.detail': () => refuse('distributeChanged'),
    });
    const english = await mock.svcdesk(['entrust', 'view', idOf(1), '--status', '2']);
    expect(english).toMatchObject({ code: 6, out: '' });
    expect(english.err).toContain('The current order status has changed');
    const chinese = await mock.svcdesk(['entrust', 'view', idOf(1), '--status', '2', '--lang', 'zh']);
    expect(chinese.err).toContain('当前工单状态已变更');
  });
});
