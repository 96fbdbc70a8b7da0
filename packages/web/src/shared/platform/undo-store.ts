import { create } from 'zustand';
import { forgetWithPerson } from './storage/personal-data.ts';

/** How long what was done can be undone: long enough to see that it was the wrong one, and to reach the button. */
export const undoMs = 8000;

/** The same of several things done at once, which take longer to look at. */
export const undoSeveralMs = 30_000;

/** What was done, and how it is taken back. */
export interface UndoOffer {
  words: string;
  label: string;
  /** Gives `again` where it is not known whether it was taken back: then it is offered once more. */
  onUndo: () => unknown;
  /** How many things it takes back; one unless said. */
  count?: number;
  /** What else one may want to do about it, in its place. */
  more?: { label: string; onPress: () => unknown };
}

/** What became of taking something back: `tooLate` where others have gone on from it. */
export type Undone = 'done' | 'tooLate' | 'again';

/** A change that tells whether it was taken back. */
export interface ChangeUndo extends UndoOffer {
  onUndo: () => Promise<Undone>;
}

export const useUndo = create<{ offer?: UndoOffer & { key: number } }>(() => ({}));

let nextKey = 1;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says that something was done, beside a button by which it can be taken back; a newer offer takes the place of an older one. */
export function offerUndo(offer: UndoOffer): void {
  useUndo.setState({ offer: { key: nextKey++, ...offer } });
  releaseUndo();
}

/** Stays while the person is about to press its button, or cannot reach it. */
export function holdUndo(): void {
  clearTimeout(timer);
}

/** Goes after its time, counted from now. */
export function releaseUndo(): void {
  clearTimeout(timer);
  const { count = 1 } = useUndo.getState().offer ?? {};
  timer = setTimeout(hideUndo, count > 1 ? undoSeveralMs : undoMs);
}

export function hideUndo(): void {
  clearTimeout(timer);
  useUndo.setState({ offer: undefined });
}

/** Takes back what was done, once; it is removed then, unless it is unknown whether that succeeded. */
export async function pressUndo(): Promise<void> {
  const { offer } = useUndo.getState();
  hideUndo();
  if (offer && (await offer.onUndo()) === 'again') offerUndo(offer);
}

forgetWithPerson(hideUndo);
