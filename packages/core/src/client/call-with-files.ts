import type { Call, DataOf, RequestOf } from '../contract/define.ts';
import { upload } from '../contract/files.ts';
import { writeAttachments } from '../format/attachments.ts';
import { createCallBack } from './callbacks.ts';
import type { Caller, CallOptions } from './caller.ts';
import { randomId } from './random-id.ts';

/** Bytes of a file: a `File` or `Blob`, bytes such as a `Buffer`, or a stream, which is read to its end first. */
export type FileSource =
  | Blob
  | ArrayBuffer
  | ArrayBufferView
  | AsyncIterable<Uint8Array>
  | { getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array | undefined }> } };

/** A file with the name that people see; a `File` has one itself. */
export interface FileToSend {
  data: FileSource;
  name: string;
}

/** How far the files of a call are: `sent` of `total` bytes, after each of them. */
export interface FilesProgress {
  name: string;
  sent: number;
  total: number;
}

/** Files by the field of the request that is to name them. */
export type FilesByField = Readonly<Record<string, readonly (File | FileToSend)[]>>;

/** What a call with files may differ in. */
export interface FilesOptions extends CallOptions {
  onProgress?: ((progress: FilesProgress) => void) | undefined;
}

/**
 * Sends files and then the call that names them, as one: each with a key of its own, so that the same again under the
 * same `idempotencyKey` goes on where it broke and leaves nothing twice. What the field names already stays.
 *
 * @example
 * const photo = { data: await readFile('leak.jpg'), name: 'leak.jpg' };
 * await callWithFiles(client, orders.create, { cellId, typeId, serverCatalogId, title }, { attachment: [photo] });
 */
export async function callWithFiles<C extends Call>(
  caller: Pick<Caller, 'call' | 'line'>,
  call: C,
  request: RequestOf<C>,
  files: FilesByField,
  { onProgress, ...options }: FilesOptions = {},
): Promise<DataOf<C>> {
  const callBack = createCallBack(call.id, caller.line.hooks);
  const idempotencyKey = options.idempotencyKey ?? randomId();
  const whole: Record<string, unknown> = { ...(request as object) };
  const waiting: { field: string; name: string; file: Blob }[] = [];
  for (const [field, each] of Object.entries(files)) {
    for (const source of each) waiting.push({ field, ...(await readFile(source)) });
  }
  const total = waiting.reduce((sum, { file }) => sum + file.size, 0);
  let sent = 0;
  for (const [index, { field, name, file }] of waiting.entries()) {
    const own = { ...options, idempotencyKey: `${idempotencyKey}-${index + 1}` };
    const stored = await caller.call(upload, { file, name }, own);
    const named = writeAttachments([stored]);
    whole[field] = whole[field] ? `${whole[field]},${named}` : named;
    sent += file.size;
    callBack(onProgress, { name, sent, total });
  }
  return await caller.call(call, whole as RequestOf<C>, { ...options, idempotencyKey });
}

async function readFile(source: File | FileToSend): Promise<{ name: string; file: Blob }> {
  const { data, name } = 'data' in source ? source : { data: source, name: source.name };
  if (!name) throw new TypeError('A file needs a name, as in { data, name: "leak.jpg" }');
  return { name, file: await blobOf(data) };
}

async function blobOf(data: FileSource): Promise<Blob> {
  if (data instanceof Blob) return data;
  if (data instanceof ArrayBuffer || ArrayBuffer.isView(data)) return new Blob([data]);
  const pieces: Uint8Array[] = [];
  if ('getReader' in data) {
    const reader = data.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      if (piece.value) pieces.push(piece.value);
  } else {
    for await (const piece of data) pieces.push(piece);
  }
  return new Blob(pieces);
}
