import { textNow } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { loadCalls } from './load-calls.ts';

/** Whether the server asks for the slider first. Anything else that went wrong is said here. */
export async function needsSlider(error: unknown): Promise<boolean> {
  const calls = await loadCalls().catch(() => undefined);
  if (calls?.isSvcdeskError(error, 'captchaNeeded')) return true;
  if (calls) calls.showFailure(error);
  else showToast(textNow(sharedText).failure.unreachable, 'error');
  return false;
}
