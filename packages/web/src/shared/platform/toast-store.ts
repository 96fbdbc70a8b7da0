import { create } from 'zustand';
import { forgetWithPerson } from './storage/personal-data.ts';

/** How long a toast stands, in milliseconds. */
export const toastMs = { short: 1000, long: 1500 } as const;

/** Long enough to see that it was the wrong one, and to reach the button. */
const actionMs = 7000;

export interface Toast {
  key: number;
  words: string;
  /** An error interrupts the screen reader, a confirmation waits for its turn. */
  tone: 'done' | 'error';
  /** What can still be done about it while it shows. */
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  onPress: () => unknown;
}

interface ToastState {
  toast?: Toast;
}

export const useToasts = create<ToastState>(() => ({}));

let nextKey = 1;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(toast: Omit<Toast, 'key'>, durationMs: number): void {
  clearTimeout(timer);
  useToasts.setState({ toast: { key: nextKey++, ...toast } });
  timer = setTimeout(hideToast, durationMs);
}

/** Says a short thing over whatever page shows; a newer one takes the place of an older one. */
export function showToast(
  words: string,
  tone: Toast['tone'] = 'done',
  durationMs: number = toastMs.long,
): void {
  show({ words, tone }, durationMs);
}

/** Says that something was done, with a button by which it can still be taken back. */
export function showToastWith(words: string, action: ToastAction): void {
  show({ words, tone: 'done', action }, actionMs);
}

/** Stays while somebody is about to press its button. */
export function holdToast(): void {
  clearTimeout(timer);
}

/** Goes again after a while. */
export function releaseToast(): void {
  clearTimeout(timer);
  timer = setTimeout(hideToast, actionMs);
}

export function hideToast(): void {
  clearTimeout(timer);
  useToasts.setState({ toast: undefined });
}

forgetWithPerson(hideToast);
