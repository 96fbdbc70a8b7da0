import type { Call } from '../contract/define.ts';
import { shapeOf } from '../contract/schema-definition.ts';
import { SvcdeskError } from '../errors/svcdesk-error.ts';

/**
 * Refuses a request with a field that its call does not know: the server would drop it without a word, so that a slip of
 * the pen looks like a filter that finds everything. Objects inside a request may hold more than is asked for, as a whole
 * draft does; what else is wrong the server says better.
 */
export function checkKeys(call: Call, request: unknown): void {
  const shape = shapeOf(call.request());
  if (!shape) return;
  const given: Readonly<Record<string, unknown>> = Object(request);
  const unknown = Object.keys(given).filter((key) => given[key] !== undefined && !Object.hasOwn(shape, key));
  if (unknown.length === 0) return;
  throw new SvcdeskError('badRequest', {
    message: `${call.id} takes no ${unknown.join(', ')}; it takes ${Object.keys(shape).join(', ') || 'nothing'}.`,
    callId: call.id,
    issues: unknown.map((path) => ({ path, code: 'unknownKey', text: 'is not known' })),
  });
}
