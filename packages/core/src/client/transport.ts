/** A request as it goes onto the line. */
export interface TransportRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | undefined;
  signal: AbortSignal;
  /** The reply goes on without an end: give it once its headers are there, with `body`. */
  stream?: boolean | undefined;
}

/** What came back; the body is read once, as text or as bytes. */
export interface TransportReply {
  status: number;
  header(name: string): string | null;
  text(): Promise<string>;
  blob(): Promise<Blob>;
  /** The body as it comes; a transport that carries no streams leaves it out. */
  body?: ByteStream | null | undefined;
}

/** The part of a web stream that is read here. */
export interface ByteStream {
  getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array | undefined }> };
}

/** Puts one request onto the line. Rejects only when no reply came. */
export type Transport = (request: TransportRequest) => Promise<TransportReply>;

/** The transport over `fetch`, the platform's own unless one is given. */
export function fetchTransport(ownFetch?: typeof fetch): Transport {
  let extra: { cache?: 'no-store' } | undefined;
  return async ({ url, stream: _, ...init }) => {
    const send = ownFetch ?? fetch;
    extra ??= takesCache() ? { cache: 'no-store' } : {};
    const reply = await send(url, { ...init, ...extra });
    return {
      status: reply.status,
      header: (name) => reply.headers.get(name),
      text: () => reply.text(),
      blob: () => reply.blob(),
      body: reply.body,
    };
  };
}

/** Whether requests may name a cache mode; workers of before 2024-11 throw at it. */
function takesCache(): boolean {
  try {
    return Boolean(new Request('http://localhost', { cache: 'no-store' }));
  } catch {
    return false;
  }
}
