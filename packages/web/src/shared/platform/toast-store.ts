import { create } from 'zustand';
import { forgetWithPerson } from './storage/personal-data.ts';

/** How long a toast stands, in milliseconds. */
export const toastMs = { short: 1000, long: 1500 } as const;

interface Toast {
  key: number;
  words: string;
  /** An error interrupts the screen reader, a confirmation waits for its turn. */
  tone: 'done' | 'error';
}

interface ToastState {
  toast?: Toast;
}

export const useToasts = create<ToastState>(() => ({}));

let nextKey = 1;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says a short thing over whatever page shows; a newer one takes the place of an older one. */
export function showToast(
  words: string,
  tone: Toast['tone'] = 'done',
  durationMs: (typeof toastMs)[keyof typeof toastMs] = toastMs.long,
): void {
  clearTimeout(timer);
  useToasts.setState({ toast: { key: nextKey++, words, tone } });
  timer = setTimeout(hideToast, durationMs);
}

function hideToast(): void {
  clearTimeout(timer);
  useToasts.setState({ toast: undefined });
}

forgetWithPerson(hideToast);
