import type { Transport, TransportReply, TransportRequest } from '../client/transport.ts';
import { okStatus } from '../errors/codes.ts';

/** What a fake server answers: an envelope, a bare reply, or an error that the line gives. */
export type FakeAnswer =
  | {
      status?: number;
      data?: unknown;
      msg?: string;
      errorCode?: string;
      http?: number;
      headers?: Record<string, string>;
    }
  | { text: string; http?: number; headers?: Record<string, string> }
  | Error;

/** A transport that answers from a list and remembers what it was asked. */
export interface FakeTransport {
  transport: Transport;
  /** Requests in the order they came. */
  requests: TransportRequest[];
}

/** Answers each request with what `answer` gives for it, or with the next entry of a list (the last one stays). */
export function fakeTransport(
  answer: FakeAnswer[] | ((request: TransportRequest, count: number) => FakeAnswer | Promise<FakeAnswer>),
): FakeTransport {
  const requests: TransportRequest[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    const count = requests.length;
    const given = Array.isArray(answer)
      ? answer[Math.min(count, answer.length) - 1]
      : await answer(request, count);
    if (given instanceof Error) throw given;
    return replyOf(given ?? {});
  };
  return { transport, requests };
}

function replyOf(answer: Exclude<FakeAnswer, Error>): TransportReply {
  const { http = 200, headers = {} } = answer;
  const envelope = 'text' in answer ? undefined : { status: okStatus, data: {}, msg: '', ...pick(answer) };
  const text = 'text' in answer ? answer.text : JSON.stringify(envelope);
  return {
    status: http,
    header: (name) => headers[name.toLowerCase()] ?? null,
    text: async () => text,
    blob: async () => ({ size: text.length, type: headers['content-type'] ?? '' }),
  };
}

function pick({
  status,
  data,
  msg,
  errorCode,
}: {
  status?: number;
  data?: unknown;
  msg?: string;
  errorCode?: string;
}) {
  return Object.fromEntries(
    Object.entries({ status, data, msg, errorCode }).filter(([, value]) => value !== undefined),
  );
}
