import { projects } from '@svcdesk/core/contract';
import { sampleData } from '@svcdesk/core/testing';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { idOf } from '../testing/samples.ts';

const stage = (id: string, name: string, status: number) => ({ id, name, status, attachments: [], sort: 1 });
const order = {
  ...sampleData(projects.findOne),
  stages: [stage(idOf(7), 'Survey', 3), stage(idOf(8), 'Cabling', 2), stage(idOf(9), 'Training', 1)],
};
const answers = { 'projects.findOne': () => order, 'projects.handle': () => order };

describe('svcdesk projects', () => {
  it('finishes the stage that is worked on, and skips one by its name', async () => {
    await using mock = await startMock(answers);
    const finish = ['projects', 'resolve-stage', idOf(1), '--result', 'Tested'];
    expect((await mock.svcdesk(finish)).code).toBe(0);
    const skip = ['projects', 'skip-stage', idOf(1), '--stage', 'Training', '--remark', 'Theirs'];
    expect((await mock.svcdesk(skip)).code).toBe(0);
    const bodies = mock.server.asked.filter(({ callId }) => callId === 'projects.handle');
    expect(bodies.map(({ body }) => body)).toEqual([
      { orderId: idOf(1), action: 'resolveStage', stageId: idOf(8), result: 'Tested' },
      { orderId: idOf(1), action: 'skipStage', stageId: idOf(9), remark: 'Theirs' },
    ]);
  });
});
