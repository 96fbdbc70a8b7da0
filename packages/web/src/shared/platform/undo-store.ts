import { create } from 'zustand';
import { forgetWithPerson } from './storage/personal-data.ts';

/** How long what was done can be undone: long enough to see that it was the wrong one, and to reach the button. */
export const undoMs = 8000;

/** What was done, and how it is taken back. */
export interface UndoOffer {
  words: string;
  label: string;
  onUndo: () => unknown;
}

export const useUndo = create<{ offer?: UndoOffer & { key: number } }>(() => ({}));

let nextKey = 1;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says that something was done, beside a button by which it can be taken back; a newer offer takes the place of an older one. */
export function offerUndo(offer: UndoOffer): void {
  useUndo.setState({ offer: { key: nextKey++, ...offer } });
  releaseUndo();
}

/** Stays while the person is about to press its button. */
export function holdUndo(): void {
  clearTimeout(timer);
}

/** Goes after its time, counted from now. */
export function releaseUndo(): void {
  clearTimeout(timer);
  timer = setTimeout(hideUndo, undoMs);
}

export function hideUndo(): void {
  clearTimeout(timer);
  useUndo.setState({ offer: undefined });
}

forgetWithPerson(hideUndo);
