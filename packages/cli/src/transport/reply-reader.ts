const lineEnd = '\r\n';
const headEnd = '\r\n\r\n';
/** Bytes of head that no service desk sends; more of them is not a reply but a fault. */
const headMax = 64 * 1024;

/**
 * Reads an HTTP/1.1 reply as its bytes come, whatever pieces they come in: with a length, in chunks, or to the end
 * of the connection.
 */
export class ReplyReader {
  status = 0;
  readonly headers = new Map<string, string>();
  readonly #body: Buffer[] = [];
  #pending: Buffer = Buffer.alloc(0);
  #step: () => boolean = this.#readHead;
  /** Bytes that are still to come of the body, or of the present chunk with its line end. */
  #left = 0;
  #isComplete = false;
  #endsWithConnection = false;

  /** Takes the next bytes; true once the reply is complete. Throws on what is not HTTP. */
  read(bytes: Buffer): boolean {
    this.#pending = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
    while (!this.#isComplete && this.#step());
    return this.#isComplete;
  }

  /** The connection ended; true if that leaves the reply complete. */
  end(): boolean {
    return this.#isComplete || this.#endsWithConnection;
  }

  body(): Buffer {
    return Buffer.concat(this.#body);
  }

  // Each step does what the pending bytes allow and tells whether to go on; false when more bytes are needed.

  #readHead(): boolean {
    const end = this.#pending.indexOf(headEnd);
    if (end === -1 && this.#pending.length < headMax) return false;
    const [first = '', ...lines] = this.#pending.toString('latin1', 0, Math.max(0, end)).split(lineEnd);
    const [, status] = /^HTTP\/1\.[01] ([1-5]\d\d)\b/.exec(first) ?? [];
    if (!status) throw new Error('The reply is not HTTP.');
    this.#pending = this.#pending.subarray(end + headEnd.length);
    // Interim replies such as "continue" come before the one that counts.
    if (status.startsWith('1')) return true;
    this.status = Number(status);
    for (const line of lines) {
      const [name = '', ...value] = line.split(':');
      this.headers.set(name.toLowerCase(), value.join(':').trim());
    }
    this.#startBody();
    return true;
  }

  #startBody() {
    const length = this.headers.get('content-length');
    if (/\bchunked\b/i.test(this.headers.get('transfer-encoding') ?? '')) {
      this.#step = this.#readChunkSize;
    } else if (this.status === 204 || this.status === 304) {
      this.#isComplete = true;
    } else if (length === undefined) {
      this.#endsWithConnection = true;
      this.#left = Number.POSITIVE_INFINITY;
      this.#step = this.#readCounted;
    } else {
      this.#left = sizeOf(length, /^\d+$/, 10);
      this.#step = this.#readCounted;
    }
  }

  #readCounted(): boolean {
    this.#take(this.#left);
    this.#isComplete = this.#left === 0;
    return false;
  }

  #readChunkSize(): boolean {
    const line = this.#takeLine();
    if (line === undefined) return false;
    // What follows a semicolon is an extension that nobody uses.
    this.#left = sizeOf(line.split(';')[0]?.trim() ?? '', /^[0-9a-f]+$/i, 16);
    this.#step = this.#left === 0 ? this.#readTrailer : this.#readChunk;
    return true;
  }

  #readChunk(): boolean {
    this.#take(this.#left);
    if (this.#left > 0) return false;
    const line = this.#takeLine();
    if (line === undefined) return false;
    this.#step = this.#readChunkSize;
    return true;
  }

  #readTrailer(): boolean {
    const line = this.#takeLine();
    this.#isComplete = line === '';
    return line !== undefined;
  }

  #take(most: number) {
    const part = this.#pending.subarray(0, most);
    if (part.length > 0) this.#body.push(part);
    this.#pending = this.#pending.subarray(part.length);
    this.#left -= part.length;
  }

  #takeLine(): string | undefined {
    const end = this.#pending.indexOf(lineEnd);
    if (end === -1) return undefined;
    const line = this.#pending.toString('latin1', 0, end);
    this.#pending = this.#pending.subarray(end + lineEnd.length);
    return line;
  }
}

function sizeOf(text: string, digits: RegExp, base: number): number {
  const size = digits.test(text) ? Number.parseInt(text, base) : Number.NaN;
  if (!Number.isSafeInteger(size)) throw new Error('The reply is not HTTP.');
  return size;
}
