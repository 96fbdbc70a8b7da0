import { rawIssues, SvcdeskError } from '@svcdesk/core';
import type { Call } from '@svcdesk/core/contract';
import type { FastifyRequest } from 'fastify';
import { InvalidRequest, invalid } from '../refusals.ts';

/** Largest JSON body in bytes: the longest texts and lists of any call fit well. */
export const maxJsonBytes = 1024 * 1024;

/** The request of a call as the contract has it, defaults filled in. Throws {@link InvalidRequest}. */
export function checkedInput(call: Call, request: FastifyRequest): unknown {
  const result = call.request().safeParse(given(call, request), { reportInput: true });
  if (result.success) return result.data;
  throw new InvalidRequest(rawIssues(result.error.issues));
}

function given(call: Call, request: FastifyRequest): unknown {
  if (call.method === 'GET') {
    const asked = { ...(request.query as object), ...(request.params as object) };
    const lastEventId = call.reply === 'stream' ? request.headers['last-event-id'] : undefined;
    return lastEventId === undefined ? asked : { ...asked, lastEventId };
  }
  return parsedJson(request.body);
}

/** Bodies arrive as text, so that what is wrong with them is said after what is wrong with the caller. */
function parsedJson(body: unknown): unknown {
  if (typeof body !== 'string') throw invalid('', 'required');
  try {
    return JSON.parse(body);
  } catch {
    throw invalid('', 'format');
  }
}

/** Refuses a body that its sender announces as too large, before anything else is looked at. */
export function checkSize(request: FastifyRequest, maxBytes: number): void {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > maxBytes) throw new SvcdeskError('tooLarge');
}
