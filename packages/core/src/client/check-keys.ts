import type { Call } from '../contract/define.ts';
import { type Issue, SvcdeskError } from '../errors/svcdesk-error.ts';

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
 * the pen looks like a filter that finds everything. What else is wrong with a request the server says better.
 */
function checkKeys(call: Call, request: unknown): void {
  const { data } = call.request().safeParse(request);
  const issues = data === undefined ? [] : unknownKeys(request, data, '');
  if (issues.length === 0) return;
  const names = issues.map(({ path }) => path).join(', ');
  throw new SvcdeskError('badRequest', {
    message: `${call.id} takes no ${names}.`,
    callId: call.id,
    issues,
  });
}

/** Fields of what was given that are not in what was taken of it. */
function unknownKeys(given: unknown, taken: unknown, path: string): Issue[] {
  if (given === taken || typeof given !== 'object' || typeof taken !== 'object' || !given || !taken)
    return [];
  return Object.entries(given).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const at = path + key;
    if (!Object.hasOwn(taken, key)) return { path: at, code: 'unknownKey', text: 'is not known' };
    return unknownKeys(value, (taken as Record<string, unknown>)[key], `${at}.`);
  });
}
