import { entrust } from '@svcdesk/core/contract';
import { sampleData } from '@svcdesk/core/testing';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { found, idOf } from '../testing/samples.ts';
import { refuse } from '../testing/stub-server.ts';

const seen = found(1, 'entrusted');
const answers = {
  'orders.findAny': () => seen,
  'entrust.distribute': () => sampleData(entrust.distribute),
  'entrust.retake': () => sampleData(entrust.retake),
  'entrust.handle': () => sampleData(entrust.handle),
};
const give = ['entrust', 'distribute', idOf(1), '--engineer', idOf(2)];

describe('svcdesk entrust', () => {
  it('distributes and retakes with the status that the lists show, or the one that the reader saw', async () => {
    await using mock = await startMock(answers);
    expect((await mock.svcdesk(give)).code).toBe(0);
    expect((await mock.svcdesk(['entrust', 'retake', idOf(1), '--status', 'processing'])).code).toBe(0);
    const sent = (callId: string) => mock.server.asked.find((each) => each.callId === callId)?.body;
    expect(sent('entrust.distribute')).toEqual({
      id: idOf(1),
      engineerId: idOf(2),
      status: seen.order.status,
    });
    expect(sent('entrust.retake')).toEqual({ id: idOf(1), status: 3 });
  });

  it('says in words that the status has changed, and ends with 6', async () => {
    await using mock = await startMock({
      ...answers,
      'entrust.distribute': () => refuse('distributeChanged'),
    });
    const { code, err } = await mock.svcdesk([...give, '--lang', 'zh']);
    expect(code).toBe(6);
    expect(err).toContain('当前工单状态已变更');
    expect(err).toContain(`svcdesk entrust view ${idOf(1)}`);
  });

  it('names the action of each verb, and asks before what cannot be undone', async () => {
    await using mock = await startMock(answers);
    const lines = [
      ['accept'],
      ['finish', '--result', 'Module replaced'],
      ['return', '--remark', 'No photo'],
      ['reject', '--reason', 'noCapacity', '--yes'],
      ['take-back', '--yes'],
    ];
    for (const [verb = '', ...flags] of lines)
      expect((await mock.svcdesk(['entrust', verb, idOf(1), ...flags])).code).toBe(0);
    const bodies = mock.server.asked.filter(({ callId }) => callId === 'entrust.handle');
    expect(bodies.map(({ body }) => body)).toEqual([
      { id: idOf(1), action: 'accept' },
      { id: idOf(1), action: 'finish', content: 'Module replaced' },
      { id: idOf(1), action: 'return', remark: 'No photo' },
      { id: idOf(1), action: 'reject', reasonCode: 'noCapacity' },
      { id: idOf(1), action: 'takeBack' },
    ]);
    expect((await mock.svcdesk(['entrust', 'take-back', idOf(1)])).code).not.toBe(0);
  });
});
