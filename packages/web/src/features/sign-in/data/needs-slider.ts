import { textNow } from '../../../shared/platform/i18n/use-text.ts';
import { ChunkError } from '../../../shared/platform/load-chunk.ts';
import { frameText } from '../../../shared/platform/phrases/frame.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { loadCalls } from './load-calls.ts';

/** Whether the server asks for the slider first. Anything else that went wrong is said here. */
export async function needsSlider(error: unknown): Promise<boolean> {
  if (error instanceof ChunkError) {
    showToast(textNow(frameText).chunk[error.problem], 'error');
    return false;
  }
  const { isSvcdeskError, showFailure } = await loadCalls();
  if (isSvcdeskError(error, 'captchaNeeded')) return true;
  showFailure(error);
  return false;
}
