import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

describe('a queue in which owners take turns', () => {
  it('lets who brings one wait for one, however much another brought before', async () => {
    const queue = createFairQueue({ maxWaiting: 100, maxOfOwner: 50 });
    const done: string[] = [];
    const add = (owner: string, name: string) => queue.run(owner, async () => void done.push(name));
    const all = [...Array(20).keys()].map((index) => add('much', `much ${index}`));
    all.push(add('one', 'one'));
    await Promise.all(all);
    expect(done.indexOf('one')).toBeLessThanOrEqual(2);
    expect(done).toHaveLength(21);
  });

  it('takes no more than it can hold, of one and of all, and goes on after a failure', async () => {
    const queue = createFairQueue({ maxWaiting: 3, maxOfOwner: 2 });
    const gate = Promise.withResolvers<void>();
    const begun = queue.run('a', () => gate.promise.then(() => Promise.reject(new Error('broken'))));
    const waiting = [queue.run('a', async () => 1), queue.run('a', async () => 2)];
    expect(queue.run('a', async () => 3)).toBeUndefined();
    const third = queue.run('b', async () => 4);
    expect(queue.run('c', async () => 5)).toBeUndefined();
    gate.resolve();
    await expect(begun).rejects.toThrow('broken');
    expect(await Promise.all([...waiting, third])).toEqual([1, 2, 4]);
  });
});
