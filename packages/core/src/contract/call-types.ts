import type { Call, InferredDataOf, InferredRequestOf } from './define.ts';
import type { NamedCalls } from './named/index.ts';

/** What a caller passes, with a sentence on each field: optional fields may be left out. */
export type RequestOf<C extends Call> = C extends { id: infer Id extends keyof NamedCalls }
  ? NamedCalls[Id]['request']
  : InferredRequestOf<C>;

/** What a call answers, with a sentence on each field. */
export type DataOf<C extends Call> = C extends { id: infer Id extends keyof NamedCalls }
  ? NamedCalls[Id]['data']
  : InferredDataOf<C>;
