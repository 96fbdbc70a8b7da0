import type { Call } from '../contract/define.ts';
import { SvcdeskError } from '../errors/svcdesk-error.ts';

/**
 * Refuses a request by {@link checkKeys}, unless this is production. Written so that bundlers drop it there; a page without
 * a bundler knows no process, and counts as production.
 */
export function checkInDevelopment(call: Call, request: unknown): void {
  try {
    if (process.env.NODE_ENV !== 'production') checkKeys(call, request);
  } catch (error) {
    if (error instanceof SvcdeskError) throw error;
  }
}

/**
 * Refuses a request with a field that its call does not know: the server would drop it without a word, so that a slip of
 * the pen looks like a filter that finds everything. Objects inside a request may hold more than is asked for, as a whole
 * draft does; what else is wrong the server says better.
 */
function checkKeys(call: Call, request: unknown): void {
  const { data } = call.request().safeParse(request);
  if (data === undefined) return;
  const known = data as object;
  const unknown = Object.entries(request as object)
    .filter(([key, value]) => value !== undefined && !Object.hasOwn(known, key))
    .map(([key]) => key);
  if (unknown.length === 0) return;
  throw new SvcdeskError('badRequest', {
    message: `${call.id} takes no ${unknown.join(', ')}.`,
    callId: call.id,
    issues: unknown.map((path) => ({ path, code: 'unknownKey', text: 'is not known' })),
  });
}
