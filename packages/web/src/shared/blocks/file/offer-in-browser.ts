import { ask } from '../../components/question-store.ts';
import { textNow } from '../../platform/i18n/use-text.ts';
import { showToast } from '../../platform/toast-store.ts';
import { addressOf } from './hand-over.ts';
import { fileText } from './phrases.ts';

/**
 * For the views of other apps, which ignore downloads: says how a file of the server is opened in the phone's browser,
 * and copies its address for it.
 */
export async function offerInBrowser(id: string): Promise<void> {
  const address = await addressOf(id);
  const text = textNow(fileText).inBrowser;
  const { title, words, copy: okLabel, close: cancelLabel } = text;
  if (!(await ask({ title, words, okLabel, cancelLabel }))) return;
  try {
    await navigator.clipboard.writeText(address);
    showToast(text.copied);
  } catch {
    // Not every view lets a page copy; a finger that stays on the words does.
    await ask({ title: text.address, words: address, okLabel: cancelLabel });
  }
}
