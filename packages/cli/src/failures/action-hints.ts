import { isSvcdeskError } from '@svcdesk/core';
import { format } from '@svcdesk/core/phrases';
import { About } from '../errors/about.ts';
import { exitCode, exitCodeOf } from '../errors/exit-codes.ts';
import { mayHaveArrived } from '../errors/may-have-arrived.ts';
import type { TypedField } from '../fields/typed-field.ts';
import { writtenFor } from '../fields/typed-field.ts';
import type { Phrases } from '../phrases/index.ts';

/** What an action was tried on, with which key, and the command that shows how it stands. */
interface Tried {
  readonly named: string | undefined;
  readonly key: string;
  readonly view: string | undefined;
  /** What was typed, and for which fields. */
  readonly fields: readonly TypedField[];
}

/**
 * What to do when an action failed: look at its thing where that is not as it was thought to be, and try again with
 * the same key where it is not certain whether the action arrived.
 */
export function withActionHint(error: unknown, tried: Tried, { errors }: Phrases): unknown {
  return new About(error, tried.named, {
    hint: hintFor(error, tried, errors),
    written: (path) => writtenFor(path, tried.fields),
  });
}

function hintFor(error: unknown, { named, key, view }: Tried, errors: Phrases['errors']): string | undefined {
  if (!isSvcdeskError(error)) return undefined;
  if (error.reason === 'clockInMissing' && view) {
    return format(errors.nextHint, { command: view.replace(/ view /, ' clock-in ') });
  }
  // The command that helps is the one that changes the password, not the one that looks at the thing.
  if (error.reason?.startsWith('password')) return undefined;
  if (view && exitCodeOf(error.code) === exitCode.conflict)
    return format(errors.refreshHint, { command: view });
  if (!mayHaveArrived(error)) return undefined;
  const again = format(named ? errors.sameKeyFor : errors.sameKey, { key, named });
  return view ? `${again}\n${format(errors.refreshHint, { command: view })}` : again;
}
