import type { Call, InferredDataOf, InferredRequestOf } from '../contract/define.ts';
import type { NamedCalls } from './methods/index.ts';

// Beside the client, not in the contract, from which the named types are made: types that import each other in a circle
// cannot be bundled.

/** What a caller passes, with a sentence on each field: optional fields may be left out. */
export type RequestOf<C extends Call> = C extends { id: infer Id extends keyof NamedCalls }
  ? NamedCalls[Id]['request']
  : InferredRequestOf<C>;

/** What a call answers, with a sentence on each field. */
export type DataOf<C extends Call> = C extends { id: infer Id extends keyof NamedCalls }
  ? NamedCalls[Id]['data']
  : InferredDataOf<C>;
