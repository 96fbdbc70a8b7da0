/**
 * The few web-common names that core uses, present in browsers, Node 20 and workers alike.
 * Core compiles against these alone, so that nothing else of the DOM or of Node can slip in.
 */
interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
interface AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}
/** Absent in Node. */
declare var reportError: ((fault: unknown) => void) | undefined;
declare var console: { error(fault: unknown): void };
declare var AbortController: { new (): AbortController };

interface Blob {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}
declare var Blob: {
  new (parts: readonly (string | ArrayBuffer | ArrayBufferView)[], options?: { type: string }): Blob;
};
interface File extends Blob {
  readonly name: string;
}
declare var File: { new (parts: Blob[], name: string, options: { type: string }): File };
interface FormData {
  append(name: string, value: Blob, fileName?: string): void;
}
declare var FormData: { new (): FormData };

interface Response {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: {
    getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array | undefined }> };
  } | null;
  text(): Promise<string>;
  blob(): Promise<Blob>;
}
declare var TextEncoder: { new (): { encode(text: string): Uint8Array } };
declare var TextDecoder: {
  new (
    encoding?: string,
    options?: { fatal?: boolean },
  ): { decode(bytes: Uint8Array | undefined, options?: { stream?: boolean }): string };
};
/** Bundlers put the value in its place. */
declare var process: { readonly env: { readonly NODE_ENV?: string } };
declare var navigator: { readonly userAgent?: string } | undefined;
declare function fetch(
  url: string,
  init: {
    method: string;
    headers: Record<string, string>;
    body?: string | FormData | undefined;
    signal?: AbortSignal | undefined;
  },
): Promise<Response>;

declare function setTimeout(run: () => void, ms: number): unknown;
declare function clearTimeout(timer: unknown): void;
declare function atob(base64: string): string;
declare function btoa(binary: string): string;
declare var crypto: {
  getRandomValues(bytes: Uint8Array): Uint8Array;
  readonly subtle: {
    importKey(
      format: 'raw',
      key: Uint8Array<ArrayBuffer>,
      algorithm: { name: string; hash: string },
      extractable: boolean,
      usages: ('sign' | 'verify')[],
    ): Promise<object>;
    sign(name: string, key: object, data: Uint8Array): Promise<ArrayBuffer>;
    verify(name: string, key: object, signature: Uint8Array<ArrayBuffer>, data: Uint8Array): Promise<boolean>;
  };
};
