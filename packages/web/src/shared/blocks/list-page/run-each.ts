import { failureOf } from '../../platform/api/show-failure.ts';
import { textNow } from '../../platform/i18n/use-text.ts';
import { showToast } from '../../platform/toast-store.ts';
import { listPageText } from './phrases/index.ts';

/**
 * Does something to each of several things, one after another, and says how many it was done to; of those that the
 * server refused, how many and why the first was. Gives whether all were done.
 */
export async function runEach<Item>(
  items: readonly Item[],
  doneWords: string,
  run: (item: Item) => Promise<unknown>,
): Promise<boolean> {
  const refusals: string[] = [];
  for (const item of items) {
    try {
      await run(item);
    } catch (error) {
      refusals.push(failureOf(error).words);
    }
  }
  const text = textNow(listPageText);
  const doneCount = items.length - refusals.length;
  const [first] = refusals;
  const parts = [
    doneCount > 0 && text.done(doneWords, doneCount),
    first !== undefined && text.refused(refusals.length, first),
  ].filter(Boolean);
  showToast(parts.join(' · '), first === undefined ? 'done' : 'error');
  return first === undefined;
}
