import { attachment } from '../contract/atoms/basic.ts';
import type { DataOf, RequestOf } from '../contract/call-types.ts';
import type { Call, Schema } from '../contract/define.ts';
import { upload } from '../contract/files.ts';
import { maxFileBytes, maxFiles } from '../contract/limits.ts';
import { definitionOf, shapeOf } from '../contract/schema-definition.ts';
import { rawIssues } from '../errors/issues.ts';
import { isSvcdeskError, SvcdeskError } from '../errors/svcdesk-error.ts';
import { writeAttachments } from '../format/attachments.ts';
import { endedByCaller } from './call-limit.ts';
import { callerFault, createCallBack } from './callbacks.ts';
import type { Caller, CallOptions } from './caller.ts';
import { checkKeys } from './check-keys.ts';
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

/** How far the files of a call are: `sent` of `total` bytes, after each of them, and within one where the transport can tell. */
export interface FilesProgress {
  name: string;
  sent: number;
  total: number;
}

/** Files by the field of the request that is to name them. */
export type FilesByField = Readonly<Record<string, readonly (File | FileToSend)[]>>;

/** What a call with files may differ in; `timeoutMs` is of each file and of the call. */
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
  const waiting = filesIn(call, files);
  const withFiles = (ids: readonly string[]) => {
    const whole: Record<string, unknown> = { ...(request as object) };
    for (const [index, { field, name }] of waiting.entries()) {
      const named = writeAttachments([{ id: ids[index], name }]);
      whole[field] = whole[field] ? `${whole[field]},${named}` : named;
    }
    return whole as RequestOf<C>;
  };
  // Before anything is sent: what is uploaded and then named by nothing would stay with the server for a day.
  if (caller.line.strict) checkKeys(call, request);
  checkRequest(call, withFiles(waiting.map(() => anyId)));
  const read: Blob[] = [];
  for (const { data, name } of waiting) read.push(await readFileSource(data, name, options.signal));
  const total = read.reduce((sum, { size }) => sum + size, 0);
  const ids: string[] = [];
  let sent = 0;
  for (const [index, file] of read.entries()) {
    const { name = '' } = waiting[index] ?? {};
    const before = sent;
    const tell = (bytes: number) =>
      callBack(onProgress, { name, sent: before + Math.min(bytes, file.size), total });
    const own = { ...options, idempotencyKey: `${idempotencyKey}-${index + 1}`, onSent: onProgress && tell };
    const stored = await caller.call(upload, { file, name }, own).catch((error: unknown) => {
      throw ofFile(name, error);
    });
    ids.push(stored.id);
    tell(file.size);
    sent += file.size;
  }
  return await caller.call(call, withFiles(ids), { ...options, idempotencyKey });
}

/** A file with the field that is to name it. */
interface FileOfField extends FileToSend {
  readonly field: string;
}

/** The files one by one. Throws a TypeError that says where something is no file. */
export function filesIn(call: Call, files: FilesByField): FileOfField[] {
  const fields = Object.entries(shapeOf(call.request()) ?? {});
  const known = fields.flatMap(([name, schema]) => (namesFiles(schema) ? [name] : []));
  return Object.entries(files).flatMap(([field, each]) => {
    if (!known.includes(field)) {
      throw new TypeError(
        `${field} of ${call.id} takes no files; ${known.length > 0 ? `${known.join(', ')} does` : 'no field of it does'}`,
      );
    }
    if (!Array.isArray(each)) throw new TypeError(`${field} needs a list of files, as in [file]`);
    if (each.length > maxFiles)
      throw new TypeError(`${field} of ${call.id} takes at most ${maxFiles} files, not ${each.length}`);
    return (each as readonly (File | FileToSend)[]).map((source) => {
      const { data, name } = Object(source) as Partial<FileToSend>;
      const whole = data === undefined ? (source as FileSource) : data;
      if (typeof name !== 'string' || name === '')
        throw new TypeError(`A file of ${field} needs a name, as in { data, name: "leak.jpg" }`);
      if (!isSource(whole))
        throw new TypeError(`${name} of ${field} is no file: give a Blob, bytes or a stream of bytes`);
      return { field, name, data: whole };
    });
  });
}

/** Whether a field takes the attachment string, as all of them do by the one shape of it. */
function namesFiles(schema: Schema): boolean {
  return (definitionOf(schema).innerType ?? schema) === attachment();
}

function isSource(data: unknown): data is FileSource {
  if (data instanceof Blob || data instanceof ArrayBuffer || ArrayBuffer.isView(data)) return true;
  return typeof data === 'object' && data !== null && ('getReader' in data || Symbol.asyncIterator in data);
}

const anyId = '00000000-0000-4000-8000-000000000000';

function checkRequest(call: Call, request: unknown): void {
  const { error } = call.request().safeParse(request);
  if (!error) return;
  const issues = rawIssues(error.issues).map(({ path, code, params }) => ({
    path,
    code,
    text: [code, ...Object.values(params)].join(' '),
  }));
  const message = `${call.id} cannot be sent: ${issues.map(({ path, text }) => `${path} (${text})`).join(', ')}.`;
  throw new SvcdeskError('badRequest', { message, callId: call.id, issues });
}

/** Of several files, which one it was. */
function ofFile(name: string, error: unknown): unknown {
  if (!isSvcdeskError(error)) return error;
  const { code, message, text, ...parts } = error;
  return new SvcdeskError(code, {
    ...parts,
    message: `${name}: ${message}`,
    text: text === undefined ? undefined : `${name}: ${text}`,
    cause: error,
  });
}

/** Reads a source to its end. Throws `tooLarge`, `callerFault` where it cannot be read, and `aborted` or `timeout` by the signal. */
export async function readFileSource(data: FileSource, name: string, signal?: AbortSignal): Promise<Blob> {
  if (data instanceof Blob) return data;
  if (data instanceof ArrayBuffer || ArrayBuffer.isView(data)) return new Blob([data]);
  const ended = new Promise<never>((_, reject) => {
    const end = () => signal && reject(endedByCaller(`Reading ${name}`, signal, upload.id));
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end, { once: true });
  });
  // Nobody waits for it where the source cannot even be opened.
  ended.catch(() => {});
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    const reader = 'getReader' in data ? data.getReader() : readerOf(data);
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), ended]);
      if (done) return new Blob(pieces);
      if (value) pieces.push(value);
      size += value?.length ?? 0;
      if (size > maxFileBytes)
        throw new SvcdeskError('tooLarge', { message: `${name} is larger than ${maxFileBytes} bytes.` });
    }
  } catch (cause) {
    if (isSvcdeskError(cause)) throw cause;
    throw callerFault(upload.id, `${name} could not be read`, cause);
  }
}

function readerOf(data: AsyncIterable<Uint8Array>) {
  const iterator = data[Symbol.asyncIterator]();
  return {
    async read(): Promise<{ done: boolean; value?: Uint8Array | undefined }> {
      const { done = false, value } = await iterator.next();
      return { done, value };
    },
  };
}
