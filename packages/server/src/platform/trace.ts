import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** One step of something that goes through several programs, as W3C Trace Context has it (`traceparent`, version 00). */
export interface Trace {
  /** The same for a call and for all that it causes, here and elsewhere. */
  readonly traceId: string;
  /** This step. */
  readonly spanId: string;
  /** Whether who began it keeps it. */
  readonly flags: string;
}

const current = new AsyncLocalStorage<Trace>();

const shape = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(?:$|-)/;
/** Later versions may have more behind these. */
const maxLength = 256;

/** Node draws randomness for many UUIDs at once; drawn for each request alone it costs 2 % of a read. */
const randomHex = (digits: number): string => randomUUID().replaceAll('-', '').slice(-digits);

/** The next step of what a `traceparent` names; the first of something new when there is none, or none that can be read. */
export function continueTrace(traceparent?: unknown): Trace {
  const given = typeof traceparent === 'string' && traceparent.length <= maxLength ? traceparent : '';
  const [, traceId, flags = '01'] = shape.exec(given) ?? [];
  return { traceId: traceId ?? randomHex(32), spanId: randomHex(16), flags };
}

/** Does something as a step: what it logs, stores and sends is of that. */
export const inTrace = <T>(trace: Trace, work: () => T): T => current.run(trace, work);

/** The step that we are in. */
export const currentTrace = (): Trace | undefined => current.getStore();

/** The step that we are in, as it is told to others and stored. */
export function traceparent(): string | undefined {
  const trace = current.getStore();
  return trace && `00-${trace.traceId}-${trace.spanId}-${trace.flags}`;
}

/** Headers of a request to another program of the same deployment. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const value = traceparent();
  return value === undefined ? {} : { traceparent: value };
}
