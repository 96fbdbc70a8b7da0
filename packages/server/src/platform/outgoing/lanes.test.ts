import { expect, it } from 'vitest';
import { createLanes, type Lane } from './lanes.ts';

/** Lanes, and sends in them that end when they are told to. */
function started() {
  const lanes = createLanes();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    lanes,
    begun,
    send: (name: string, ...own: readonly Lane[]) =>
      lanes.run(own, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    async end(name: string) {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('what is sent runs within the limits of all its lanes, in its order, and holds up nothing else', async () => {
  const { lanes, begun, send, end } = started();
  const a = { name: 'a', atOnce: 1 };
  const both = { name: 'both', atOnce: 2 };
  send('a1', a, both);
  send('a2', a, both);
  send('b1', { name: 'b', atOnce: 1 }, both);
  send('c1', { name: 'c', atOnce: 1 }, both);
  send('d1', { name: 'd', atOnce: 1 });
  expect(begun).toEqual(['a1', 'b1', 'd1']);
  expect([lanes.waiting(), lanes.waiting('a'), lanes.waiting('both'), lanes.waiting('d')]).toEqual([
    2, 1, 2, 0,
  ]);
  await end('b1');
  expect(begun.slice(3)).toEqual(['c1']);
  await end('a1');
  expect(begun.slice(4)).toEqual(['a2']);
  expect([lanes.waiting(), lanes.waiting('a')]).toEqual([0, 0]);
});

it('lanes that are closed discard what has not begun, and wait for what has', async () => {
  const { lanes, begun, send, end } = started();
  const a = { name: 'a', atOnce: 1 };
  send('a1', a);
  send('a2', a);
  let isClosed = false;
  const closed = lanes.close().then(() => {
    isClosed = true;
  });
  send('a3', a);
  await end('elsewhere');
  expect([isClosed, lanes.waiting()]).toEqual([false, 0]);
  await end('a1');
  await closed;
  expect(begun).toEqual(['a1']);
});
