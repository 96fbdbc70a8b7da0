import { ChunkError, chunkOf } from '../../shared/platform/chunks.ts';
import { textNow } from '../../shared/platform/i18n/use-text.ts';
import { frameText } from '../../shared/platform/phrases/frame.ts';
import { showToast } from '../../shared/platform/toast-store.ts';
import type * as Calls from './calls.ts';

const calls = chunkOf(() => import('./calls.ts'));

/** The client and its calls, which the sign-in does not need before the visitor presses a button. */
export function loadCalls(): Promise<typeof Calls> {
  return calls().catch((error: unknown) => {
    // The next press tries again.
    calls.forget();
    throw error;
  });
}

/** Fetches them once the form is drawn, so that pressing the button waits for the server only. */
export function warmCalls(): () => void {
  const timer = setTimeout(() => void loadCalls().catch(() => undefined), 300);
  return () => clearTimeout(timer);
}

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
