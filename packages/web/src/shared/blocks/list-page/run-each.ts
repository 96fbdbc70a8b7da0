import { failureOf } from '../../platform/api/failures.ts';
import { textNow } from '../../platform/i18n/use-text.ts';
import { showToast } from '../../platform/toast-store.ts';
import { listPageText } from './phrases.ts';

/** What became of one of them: it may wait on this device until there is a network. */
export type Ran = 'done' | 'waits';

/**
 * Does something to each of several things, one after another, and says how many it was done to; of those that the
 * server refused, how many and why the first was. Gives whether none was.
 */
export async function runEach<Item>(
  items: readonly Item[],
  doneWords: string,
  run: (item: Item) => Promise<Ran | object>,
): Promise<boolean> {
  const refusals: string[] = [];
  let waitCount = 0;
  for (const item of items) {
    try {
      if ((await run(item)) === 'waits') waitCount += 1;
    } catch (error) {
      refusals.push(failureOf(error).words);
    }
  }
  const text = textNow(listPageText);
  const doneCount = items.length - refusals.length - waitCount;
  const [first] = refusals;
  const parts = [
    doneCount > 0 && text.done(doneWords, doneCount),
    waitCount > 0 && text.waits(waitCount),
    first !== undefined && text.refused(refusals.length, first),
  ].filter(Boolean);
  showToast(parts.join(' · '), first === undefined ? 'done' : 'error');
  return first === undefined;
}
