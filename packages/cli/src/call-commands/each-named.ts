import type { Context } from '../command.ts';
import { type ExitCode, exitCode } from '../errors.ts';
import type { Item } from '../print/output.ts';
import { describe, report } from '../report.ts';
import type { Progress } from '../session/progress.ts';

/** Failures after which the next would fare no better. */
const hopeless: readonly ExitCode[] = [
  exitCode.signInNeeded,
  exitCode.network,
  exitCode.limited,
  exitCode.interrupted,
];

/** Does the same to several things, one after the other; a failure of one is reported and does not stop the others. */
export function eachNamed(
  names: readonly (string | undefined)[],
  context: Context,
  act: (named: string | undefined) => Promise<Item>,
): { items: AsyncIterable<Item>; exitCode(): ExitCode } {
  const failures = new Set<ExitCode>();
  async function* each(): AsyncGenerator<Item> {
    const progress = await progressOfMany(names.length, context);
    for (const [index, named] of names.entries()) {
      let done: Item | undefined;
      try {
        done = await act(named);
      } catch (error) {
        if (names.length === 1 || hopeless.includes(describe(error, context).exitCode)) throw error;
        failures.add(report(error, context, named));
      }
      progress?.at(index + 1, names.length);
      if (done) yield done;
    }
    progress?.end();
  }
  // One kind of failure keeps its code; of several none would tell the truth.
  return {
    items: each(),
    exitCode: () => (failures.size > 1 ? exitCode.failed : ([...failures][0] ?? exitCode.ok)),
  };
}

/** What is reported one by one is its own progress; how much is left is shown too, where somebody watches. */
async function progressOfMany(count: number, context: Context): Promise<Progress | undefined> {
  if (count === 1 || !context.terminal.showsProgress) return undefined;
  return (await import('../session/progress.ts')).progressOf('doing', context);
}
