import { fetchTransport, type Transport, type TransportReply } from '../client/transport.ts';

/** The part of a browser's `XMLHttpRequest` that is needed. */
export interface UploadRequest {
  readonly status: number;
  readonly responseText: string;
  readonly upload: {
    addEventListener(type: 'progress', listener: (event: { readonly loaded: number }) => void): void;
  };
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getResponseHeader(name: string): string | null;
  addEventListener(type: 'load' | 'error' | 'abort', listener: () => void): void;
  send(body: FormData): void;
  abort(): void;
}

/**
 * A transport that tells how much of an upload has left; pass `XMLHttpRequest`. A browser's `fetch` tells nothing of it,
 * so an upload that is asked about (`onSent`) goes by one of these, and all else by `others`, which is `fetch` unless given.
 *
 * @example
 * const client = createClient({ baseUrl, transport: uploadTransport(XMLHttpRequest) });
 * await client.files.upload({ file }, { onSent: (bytes) => bar.value = bytes / file.size });
 */
export function uploadTransport(
  Request: new () => UploadRequest,
  others: Transport = fetchTransport(),
): Transport {
  return (request) => {
    const { method, url, headers, body, signal, onSent } = request;
    if (!onSent || typeof body !== 'object') return others(request);
    return new Promise<TransportReply>((resolve, reject) => {
      const sending = new Request();
      sending.open(method, url);
      for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
      sending.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
      sending.addEventListener('load', () => {
        const { status, responseText } = sending;
        resolve({
          status,
          header: (name) => sending.getResponseHeader(name),
          text: async () => responseText,
          blob: async () => new Blob([responseText]),
        });
      });
      sending.addEventListener('error', () => reject(new Error('the upload got no reply')));
      sending.addEventListener('abort', () => reject(new Error('the upload was ended')));
      signal.addEventListener('abort', () => sending.abort(), { once: true });
      sending.send(body);
    });
  };
}
