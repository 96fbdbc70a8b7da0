/** A request as it goes onto the line. */
export interface TransportRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal: AbortSignal;
}

/** What came back; the body is read once, as text or as bytes. */
export interface TransportReply {
  status: number;
  header(name: string): string | null;
  text(): Promise<string>;
  blob(): Promise<Blob>;
}

/** Puts one request onto the line. Rejects only when no reply came. */
export type Transport = (request: TransportRequest) => Promise<TransportReply>;

/** The transport over `fetch`, the platform's own unless one is given. */
export function fetchTransport(ownFetch?: typeof fetch): Transport {
  return async ({ url, ...init }) => {
    const send = ownFetch ?? fetch;
    const reply = await send(url, { ...init, cache: 'no-store' });
    return {
      status: reply.status,
      header: (name) => reply.headers.get(name),
      text: () => reply.text(),
      blob: () => reply.blob(),
    };
  };
}
