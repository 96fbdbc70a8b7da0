import { expect, test, vi } from 'vitest';
import type { TransportRequest } from '../client/transport.ts';
import { type UploadRequest, uploadTransport } from './upload-transport.ts';

/** A browser's request, which does what the test says. */
class Sending implements UploadRequest {
  static last: Sending;
  status = 200;
  responseText = '{"status":10000}';
  readonly headers: Record<string, string> = {};
  readonly #listeners = new Map<string, (event: never) => void>();
  readonly upload = { addEventListener: this.#listen('upload ') };
  readonly addEventListener = this.#listen('');
  readonly open = vi.fn();
  readonly send = vi.fn();

  constructor() {
    Sending.last = this;
  }

  #listen(prefix: string) {
    return (type: string, listener: (event: never) => void) =>
      void this.#listeners.set(prefix + type, listener);
  }

  emit(type: string, event = {}) {
    this.#listeners.get(type)?.(event as never);
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  getResponseHeader(name: string) {
    return name === 'x-request-id' ? 'r1' : null;
  }

  abort() {
    this.emit('abort');
  }
}

const body = new FormData();
function request(over: Partial<TransportRequest> = {}): TransportRequest {
  const { signal } = new AbortController();
  return { method: 'POST', url: 'http://desk/api/x', headers: { token: 't' }, body, signal, ...over };
}

test('an upload that is asked about says how far it is, and gives the reply', async () => {
  const onSent = vi.fn();
  const reply = uploadTransport(Sending)(request({ onSent }));
  const { last } = Sending;
  expect(last.open).toHaveBeenCalledWith('POST', 'http://desk/api/x');
  expect([last.headers, last.send.mock.calls]).toEqual([{ token: 't' }, [[body]]]);
  last.emit('upload progress', { loaded: 3 });
  expect(onSent).toHaveBeenCalledWith(3);
  last.emit('load');
  const { status, header, text } = await reply;
  expect([status, header('x-request-id'), await text()]).toEqual([200, 'r1', '{"status":10000}']);
});

test('one that gets no reply, or is ended, is none', async () => {
  const failed = uploadTransport(Sending)(request({ onSent: vi.fn() }));
  Sending.last.emit('error');
  await expect(failed).rejects.toThrow('no reply');
  const controller = new AbortController();
  const ended = uploadTransport(Sending)(request({ onSent: vi.fn(), signal: controller.signal }));
  controller.abort();
  await expect(ended).rejects.toThrow('ended');
});

test('all else goes the usual way', async () => {
  const others = vi.fn();
  const transport = uploadTransport(Sending, others);
  await transport(request());
  await transport(request({ body: '{}', onSent: vi.fn() }));
  expect(others).toHaveBeenCalledTimes(2);
});
