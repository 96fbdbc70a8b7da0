import type { Call, DataOf, RequestOf } from '@svcdesk/core/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentLocale, useLocale } from '../../platform/i18n/locale.ts';
import { textNow } from '../../platform/i18n/use-text.ts';
import { showToast } from '../../platform/toast-store.ts';
import {
  aboutOf,
  type Change,
  changesSince,
  type RecordBase,
  type RecordKind,
  type Snapshot,
  snapshotOf,
} from '../record/record.ts';
import { conflicts, ownChanges } from './merge.ts';
import { formText } from './phrases.ts';
import type { Problems } from './problems.ts';
import { type Filled, type FormHandle, type Settled, useForm } from './use-form.ts';
import { useNavigateBack } from './use-navigate-back.ts';

/** Actions answer with the record's new state; notes with their record, which has no version, some with nothing. */
export function isNewState(data: unknown): data is object {
  return typeof data === 'object' && data !== null && 'version' in data && 'can' in data;
}

/** What every request about a record carries beside the form's own fields. */
export interface Base {
  version: number;
  /** When it was done: when the person first pressed the button. */
  at: string | undefined;
}

export interface ActionFormOptions<T extends RecordBase, C extends Call, Fields extends object> {
  kind: RecordKind<T>;
  /** As it is now; what it was when the form was begun is kept with the draft. */
  record: T;
  /** Of the record's lifecycle. */
  action: string;
  call: C;
  /** What the form begins with; of the record where it is to be corrected. It holds no password and no code. */
  initial: Fields | ((record: T) => Fields);
  /** What is sent. `own` is what this person changed, by which a correction leaves alone what others have made of it. */
  request: (fields: Fields, base: Base, own: Partial<Fields>) => RequestOf<C>;
  /** What the contract cannot know is wrong, by the request's fields; true for one that is missing, '' for the whole. */
  check?: (fields: Fields, own: Partial<Fields>) => Problems;
  doneWords?: string;
  /**
   * It is done, not only kept until the network is back; says so itself, such as with the way to take it back. What it
   * promises is awaited before the form is left.
   */
  onDone?: (data: DataOf<C>) => unknown;
  /** The server answered and did nothing: the form stays, and what speaks against it is read anew. */
  isProposal?: (data: DataOf<C>) => boolean;
  /** Of the record, where the same action is done to each by itself: every part has a draft of its own. */
  part?: string;
  /**
   * Where it leads when it is done; to the record unless said. `stay` empties the form for the next one of what was sent, a
   * function does so too and says what comes next.
   */
  back?: string | 'stay' | (() => unknown);
}

/** The record when the form was begun: by it others' changes are shown, and one's own told from theirs. */
interface FormSnapshot<Fields> {
  watched: Snapshot;
  initial: Fields;
}

export interface ActionForm<T extends RecordBase, Fields extends object> extends FormHandle<Fields> {
  kind: RecordKind<T>;
  record: T;
  action: string;
  /** What others did to the record since the form was begun. */
  changes: readonly Change[];
  /** Fields that this person and another have changed. */
  conflicts: readonly string[];
  /** The changes were read. */
  acknowledge: () => void;
}

/** A form that does something to a record: its draft, its checks, its sending and its leaving. */
export function useActionForm<T extends RecordBase, C extends Call, Fields extends object>(
  options: ActionFormOptions<T, C, Fields>,
): ActionForm<T, Fields> {
  const { kind, record, action, call, request, check, doneWords, onDone, isProposal, part, back } = options;
  const stays = back === 'stay' || typeof back === 'function';
  const queries = useQueryClient();
  const locale = useLocale((state) => state.locale);
  const leave = useNavigateBack(back === undefined || stays ? kind.pathOf(record.id) : back);
  const initialOf = (of: T) =>
    typeof options.initial === 'function' ? options.initial(of) : options.initial;
  const begin = () => ({
    id: record.id,
    snapshot: { watched: snapshotOf(kind, record), initial: initialOf(record) },
  });
  const [opened, setOpened] = useState(begin);
  if (opened.id !== record.id) setOpened(begin());
  const live = initialOf(record);
  const ownOf = ({ edited, snapshot }: Filled<Fields, FormSnapshot<Fields>>) =>
    ownChanges(edited, snapshot.initial, live);

  const form = useForm<C, Fields, FormSnapshot<Fields>>({
    form: action,
    objectId: [kind.name, record.id, part].filter(Boolean).join('-'),
    call,
    live,
    snapshot: opened.snapshot,
    // Unsent it has no version of its own: the form's content is the same whatever becomes of the record.
    request: (filled, at) =>
      request(filled.fields, { version: at === undefined ? 1 : record.version, at }, ownOf(filled)),
    check: check && ((filled) => check(filled.fields, ownOf(filled))),
    about: () => aboutOf(kind, record, action),
    baseVersion: record.version,
    isProposal,
    async onDone(settled) {
      if (settled.waits) showToast(textNow(formText).waits(settled.isKept));
      else if (onDone) await onDone(settled.data as DataOf<C>);
      else showToast(doneWords ?? kind.doneWords(action, currentLocale()));
      // Its draft may be all that is left of what only the page keeps.
      if (stays) form.draft.next(!settled.waits || settled.isKept);
      else await leave();
      showNew(settled);
      if (typeof back === 'function') back();
    },
  });
  const own = ownOf(form);

  /** Actions answer with the record's new state: it shows at once, and the rest is asked for again. */
  function showNew(settled: Settled): void {
    if (!settled.waits && isNewState(settled.data))
      kind.showNew(queries, record.id, settled.data as Partial<T>);
  }

  return {
    ...form,
    kind,
    record,
    action,
    changes: form.done ? [] : changesSince(kind, form.snapshot.watched, record, locale),
    conflicts: conflicts(own, form.snapshot.initial, live).map(String),
    acknowledge() {
      const now = { watched: snapshotOf(kind, record), initial: form.snapshot.initial };
      setOpened({ id: record.id, snapshot: now });
      form.keepSnapshot(now);
    },
  };
}
