import type { Transport, TransportReply, TransportRequest } from '../client/transport.ts';
import { type ErrorCode, errorRow, okStatus } from '../errors/codes.ts';

/** An answer in an envelope: data, or a refusal by its code or by the numbers that travel. */
interface EnvelopeAnswer {
  error?: ErrorCode;
  status?: number;
  data?: unknown;
  msg?: string;
  errorCode?: string;
  http?: number;
  headers?: Record<string, string>;
}

/** A bare answer; with `open` it goes on after the text until the program ends it, as a stream of events does. */
interface BareAnswer {
  text: string;
  open?: boolean;
  http?: number;
  headers?: Record<string, string>;
}

/** What a mock server answers: an envelope, a bare reply, or an error that the line gives. */
export type MockAnswer = EnvelopeAnswer | BareAnswer | Error;

/** A transport that answers from a list and remembers what it was asked. */
export interface MockTransport {
  transport: Transport;
  /** Requests in the order they came. */
  requests: TransportRequest[];
}

/** Answers each request with what `answer` gives for it, or with the next entry of a list (the last one stays). */
export function mockTransport(
  answer: MockAnswer[] | ((request: TransportRequest, count: number) => MockAnswer | Promise<MockAnswer>),
): MockTransport {
  const requests: TransportRequest[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    const count = requests.length;
    const given = Array.isArray(answer)
      ? answer[Math.min(count, answer.length) - 1]
      : await answer(request, count);
    if (given instanceof Error) throw given;
    return replyOf(given ?? {}, request);
  };
  return { transport, requests };
}

function replyOf(answer: EnvelopeAnswer | BareAnswer, { signal }: TransportRequest): TransportReply {
  const { text, http, headers = {}, open = false } = 'text' in answer ? answer : enveloped(answer);
  const ending = new Promise<{ done: boolean }>((resolve, reject) => {
    if (!open) resolve({ done: true });
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  ending.catch(() => {});
  const pieces = [text];
  const read = async () => {
    const piece = pieces.shift();
    return piece === undefined ? ending : { done: false, value: new TextEncoder().encode(piece) };
  };
  return {
    status: http ?? 200,
    header: (name) => headers[name.toLowerCase()] ?? null,
    text: async () => text,
    blob: async () => new Blob([text], { type: headers['content-type'] ?? '' }),
    body: { getReader: () => ({ read }) },
  };
}

function enveloped({ error, http, headers, ...envelope }: EnvelopeAnswer): BareAnswer {
  const row = error && errorRow(error);
  const refusal = row && { status: row.status, errorCode: row.errorCode };
  return {
    text: JSON.stringify({ status: okStatus, data: {}, msg: '', ...refusal, ...envelope }),
    http: http ?? row?.http,
    headers,
  };
}
