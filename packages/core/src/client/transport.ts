/** A request as it goes onto the line. */
export interface TransportRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | undefined;
  signal: AbortSignal;
  /** Called as the body leaves, with how many bytes of it have; a transport that cannot tell calls it never. It does not throw. */
  onSent?: ((bytes: number) => void) | undefined;
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
  return async ({ url, ...init }) => {
    const reply = await (ownFetch ?? fetch)(url, init);
    return {
      status: reply.status,
      header: (name) => reply.headers.get(name),
      text: () => reply.text(),
      blob: () => reply.blob(),
      body: reply.body,
    };
  };
}
