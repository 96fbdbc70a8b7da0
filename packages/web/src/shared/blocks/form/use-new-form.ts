import { timeOrderedId } from '@svcdesk/core';
import type { Call, RequestOf } from '@svcdesk/core/contract';
import { useState } from 'react';
import { serverNow } from '../../platform/clock.ts';
import type { Problems } from './problems.ts';
import { type FormHandle, type Settled, useForm } from './use-form.ts';

/** What makes a new thing one and the same, however often it is sent. */
export interface NewBase {
  id: string;
  /** When the person first pressed the button. */
  at: string | undefined;
}

interface NewFormOptions<C extends Call, Fields extends object> {
  /** Names the form among the drafts. */
  form: string;
  /** What it is made out of, if anything. */
  from?: string;
  /** Name of the kind of what is made. Like the call it may follow from what is filled in. */
  readonly kind: string;
  /** What it is called while it waits: "new order", and its title. */
  words: (fields: Fields) => { words: string; title: string };
  readonly call: C;
  /** What the form begins with; it holds no password and no code. */
  initial: Fields;
  request: (fields: Fields, base: NewBase) => RequestOf<C>;
  check?: (fields: Fields) => Problems;
  onDone: (settled: Settled) => unknown;
}

/** A form that makes something new. Its id is made here and kept with the draft, so that it is made once. */
export function useNewForm<C extends Call, Fields extends object>(
  options: NewFormOptions<C, Fields>,
): FormHandle<Fields> & { id: string } {
  const { form, from, words, initial, request, check, onDone } = options;
  const [snapshot] = useState(() => ({ id: timeOrderedId(serverNow()) }));
  const handle = useForm({
    form,
    objectId: from,
    get call() {
      return options.call;
    },
    live: initial,
    snapshot,
    request: (filled, at) => request(filled.fields, { id: filled.snapshot.id, at }),
    check: check && (({ fields }) => check(fields)),
    about: (filled) => ({
      kind: options.kind,
      id: filled.snapshot.id,
      action: 'create',
      ...words(filled.fields),
    }),
    onDone,
  });
  return { ...handle, id: handle.snapshot.id };
}
