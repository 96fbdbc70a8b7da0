import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSession } from '../../platform/api/session.ts';
import { device } from '../../platform/storage/device-db.ts';
import { draftKeeper } from '../../platform/storage/draft-keeper.ts';
import { draftKey, draftOwner, drafts } from '../../platform/storage/draft-store.ts';
import { type LiveDraft, putBack } from './put-back.ts';

export interface DraftHandle<Value> {
  /** Under which the device keeps it. */
  key: string;
  value: Value;
  /** Changes some of the form; kept within a second. */
  change: (patch: Partial<Value>) => void;
  /** False until the device was asked for an earlier draft: show a skeleton, not an empty form. */
  ready: boolean;
  /** An earlier draft was put back: show the DraftNotice. */
  restored: boolean;
  /** This device cannot keep it. */
  notKept: boolean;
  /** Back to the form as it was first shown. */
  discard: () => void;
  /** Keeps it now; resolves when it is kept. */
  flush: () => Promise<void>;
  /** Call when the server has acknowledged, and only then. */
  sent: () => Promise<void>;
}

interface DraftState<Value> {
  key: string;
  initial: Value;
  value: Value;
  ready: boolean;
  restored: boolean;
  notKept: boolean;
  /** What was changed last, not what was drawn last: two changes of one moment must not undo each other. */
  live: LiveDraft<Value>;
}

function begin<Value>(key: string, initial: Value): DraftState<Value> {
  const live = { value: initial, typed: {}, done: false };
  return { key, initial, value: initial, ready: false, restored: false, notKept: false, live };
}

/**
 * State of a form that survives reload, leaving and a lost session. `form` names the form, `objectId` what it is about;
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
  const { live, initial: first } = state;

  useEffect(() => {
    let here = true;
    const show = (earlier: Value | undefined) => {
      if (!here) return;
      if (earlier) putBack(live, earlier, keeper.save);
      const restored = earlier !== undefined;
      const notKept = !device.persistent;
      setState((now) => ({ ...now, value: live.value, ready: true, restored, notKept }));
    };
    void keeper.load().then(show);
    void keeper.loadLate().then((earlier) => earlier && show(earlier));
    const hide = () => {
      if (document.visibilityState === 'hidden') void keeper.flush();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      here = false;
      document.removeEventListener('visibilitychange', hide);
      void keeper.flush();
    };
  }, [keeper, live]);

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

  return {
    key,
    value: state.value,
    change,
    ready: state.ready,
    restored: state.restored,
    notKept: state.notKept,
    discard,
    flush: keeper.flush,
    sent: () => {
      live.done = true;
      return keeper.clear();
    },
  };
}
