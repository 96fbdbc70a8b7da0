import { isSvcdeskError, randomId } from '@svcdesk/core';
import type { Call, DataOf, RequestOf } from '@svcdesk/core/contract';
import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import type { ActionTarget, Outcome } from '@svcdesk/core/outbox';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isStillHere } from '../../platform/api/caller.ts';
import { isAlwaysToasted, showFailure } from '../../platform/api/failures.ts';
import { refetchAfter } from '../../platform/api/query-client.ts';
import { useSession } from '../../platform/api/session.ts';
import { serverInstant } from '../../platform/clock.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { textNow, useText } from '../../platform/i18n/use-text.ts';
import { send } from '../../platform/outbox/send.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { type DraftHandle, useDraft } from '../drafts/use-draft.ts';
import { formText } from './phrases.ts';
import { type Problems, problemsOf } from './problems.ts';

/** What fields of a form need of it. */
export interface FieldsHandle<Fields extends object> {
  fields: Fields;
  set: (patch: Partial<Fields>) => void;
  /** What is wrong with a field of the request, in words; shown once the form was sent. */
  error: (path: string, label?: string) => string | undefined;
  /** Most characters, or entries, of a field of the request, by the contract. */
  maxLength: (path: string) => number | undefined;
}

/** A form as it is filled in and sent. */
export interface FormHandle<Fields extends object> extends FieldsHandle<Fields> {
  draft: DraftHandle<object>;
  /** It was sent once: from then on mistakes show. */
  checked: boolean;
  submit: () => Promise<void>;
  busy: boolean;
  /** The server has done it, or will. */
  done: boolean;
  /** What became of the last attempt, when it was not done. */
  outcome?: Outcome;
  /** Why the server did not allow it; a key of the phrases' `reasons`. */
  reason?: string;
  /** What the server has against fields, by their path, in its words. */
  refused: Readonly<Record<string, string>>;
}

/** What was done: `data` of the server, or that it waits for the network, kept by the device or only by the page. */
export type Settled = { waits: false; data: unknown } | { waits: true; isKept: boolean };

interface FormOptions<C extends Call, Fields extends object, FormSnapshot> {
  /** Names the form among the drafts, and what it is about. */
  form: string;
  objectId?: string;
  /** Read when it is needed: which one it is may follow from what is filled in. */
  readonly call: C;
  /** What shows in a field that was not touched. */
  live: Fields;
  /** What is kept of the moment in which the form was begun. */
  snapshot: FormSnapshot;
  /** What is sent; asked for more often than that. `at` is when the person first pressed the button. */
  request: (filled: Filled<Fields, FormSnapshot>, at: string | undefined) => RequestOf<C>;
  /** What the contract cannot know is wrong, by the request's fields; true for one that is missing, '' for the whole. */
  check?: (filled: Filled<Fields, FormSnapshot>) => Problems;
  about?: (filled: Filled<Fields, FormSnapshot>) => ActionTarget;
  baseVersion?: number;
  /** The server answered and did nothing: it proposes, and asks to be sent again. What was typed stays. */
  isProposal?: (data: DataOf<C>) => boolean;
  /** It is done, or waits: leave, or make ready for the next. The draft is empty by then. */
  onDone: (settled: Settled) => unknown;
}

/** A form's content: what shows, what of it this person touched, and the moment it was begun in. */
export interface Filled<Fields, FormSnapshot> {
  fields: Fields;
  edited: Partial<Fields>;
  snapshot: FormSnapshot;
}

/** One sending: sent again it is the very same, however long after. */
interface Submission {
  key: string;
  at: string;
  /** What was in the form, to tell whether it is still the same. */
  content: string;
  request: object;
}

type Kept<Fields, FormSnapshot> = Partial<Fields> & { $begun?: FormSnapshot; $submission?: Submission };

const isAt = (address: string) => decodeURI(window.location.hash.slice(1)) === decodeURI(address);

/** Who fills a form in, and where: whether they are still there, and a signal that ends once they went elsewhere. */
function useFormPlace(address: string) {
  const [owner] = useState(() => useSession.getState().signedIn?.id);
  const left = useRef<AbortSignal>(undefined);
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving.signal;
    return () => {
      // A session that ends leads back here, and what happened to the record may have taken the form away.
      if (useSession.getState().signedIn && !isAt(address)) leaving.abort();
    };
  }, [address]);
  return {
    left,
    isOwners: () => isStillHere(owner),
    isHere: () => isStillHere(owner) && isAt(address),
  };
}

/** What the device keeps of a form, and the form filled in with it; `keep` changes some of what is kept. */
function useFormDraft<C extends Call, Fields extends object, FormSnapshot extends object>(
  options: FormOptions<C, Fields, FormSnapshot>,
) {
  const { form, objectId, live } = options;
  const draft = useDraft<Kept<Fields, FormSnapshot>>(form, objectId, {} as Kept<Fields, FormSnapshot>);
  const { $begun, $submission, ...rest } = draft.value;
  // The rest of what is kept is what was typed.
  const edited = rest as Partial<Fields>;
  const snapshot = $begun ?? options.snapshot;
  const filled: Filled<Fields, FormSnapshot> = { fields: { ...live, ...edited }, edited, snapshot };
  const keep = (patch: object) => draft.change(patch as Partial<Kept<Fields, FormSnapshot>>);
  return { draft, filled, $begun, $submission, keep };
}

/** How far the sending is, and what became of the last attempt. */
function useAttempt() {
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const error = outcome && 'error' in outcome && isSvcdeskError(outcome.error) ? outcome.error : undefined;
  return {
    attempt: {
      checked,
      busy,
      done,
      outcome,
      reason: error?.code === 'notAllowed' ? error.reason : undefined,
      refused: Object.fromEntries((error?.issues ?? []).map(({ path, text }) => [path, text])),
    },
    setChecked,
    setBusy,
    setDone,
    setOutcome,
    /** As if nothing had been sent. */
    reset() {
      setChecked(false);
      setOutcome(undefined);
      setDone(false);
    },
  };
}

/** The ground of all forms: the draft, the checks, one key and one time for one sending, and what the server says. */
export function useForm<C extends Call, Fields extends object, FormSnapshot extends object>(
  options: FormOptions<C, Fields, FormSnapshot>,
): FormHandle<Fields> & Filled<Fields, FormSnapshot> & { keepSnapshot: (snapshot: FormSnapshot) => void } {
  const { request, check, about, baseVersion, isProposal, onDone } = options;
  const locale = useLocale((state) => state.locale);
  const missing = useText(sharedText).field.missing;
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const { draft, filled, $begun, $submission, keep } = useFormDraft(options);
  const { edited, snapshot } = filled;

  const { left, isOwners, isHere } = useFormPlace(address);
  const { attempt, setChecked, setBusy, setDone, setOutcome, reset } = useAttempt();
  const { checked, reason, refused } = attempt;
  /** The same as busy, at once: two presses of one moment come before anything is drawn anew. */
  const isSending = useRef(false);
  const findProblems = () => problemsOf(options.call, request(filled, undefined), check?.(filled), locale);
  // Found when a field asks: what is sent may depend on what is only known further down the component.
  let found: ReturnType<typeof findProblems> | undefined;
  const problems = () => (found ??= checked ? findProblems() : {});

  /** The sending of before if nothing has changed since, else a new one; written down before it leaves. */
  async function submission(): Promise<Submission> {
    const content = JSON.stringify(request(filled, undefined));
    if ($submission?.content === content) return $submission;
    const at = serverInstant();
    const next = { key: randomId(), at, content, request: request(filled, at) as object };
    keep({ $submission: next, $begun: snapshot });
    await draft.flush();
    return next;
  }

  async function submit(): Promise<void> {
    if (isSending.current) return;
    setChecked(true);
    if (Object.keys(findProblems()).length > 0) return;
    isSending.current = true;
    setBusy(true);
    try {
      // Another person has signed in: this is a draft of its author, and the frame says so.
      if (!isOwners()) return;
      const { key, at, request: body } = await submission();
      const kept = { path: address, draftKey: draft.key, draft: { ...edited, $begun: snapshot } };
      const sent = { key, at, request: body, about: about?.(filled), baseVersion, form: kept };
      await settle(await send(options.call, sent, left.current));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  async function settle(result: Outcome): Promise<void> {
    const waits = result.state === 'later' && result.error === undefined;
    if (result.state === 'done' && isProposal?.(result.data as DataOf<C>)) {
      // Sent again it is another request; what speaks against it is read anew and shows in the form.
      keep({ $submission: undefined });
      refetchAfter(options.call.id);
      return;
    }
    if (result.state === 'done' || waits) {
      setDone(true);
      const isKept = result.state === 'done' || result.isKept !== false;
      // What the device did not take must not be lost with the page: its draft may be all that is left then.
      if (isKept) await draft.sent();
      // A person who went elsewhere while it was sent is not taken away from there.
      if (!isHere()) return;
      await onDone(result.state === 'done' ? { waits: false, data: result.data } : { waits: true, isKept });
    } else {
      setOutcome(result);
      if (isAlwaysToasted(result.error)) showFailure(result.error);
      // Judged and refused: the next attempt is a new one.
      if (result.state === 'refused') keep({ $submission: undefined });
      // Another person may have been faster: what the page shows is old.
      refetchAfter(options.call.id);
    }
  }

  return {
    ...filled,
    set(patch) {
      setOutcome(undefined);
      keep({ ...patch, $begun: snapshot });
    },
    error(path, label) {
      const problem =
        problems()[path] ?? (path === 'remark' && reason === 'reasonMissing' ? true : undefined);
      if (problem === true) return label === undefined ? textNow(formText).missing : missing(label);
      return problem ?? refused[path];
    },
    maxLength: (path) => maxLengthOf(options.call, path),
    draft: {
      ...(draft as DraftHandle<object>),
      discard() {
        reset();
        draft.discard();
      },
      next(isSafe) {
        reset();
        draft.next(isSafe);
      },
    },
    ...attempt,
    submit,
    keepSnapshot: (now) => $begun && keep({ $begun: now }),
  };
}
