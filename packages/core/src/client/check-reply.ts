import type { Call } from '../contract/define.ts';
import { SvcdeskError } from '../errors/svcdesk-error.ts';
import { callerFault } from './callbacks.ts';

type Path = readonly PropertyKey[];

/**
 * Checks the data of a reply by its call and gives it whole: fields of a newer server stay, and null where nothing may
 * stand is nothing. Throws `contractBroken` with the places that are wrong.
 */
export function checkReply(call: Call, data: unknown, requestId?: string): unknown {
  let result = parse(call, data);
  if (!result.success && dropNulls(data, result.error.issues)) result = parse(call, data);
  if (result.success) return withAll(result.data, data);
  // zod's own words: our phrases are for people who fill in forms, and this error is read by programmers.
  const issues = result.error.issues.map(({ path, code = 'type' }) => ({
    path: path.join('.'),
    code: 'type',
    text: code,
  }));
  const message = `The reply to ${call.id} breaks the contract at ${issues.map(({ path }) => path || 'its root').join(', ')}.`;
  throw new SvcdeskError('contractBroken', { message, callId: call.id, requestId, issues });
}

/** The shape of a call of the program's own may throw: that is no fault of the line, on which the reply has come. */
function parse(call: Call, data: unknown) {
  try {
    return call.data().safeParse(data);
  } catch (cause) {
    throw callerFault(call.id, `The reply to ${call.id} cannot be checked`, cause);
  }
}

/** Takes nulls out of objects where they are wrong; gives whether there were any. */
function dropNulls(data: unknown, wrong: readonly { readonly path: Path }[]): boolean {
  const dropped = wrong.filter(({ path }) => {
    const key = path.at(-1);
    const holder = path.slice(0, -1).reduce<unknown>((value, each) => Object(value)[each], data);
    if (key === undefined || Array.isArray(holder) || Object(holder)[key] !== null) return false;
    return Reflect.deleteProperty(holder as object, key);
  });
  return dropped.length > 0;
}

/** What was checked, with the fields that the check does not know. */
function withAll(checked: unknown, whole: unknown): unknown {
  if (checked === whole || typeof whole !== 'object' || whole === null) return checked;
  if (typeof checked !== 'object' || checked === null) return checked;
  const known = checked as Record<string, unknown>;
  for (const [key, value] of Object.entries(whole)) {
    if (Object.hasOwn(known, key)) withAll(known[key], value);
    else if (key !== '__proto__') known[key] = value;
  }
  return checked;
}
