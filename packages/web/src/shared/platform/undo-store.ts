import { isSvcdeskError } from '@svcdesk/core';
import { create } from 'zustand';
import { showFailure } from './api/failures.ts';
import { useSession } from './api/session.ts';
import { serverNow } from './clock.ts';
import { forgetWithPerson } from './storage/personal-data.ts';
import { readStored, storageKeys, writeStored } from './storage/web-storage.ts';

/** How long what was done can be undone: long enough to see that it was the wrong one, and to reach the button. */
export const undoMs = 8000;

/** The same of several things done at once, which take longer to look at, and where it has to be tried again. */
export const undoSeveralMs = 30_000;

/** The ways by which something is taken back; `app/live/undo-ways.ts` knows what each does. */
export type UndoWay = 'stops' | 'order' | 'orders' | 'entry';

/** By which way something is taken back, and what that needs: nothing that JSON does not hold. */
export interface KeptUndo {
  way: UndoWay;
  needs: unknown;
}

/** What was done, and how it is taken back. */
export interface UndoOffer {
  words: string;
  label: string;
  /** Gives what became of it, or throws what it failed by; see {@link takeBack}. */
  onUndo: () => unknown;
  /** How many things it takes back; one unless said. */
  count?: number;
  /** What takes it back after the page was loaded anew; without it the offer ends then. */
  kept?: KeptUndo;
  /** What else one may want to do about it, in its place. */
  more?: { label: string; onPress: () => unknown };
}

/** What became of taking something back: `tooLate` where others have gone on from it, `again` where it may still be done. */
export type Undone = 'done' | 'tooLate' | 'again';

/** A change that tells whether it was taken back; tried again it is the same attempt. */
export interface ChangeUndo extends UndoOffer {
  onUndo: () => Promise<Undone>;
}

export const useUndo = create<{ offer?: UndoOffer & { key: number; stayMs: number } }>(() => ({}));

let nextKey = 1;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says that something was done, beside a button by which it can be taken back; a newer offer takes the place of an older one. */
export function offerUndo(offer: UndoOffer): void {
  const { count = 1 } = offer;
  offerFor(offer, count > 1 ? undoSeveralMs : undoMs);
}

function offerFor(offer: UndoOffer, stayMs: number): void {
  hideUndo();
  if (offer.kept) keep(offer, offer.kept, stayMs);
  show(offer, stayMs);
}

function show(offer: UndoOffer, stayMs: number): void {
  useUndo.setState({ offer: { ...offer, key: nextKey++, stayMs } });
  releaseUndo();
}

const tab = () => sessionStorage;

/** Where this tab keeps what its person can undo. Remembered: as it is emptied, another one may be here already. */
let keptAt: string | undefined;

const keyOf = (accountId: string | undefined) => accountId && `${storageKeys.undo}.${accountId}`;

interface KeptOffer extends Pick<UndoOffer, 'words' | 'label' | 'count'> {
  kept: KeptUndo;
  stayMs: number;
  /** An instant in milliseconds. */
  untilMs: number;
}

function keep({ words, label, count }: UndoOffer, kept: KeptUndo, stayMs: number): void {
  keptAt = keyOf(useSession.getState().signedIn?.id);
  const offer: KeptOffer = { words, label, count, kept, stayMs, untilMs: serverNow() + stayMs };
  if (keptAt) writeStored(keptAt, JSON.stringify(offer), tab);
}

/**
 * Offers once more what could still be undone when the page was loaded anew, for its whole time; `undoOf` gives how. Nothing
 * is offered where something else is already.
 */
export function offerKept(undoOf: (kept: KeptUndo) => ChangeUndo['onUndo']): void {
  const key = keyOf(useSession.getState().signedIn?.id);
  const found = key && readStored(key, tab);
  if (!found || useUndo.getState().offer) return;
  keptAt = key;
  try {
    const { untilMs, stayMs, ...offer } = JSON.parse(found) as KeptOffer;
    if (untilMs > serverNow()) show({ ...offer, onUndo: undoOf(offer.kept) }, stayMs);
    else forgetOffer();
  } catch {
    forgetOffer();
  }
}

function forgetOffer(): void {
  if (keptAt) writeStored(keptAt, null, tab);
  keptAt = undefined;
}

/** Stays while the person is about to press its button, or cannot reach it. */
export function holdUndo(): void {
  clearTimeout(timer);
}

/** Goes after its time, counted from now. */
export function releaseUndo(): void {
  clearTimeout(timer);
  timer = setTimeout(hideUndo, useUndo.getState().offer?.stayMs);
}

export function hideUndo(): void {
  clearTimeout(timer);
  forgetOffer();
  useUndo.setState({ offer: undefined });
}

/** Takes a change back, and says what it failed by. It may be tried again as long as that may pass, such as a lost network. */
export async function takeBack<Became>({
  onUndo,
}: {
  onUndo: () => Became;
}): Promise<Awaited<Became> | Undone> {
  try {
    return await onUndo();
  } catch (error) {
    showFailure(error);
    return undoneBy(error);
  }
}

/** What became of taking back what failed by an error: whether it may be tried again. */
export function undoneBy(error: unknown): Exclude<Undone, 'done'> {
  return isSvcdeskError(error) && error.retryable ? 'again' : 'tooLate';
}

/** Takes back what was done, once; it is removed then, unless it may be tried again: then it stays as long as a network needs. */
export async function pressUndo(): Promise<void> {
  const { offer } = useUndo.getState();
  hideUndo();
  if (offer && (await takeBack(offer)) === 'again') offerFor(offer, undoSeveralMs);
}

forgetWithPerson(hideUndo);
