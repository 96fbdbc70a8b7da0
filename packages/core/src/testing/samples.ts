import type { DataOf, RequestOf } from '../contract/call-types.ts';
import type { Call } from '../contract/define.ts';
import { sampleFromSchema } from './from-schema.ts';

/**
 * A request that a call takes, with every optional field, the same at every call. Made from the contract, so that a
 * call of a newer version has one too.
 *
 * @example
 * const { title } = sampleRequest(orders.create);
 */
export function sampleRequest<C extends Call>(call: C): RequestOf<C> {
  return sampleOf(call, 'request') as RequestOf<C>;
}

/**
 * What a call may answer, with every optional field, the same at every call. Change what a test is about and leave
 * the rest: `{ ...sampleData(orders.detail), status: 3 }`.
 */
export function sampleData<C extends Call>(call: C): DataOf<C> {
  return sampleOf(call, 'data') as DataOf<C>;
}

function sampleOf(call: Call, side: 'request' | 'data'): unknown {
  try {
    return sampleFromSchema(call[side]());
  } catch (error) {
    throw new Error(`${call.id}, ${side}: ${(error as Error).message}`, { cause: error });
  }
}
