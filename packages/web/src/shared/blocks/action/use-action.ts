import { isSvcdeskError, randomId } from '@svcdesk/core';
import type { Call, DataOf, RequestOf } from '@svcdesk/core/contract';
import { isUndecided } from '@svcdesk/core/outbox';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { showFailure } from '../../platform/api/failures.ts';
import { refetchAfter } from '../../platform/api/query-client.ts';
import { serverInstant } from '../../platform/clock.ts';
import { currentLocale } from '../../platform/i18n/locale.ts';
import { textNow } from '../../platform/i18n/use-text.ts';
import { send } from '../../platform/outbox/send.ts';
import { showToast, toastMs } from '../../platform/toast-store.ts';
import { formText } from '../form/phrases.ts';
import { type Base, isNewState } from '../form/use-action-form.ts';
import { aboutOf, type RecordBase, type RecordKind } from '../record/record.ts';

interface ActionOptions<T extends RecordBase, C extends Call> {
  kind: RecordKind<T>;
  record: Pick<RecordBase, 'id' | 'version' | 'status' | 'title'>;
  action: string;
  call: C;
  request: (base: Base) => RequestOf<C>;
  doneWords?: string;
  /** It is done, not only kept until the network is back; says so itself. */
  onDone?: (data: DataOf<C>) => void;
  /** Looks, where no answer came, whether it was done all the same, and says so itself. */
  isDone?: () => Promise<boolean>;
  /** Tells more of a refusal than its code does, such as who was quicker; nothing when there is no more to tell. */
  explain?: (error: unknown) => Promise<string | undefined>;
}

/** An action that needs no form: done at once, or when the network is back. A failure is said in its own words. */
export function useAction<T extends RecordBase, C extends Call>(
  options: ActionOptions<T, C>,
): () => Promise<boolean> {
  const { kind, record, action, call, request, doneWords, onDone, isDone, explain } = options;
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  /** The last attempt without an answer: the next one is the same. */
  const last = useRef<{ key: string; at: string; version: number; request: object }>(undefined);
  const busy = useRef(false);

  async function act(): Promise<boolean> {
    const before = last.current;
    const asBefore = before && request({ version: before.version, at: before.at });
    const base = { version: record.version, at: serverInstant() };
    // Something else is asked for meanwhile, such as another engineer: that is another attempt.
    const sending =
      before && JSON.stringify(asBefore) === JSON.stringify(before.request)
        ? before
        : { key: randomId(), ...base, request: request(base) as object };
    last.current = sending;
    const { key, at } = sending;
    const about = aboutOf(kind, record, action);
    const form = { path: pathname + search };
    const result = await send(call, {
      ...{ key, at, about, form },
      request: sending.request,
      baseVersion: sending.version,
    });
    if (result.state !== 'later' && result.state !== 'broken') last.current = undefined;
    if (result.state === 'done' || (result.state === 'later' && result.error === undefined)) {
      last.current = undefined;
      const done = doneWords ?? kind.doneWords(action, currentLocale());
      if (result.state !== 'done') showToast(textNow(formText).waits(result.isKept !== false));
      else if (onDone) onDone(result.data as DataOf<C>);
      else showToast(done);
      if (result.state === 'done' && isNewState(result.data))
        kind.showNew(queries, record.id, result.data as Partial<T>);
      return true;
    }
    const { error } = result;
    if (isUndecided(error) && (await isDone?.())) {
      last.current = undefined;
      refetchAfter(call.id);
      return true;
    }
    const reason = isSvcdeskError(error, 'notAllowed') ? error.reason : undefined;
    const more = await explain?.(error);
    if (more !== undefined) showToast(more, 'error', toastMs.long);
    else if (reason === undefined) showFailure(error);
    else showToast(kind.reasonWords(reason, action, currentLocale()), 'error');
    refetchAfter(call.id);
    return false;
  }

  return async () => {
    if (busy.current) return false;
    busy.current = true;
    try {
      return await act();
    } finally {
      busy.current = false;
    }
  };
}
