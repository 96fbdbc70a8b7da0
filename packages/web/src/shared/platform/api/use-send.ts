import type { Call, DataOf, RequestOf } from '@svcdesk/core/contract';
import { isUndecided } from '@svcdesk/core/outbox';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { serverNow } from '../clock.ts';
import { caller } from './caller.ts';
import { type Failure, failureOf, isAlwaysToasted, showFailure } from './failures.ts';
import { type Submission, submissionOf } from './submission.ts';

interface SendOptions {
  /** The last submission and the way to keep the next; in the form's draft it outlives a reload. */
  kept?: Submission;
  keep?: (submission: Submission | undefined) => void;
  /** There is no form to show the failure, so it is toasted, whatever it is. */
  toastFailure?: boolean;
}

/** What one form sends, and how that stands. */
export interface Sending<C extends Call> {
  /**
   * Sends what `build` makes; `at` is when it was first sent. Gives the data, or nothing when it failed: the failure is
   * then here for the form to show, and sending the same again is the same submission.
   */
  send: (build: (at: string) => RequestOf<C> | Promise<RequestOf<C>>) => Promise<DataOf<C> | undefined>;
  busy: boolean;
  failure?: Failure;
  error: unknown;
  /** The failure was read, or what was typed has changed. */
  forget: () => void;
}

/** Sends a form that changes something, once, however often it has to be tried. */
export function useSend<C extends Call>(
  call: C,
  { kept, keep, toastFailure = false }: SendOptions = {},
): Sending<C> {
  /** At once: what is pressed twice in one moment is one submission. */
  const last = useRef<{ submission: Submission | undefined }>(undefined);
  const remember = (submission: Submission | undefined) => {
    last.current = { submission };
    keep?.(submission);
  };

  const mutation = useMutation({
    meta: { ownFailure: !toastFailure },
    onError(error) {
      if (!toastFailure && isAlwaysToasted(error)) showFailure(error);
    },
    mutationFn: async (build: Parameters<Sending<C>['send']>[0]) => {
      const content = JSON.stringify(await build(''));
      const submission = submissionOf(last.current ? last.current.submission : kept, content, serverNow());
      remember(submission);
      try {
        const request = await build(submission.at);
        const data = await caller.call(call, request, { idempotencyKey: submission.key });
        remember(undefined);
        return data;
      } catch (error) {
        if (!isUndecided(error)) remember(undefined);
        throw error;
      }
    },
  });

  return {
    send: (build) => mutation.mutateAsync(build).catch(() => undefined),
    busy: mutation.isPending,
    failure: mutation.error ? failureOf(mutation.error) : undefined,
    error: mutation.error,
    forget: mutation.reset,
  };
}
