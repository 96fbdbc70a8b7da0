import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react';
import { useSession } from '../../platform/api/session.ts';
import { device } from '../../platform/storage/device-db.ts';
import { type DraftKeeper, draftKeeper } from '../../platform/storage/draft-keeper.ts';
import {
  type Draft,
  draftKey,
  draftOwner,
  drafts,
  ownKey,
  unsentOf,
  watchTabs,
} from '../../platform/storage/draft-store.ts';

/** A form's content as it is this moment; drawing it comes later. */
export interface LiveDraft<Value> {
  value: Value;
  /** What of it was typed here. */
  typed: Partial<Value>;
  /** The server has it. */
  done: boolean;
}

/**
 * Puts an earlier draft back under what was typed before the device answered, for that is newer; `save` keeps both,
 * since what was kept for the typing alone knows nothing of the earlier draft.
 */
export function putBack<Value extends object>(
  live: LiveDraft<Value>,
  earlier: Value,
  save: (value: Value) => void,
): void {
  live.value = { ...live.value, ...earlier, ...live.typed };
  if (!live.done && Object.keys(live.typed).length > 0) save(live.value);
}

export interface DraftHandle<Value> {
  /** Under which the device keeps it for this tab. */
  readonly key: string;
  value: Value;
  /** Changes some of the form; kept within a second. */
  change: (patch: Partial<Value>) => void;
  /** False until the device was asked for an earlier draft: show a skeleton, not an empty form. */
  ready: boolean;
  /** What was left in this tab was put back: show the DraftNotice. */
  restored: boolean;
  /** When something was left in this form on another visit, or in a tab that is closed; it is offered, not put in. */
  leftAtMs?: number;
  /** Goes on with what was left; what was typed here meanwhile is laid aside in its place. */
  goOn: () => void;
  /** Forgets what was left. */
  discardLeft: () => void;
  /** This device cannot keep it. */
  notKept: boolean;
  /** Back to the form as it was first shown. */
  discard: () => void;
  /** Keeps it now; resolves when it is kept. */
  flush: () => Promise<void>;
  /** Call when the server has acknowledged, and only then. */
  sent: () => Promise<void>;
  /**
   * Makes a form ready for the next that stays when this content of it was sent: what came into it since stays. Where what
   * is sent is not safe yet, it is laid aside.
   */
  next: (isSafe?: boolean) => void;
}

interface DraftState<Value> {
  key: string;
  initial: Value;
  value: Value;
  ready: boolean;
  restored: boolean;
  notKept: boolean;
  /** What tabs that are closed have left, newest first. */
  left: readonly Draft[];
  /** What was changed last, not what was drawn last: two changes of one moment must not undo each other. */
  live: LiveDraft<Value>;
}

function begin<Value>(key: string, initial: Value): DraftState<Value> {
  const live = { value: initial, typed: {}, done: false };
  return { key, initial, value: initial, ready: false, restored: false, notKept: false, left: [], live };
}

/**
 * Puts what the device keeps for a form into it, offers what closed tabs have left, and keeps the form when its page is
 * hidden or left.
 */
function useStoredDraft<Value extends object>(
  key: string,
  keeper: DraftKeeper<Value>,
  live: LiveDraft<Value>,
  setState: Dispatch<SetStateAction<DraftState<Value>>>,
): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (own: Draft | undefined, found: Partial<DraftState<Value>>) => {
      if (signal.aborted) return;
      if (own) putBack(live, own.value as Value, keeper.save);
      const restored = own !== undefined;
      const notKept = !device.persistent;
      setState((now) => ({ ...now, value: live.value, ready: true, restored, notKept, ...found }));
    };
    const offer = (left: readonly Draft[]) => !signal.aborted && setState((now) => ({ ...now, left }));
    void keeper.load().then(({ own, left, openTabs }) => {
      show(own, { left });
      watchTabs(openTabs, key, signal, offer);
    });
    void keeper.loadLate().then((earlier) => earlier && show(earlier, {}));
    const turn = () => {
      if (document.visibilityState === 'hidden') keeper.leave();
      // Another tab may have been typed into meanwhile, and closed.
      else void keeper.load().then(({ left }) => offer(left));
    };
    document.addEventListener('visibilitychange', turn);
    addEventListener('pagehide', keeper.leave);
    return () => {
      leaving.abort();
      document.removeEventListener('visibilitychange', turn);
      removeEventListener('pagehide', keeper.leave);
      void keeper.flush();
    };
  }, [keeper, live, key, setState]);
}

/**
 * State of a form that survives reload, leaving and a lost session, in its tab; elsewhere it is offered once that tab is
 * closed. `form` names the form, `objectId` what it is about;
 * `initial` must hold no password and no code. When either changes it is another form, with another draft.
 */
export function useDraft<Value extends object>(
  form: string,
  objectId: string | undefined,
  initial: Value,
): DraftHandle<Value> {
  const accountId = useSession((state) => state.signedIn?.id);
  const key = draftKey(draftOwner(accountId), form, objectId);
  const [kept, setState] = useState(() => begin(key, initial));
  let state = kept;
  if (state.key !== key) {
    state = begin(key, initial);
    setState(state);
  }
  const keeper = useMemo(
    () => draftKeeper<Value>(drafts, key, () => setState((now) => ({ ...now, notKept: true }))),
    [key],
  );
  const { live, initial: first, left } = state;

  useStoredDraft(key, keeper, live, setState);

  const change = useCallback(
    (patch: Partial<Value>) => {
      live.value = { ...live.value, ...patch };
      live.typed = { ...live.typed, ...patch };
      setState((now) => ({ ...now, value: live.value }));
      if (!live.done) keeper.save(live.value);
    },
    [keeper, live],
  );

  const discard = useCallback(() => {
    void keeper.clear();
    live.value = first;
    live.typed = {};
    setState((now) => ({ ...now, value: first, ready: true, restored: false }));
  }, [keeper, live, first]);

  const sent = state.value;

  function next(isSafe = true): void {
    if (!isSafe) void keeper.layAside(sent);
    const unsent = unsentOf(sent, live.value);
    live.value = { ...first, ...unsent };
    live.typed = unsent;
    live.done = false;
    void keeper.clear();
    if (Object.keys(unsent).length > 0) keeper.save(live.value);
    setState((now) => ({ ...now, value: live.value, restored: false }));
  }

  const [newest, ...older] = left;

  function goOn(): void {
    if (!newest) return;
    if (Object.keys(live.typed).length > 0) void keeper.layAside(live.value);
    live.value = { ...first, ...(newest.value as Value) };
    live.typed = {};
    void keeper.takeOver(newest, live.value);
    setState((now) => ({ ...now, value: live.value, restored: true, left: [] }));
  }

  function discardLeft(): void {
    if (!newest) return;
    void keeper.clearLeft(newest);
    setState((now) => ({ ...now, left: older }));
  }

  return {
    get key() {
      return ownKey(key);
    },
    value: state.value,
    change,
    ready: state.ready,
    restored: state.restored,
    leftAtMs: state.restored || live.done ? undefined : newest?.savedAtMs,
    goOn,
    discardLeft,
    notKept: state.notKept,
    discard,
    flush: keeper.flush,
    sent: () => {
      live.done = true;
      return keeper.clear();
    },
    next,
  };
}
