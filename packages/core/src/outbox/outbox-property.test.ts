import fc from 'fast-check';
import { expect, test } from 'vitest';
import { progress } from '../contract/orders.ts';
import { SvcdeskError } from '../errors/svcdesk-error.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { memoryOutboxStorage } from './storage.ts';

/** A lock that two programs share. */
function sharedLock() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** What becomes of an attempt: it arrives, it never left, or its reply is lost. */
const fates = fc.array(fc.constantFrom('arrives', 'never left', 'reply lost'), { maxLength: 12 });
/** Who does something next, about which record; a restart makes the first anew from what the device keeps. */
const steps = fc.array(
  fc.oneof(
    fc.record({ by: fc.constantFrom(0, 1), about: fc.constantFrom('a', 'b') }),
    fc.constant('restart' as const),
  ),
  { minLength: 1, maxLength: 12 },
);

test('whatever the network does, and however often it restarts, each arrives once and in its order', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fates, async (plan, given) => {
      const left = [...given];
      /** What the server has done, by key: the second of a key is answered and not done. */
      const done = new Map<string, string>();
      const storage = memoryOutboxStorage();
      const lock = sharedLock();
      let sendingNow = 0;
      let mostAtOnce = 0;
      const sending = {
        account: () => 'me',
        now: () => 1,
        async send({ key, about }: { key: string; about?: { id: string } | undefined }) {
          sendingNow += 1;
          mostAtOnce = Math.max(mostAtOnce, sendingNow);
          await Promise.resolve();
          sendingNow -= 1;
          const fate = left.shift() ?? 'arrives';
          if (fate !== 'never left' && !done.has(key)) done.set(key, about?.id ?? '');
          if (fate !== 'arrives') throw new SvcdeskError('network');
        },
        fetchCurrent: async () => undefined,
      };
      const open = () => createOutbox({ storage, sending, lock });
      const programs: [Outbox, Outbox] = [open(), open()];
      const submitted: { key: string; about: string }[] = [];
      for (const [index, step] of plan.entries()) {
        if (step === 'restart') {
          programs[0].rest();
          programs[0] = open();
        } else {
          const key = String(index);
          submitted.push({ key, about: step.about });
          const by = programs[step.by] as Outbox;
          await by.refresh();
          const about = { kind: 'order', id: step.about, action: 'progress' };
          await by.submit(progress, { orderId: 'o', content: key }, { key, about });
        }
      }
      const wakeAll = () =>
        Promise.all(
          programs.map(async (program) => {
            await program.refresh();
            await program.wake();
            program.rest();
          }),
        );
      for (let round = 0; round <= given.length; round++) await wakeAll();
      expect(mostAtOnce).toBeLessThanOrEqual(1);
      for (const record of ['a', 'b']) {
        const arrived = [...done].filter(([, about]) => about === record).map(([key]) => key);
        const wanted = submitted.filter(({ about }) => about === record).map(({ key }) => key);
        expect(arrived).toEqual(wanted);
      }
      expect(await storage.all()).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
