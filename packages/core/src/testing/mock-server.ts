import { type Call, isCall } from '../contract/define.ts';
import { type CallId, domains } from '../contract/index.ts';
import { type MockAnswer, type MockTransport, mockTransport } from './mock-transport.ts';
import { sampleData } from './samples.ts';

/** Answers of a mock server that differ from the samples, by the call's dotted id; a refusal is given by its code. */
export type MockAnswers = { [Id in CallId]?: MockAnswer };

const calls = Object.values(domains).flatMap((domain) =>
  Object.values(domain as Record<string, unknown>).filter(isCall),
);

/**
 * A transport that answers every call of the contract with its sample, so that a program runs against a whole
 * service desk without one.
 *
 * @example
 * const server = mockServer({ 'orders.accept': { error: 'orderChanged' } });
 * const client = createClient({ baseUrl: 'http://desk', transport: server.transport });
 */
export function mockServer(answers: MockAnswers = {}): MockTransport {
  return mockTransport(({ method, url }) => {
    const path = url.replace(/^\w+:\/\/[^/]*/, '').split('?')[0] ?? '';
    const call = calls.find((each) => each.method === method && matches(each.path, path));
    if (!call) return { status: 10404, http: 404 };
    return answers[call.id as CallId] ?? answerOf(call);
  });
}

function answerOf(call: Call): MockAnswer {
  const data = sampleData(call);
  if (call.reply === 'json') return { text: JSON.stringify(data) };
  if (call.reply === 'stream')
    return { text: '', headers: { 'content-type': 'text/event-stream' }, open: true };
  if (call.reply) return { text: 'sample', headers: { 'content-type': 'text/plain' } };
  return { data };
}

function matches(pattern: string, path: string): boolean {
  const [expected, given] = [pattern.split('/'), path.split('/')];
  return (
    expected.length === given.length &&
    expected.every((part, index) => part.startsWith(':') || part === given[index])
  );
}
