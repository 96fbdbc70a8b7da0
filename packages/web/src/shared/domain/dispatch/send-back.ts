import { isSvcdeskError } from '@svcdesk/core';
import type { DataOf, RequestOf } from '@svcdesk/core/contract';
import { commit } from '@svcdesk/core/contract/dispatch';
import { confirm } from '../../components/question.tsx';
import { caller } from '../../platform/api/caller.ts';
import { textNow } from '../../platform/i18n/use-text.ts';
import { showToast, toastMs } from '../../platform/toast-store.ts';
import type { ChangeUndo } from '../../platform/undo-store.ts';
import { dispatchText } from './phrases.ts';

type Stops = RequestOf<typeof commit>['stops'];

/** How orders stood, and the key of the attempt to put them back there. */
export interface StopsBack {
  stops: Stops;
  key: string;
}

/** Puts all back as it was, unless some of it was changed since. */
export function takingStopsBack({ stops, key }: StopsBack): ChangeUndo['onUndo'] {
  return async () => {
    const text = textNow(dispatchText).repair;
    const done = await sendBack(stops, { idempotencyKey: key });
    if (!done) return 'again';
    if (done.changed.length > 0) {
      showToast(text.tooLate, 'error', toastMs.long);
      return 'tooLate';
    }
    showToast(text.takenBack);
    return 'done';
  };
}

/** What speaks against a time, and is no reason where it is meant. */
const asked: readonly string[] = ['overlaps', 'onLeave'];

/**
 * Puts orders back to where they stood. What others have taken since is told first, and then it is done only if that is
 * meant: undefined where it is not.
 */
export async function sendBack(
  stops: Stops,
  options?: { idempotencyKey: string },
): Promise<DataOf<typeof commit> | undefined> {
  try {
    return await caller.call(commit, { stops }, options);
  } catch (error) {
    const issue = isSvcdeskError(error, 'badRequest') ? error.issues?.[0] : undefined;
    if (!issue || !asked.includes(issue.code)) throw error;
    const { taken, takenWords, backAnyway, leaveIt } = textNow(dispatchText).repair;
    const question = {
      title: taken,
      words: takenWords(issue.text),
      okLabel: backAnyway,
      cancelLabel: leaveIt,
    };
    if (!(await confirm(question))) return undefined;
    return caller.call(commit, { stops: stops.map((stop) => ({ ...stop, force: true })) });
  }
}
