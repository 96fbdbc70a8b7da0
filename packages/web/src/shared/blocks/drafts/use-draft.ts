import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../platform/api/session.ts';
import { draftKeeper } from '../../platform/storage/draft-keeper.ts';
import { draftKey } from '../../platform/storage/draft-store.ts';
import { deviceDrafts } from '../../platform/storage/idb-draft-store.ts';

export interface DraftHandle<Value> {
  value: Value;
  /** Changes some of the form; kept within a second. */
  change: (patch: Partial<Value>) => void;
  /** False until the device was asked for an earlier draft: show a skeleton, not an empty form. */
  ready: boolean;
  /** An earlier draft was put back: show the DraftNotice. */
  restored: boolean;
  /** Back to the form as it was first shown. */
  discard: () => void;
  /** Call when the server has acknowledged, and only then. */
  sent: () => Promise<void>;
}

/**
 * State of a form that survives reload, leaving and a lost session. `form` names the form, `objectId` what it is about;
 * `initial` must hold no password and no code.
 */
export function useDraft<Value extends object>(
  form: string,
  objectId: string | undefined,
  initial: Value,
): DraftHandle<Value> {
  const accountId = useSession((state) => state.signedIn?.id) ?? 'nobody';
  const key = draftKey(accountId, form, objectId);
  const [keptInitial] = useState(initial);
  const [value, setValue] = useState(initial);
  const [status, setStatus] = useState({ ready: false, restored: false });
  const latest = useRef(initial);
  const done = useRef(false);
  const keeper = useMemo(() => draftKeeper<Value>(deviceDrafts.store, key), [key]);

  useEffect(() => {
    let here = true;
    void keeper.load().then((kept) => {
      if (!here) return;
      if (kept) {
        latest.current = { ...keptInitial, ...kept };
        setValue(latest.current);
      }
      setStatus({ ready: true, restored: kept !== undefined });
    });
    const hide = () => {
      if (document.visibilityState === 'hidden') void keeper.flush();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      here = false;
      document.removeEventListener('visibilitychange', hide);
      void keeper.flush();
    };
  }, [keeper, keptInitial]);

  const change = useCallback(
    (patch: Partial<Value>) => {
      // By what was changed last, not by what was drawn last: two changes of one moment must not undo each other.
      latest.current = { ...latest.current, ...patch };
      setValue(latest.current);
      if (!done.current) keeper.save(latest.current);
    },
    [keeper],
  );

  return {
    value,
    change,
    ...status,
    discard: () => {
      void keeper.clear();
      latest.current = keptInitial;
      setValue(keptInitial);
      setStatus({ ready: true, restored: false });
    },
    sent: () => {
      done.current = true;
      return keeper.clear();
    },
  };
}
