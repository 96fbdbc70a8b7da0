import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { dispatch } from '@svcdesk/core/contract';
import { sampleData } from '@svcdesk/core/testing';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { idOf } from '../testing/samples.ts';
import { cutOff } from '../testing/stub-server.ts';

const sample = sampleData(dispatch.plan);
const [stop] = sample.list;
const plan = { ...sample, list: [{ ...stop, orderId: idOf(1), engineerId: idOf(9), change: 'new' }] };
const undo = [{ orderId: idOf(1), version: 5 }];
const commit = ['schedule', 'plan', '--commit', '--lang', 'en'];

/** A server whose plan is another each time, and whose first answers to writing one do not arrive. */
async function startBroken(lost: number, breaks: () => void = () => {}) {
  let made = 0;
  let written = 0;
  return await startMock({
    'dispatch.plan': () => {
      made += 1;
      return { ...plan, list: made === 1 ? plan.list : [] };
    },
    'dispatch.commit': () => {
      written += 1;
      if (written > lost) return { changed: [], undo };
      breaks();
      return cutOff;
    },
  });
}

const keyIn = (err: string) => /--idempotency-key (\S+)/.exec(err)?.[1] ?? '';

describe('a plan whose answer did not arrive', () => {
  it('names its key also where the server is gone by the time of a second try', async () => {
    await using mock = await startBroken(2, () => void mock.server.close());
    const { code, err } = await mock.svcdesk(commit);
    expect(code).toBe(7);
    expect(keyIn(err)).toBe(mock.server.asked.at(-1)?.headers['idempotency-key']);
  });

  it('is sent again by its key as it was, and what the server answered is told', async () => {
    // A connection that was kept is tried once more.
    await using mock = await startBroken(2);
    const broken = await mock.svcdesk(commit);
    const sent = mock.server.asked.at(-1);
    mock.server.asked.length = 0;
    const again = await mock.svcdesk([...commit, '--idempotency-key', keyIn(broken.err), '--json']);
    expect(again.code).toBe(0);
    expect(JSON.parse(again.out)).toMatchObject({ list: [{ orderId: idOf(1) }], undo });
    expect(JSON.parse(again.err).notes).toEqual([expect.stringContaining('sent again')]);
    expect(mock.server.asked).toMatchObject([{ callId: 'dispatch.commit', body: sent?.body }]);
    expect(mock.server.asked[0]?.headers['idempotency-key']).toBe(sent?.headers['idempotency-key']);
  });
});

describe('the key of a plan', () => {
  const keyed = [...commit, '--idempotency-key', 'night-1'];

  it('repeats it as often as one likes, with what takes it back', async () => {
    await using mock = await startBroken(0);
    await mock.svcdesk(keyed);
    const { out } = await mock.svcdesk([...keyed, '--json']);
    expect(JSON.parse(out)).toMatchObject({ list: [{ orderId: idOf(1) }], undo });
    expect(mock.server.calls()).toEqual(['dispatch.plan', 'dispatch.commit', 'dispatch.commit']);
  });

  it('is refused for another line, before anything is sent', async () => {
    await using mock = await startBroken(0);
    await mock.svcdesk(keyed);
    mock.server.asked.length = 0;
    expect((await mock.svcdesk([...keyed, '--days', '2'])).code).toBe(6);
    expect((await mock.svcdesk([...keyed, '--remark', 'Ill'])).code).toBe(6);
    expect(mock.server.asked).toEqual([]);
  });

  it('is forgotten when no server knows it any more', async () => {
    await using mock = await startBroken(0);
    await mock.svcdesk(keyed);
    const folder = join(mock.folder, 'plans');
    const [old = ''] = readdirSync(folder);
    const weekAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    utimesSync(join(folder, old), weekAgo, weekAgo);
    await mock.svcdesk([...commit, '--idempotency-key', 'night-2']);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(readdirSync(folder)).not.toContain(old);
  });
});

describe('Ctrl-C', () => {
  const interrupted = async (during: string) => {
    let interrupt = () => {};
    const ends = (callId: string, answer: object) => {
      if (callId === during) interrupt();
      return answer;
    };
    await using mock = await startMock({
      'dispatch.plan': () => ends('dispatch.plan', plan),
      'dispatch.commit': () => ends('dispatch.commit', { changed: [], undo }),
    });
    const options = {
      interrupts: (heard: () => void) => {
        interrupt = heard;
      },
    };
    return { ...(await mock.svcdesk(commit, options)), calls: mock.server.calls() };
  };

  it('while a plan is made says that nothing was done', async () => {
    const { code, err, calls } = await interrupted('dispatch.plan');
    expect({ code, calls }).toEqual({ code: 130, calls: ['dispatch.plan'] });
    expect(err).toContain('Nothing was done.');
  });

  it('while it is written names its key', async () => {
    const { code, err } = await interrupted('dispatch.commit');
    expect(code).toBe(130);
    expect(keyIn(err)).not.toBe('');
  });
});
