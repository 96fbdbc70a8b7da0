import { type FilesByField, filesIn, readFileSource } from '../client/call-with-files.ts';
import { type CallHooks, createCallBack } from '../client/callbacks.ts';
import type { Caller } from '../client/caller.ts';
import { checkKeys } from '../client/check-keys.ts';
import { randomId } from '../client/random-id.ts';
import type { Session } from '../client/session/session.ts';
import type { Call } from '../contract/define.ts';
import { detail as device } from '../contract/device-orders.ts';
import { detail as entrusted } from '../contract/entrust.ts';
import { upload } from '../contract/files.ts';
import { detail } from '../contract/orders.ts';
import { detail as pm } from '../contract/pm-orders.ts';
import { findOne as project } from '../contract/projects.ts';
import { shapeOf } from '../contract/schema-definition.ts';
import { SvcdeskError } from '../errors/svcdesk-error.ts';
import { writeAttachments } from '../format/attachments.ts';
import { createKeptFiles, type KeptFiles } from './kept-files.ts';
import type { OutboxFile, OutboxItem } from './outbox-item.ts';
import type { Sending } from './outbox-options.ts';
import { Undeliverable } from './outcome.ts';
import { asksAfterMs, type CurrentRecord } from './send-in-order.ts';
import { type FileStorage, memoryOutboxStorage } from './storage.ts';
import { mayWait, waitingCalls } from './waiting-calls.ts';

/** What makes the calls of an outbox: a client, or a caller with its session. */
export interface OutboxClient extends Pick<Caller, 'call' | 'line' | 'now'> {
  session: Session;
}

/** How `sendingBy` goes. */
export interface SendingOptions {
  /** Where files are kept; in memory unless given. */
  storage?: FileStorage | undefined;
  /** The calls that may wait; {@link waitingCalls} unless given, which you may put calls of your own behind. */
  calls?: readonly Call[] | undefined;
  /** `error` hears of a storage that fails. */
  hooks?: Pick<CallHooks, 'error'> | undefined;
}

/** What {@link sendingBy} gives: an outbox's way to the server, and files for what it sends. */
export interface ClientSending<Item extends OutboxItem> extends Sending<Item> {
  /**
   * Keeps files for something that is to be submitted, by the field that is to name them, and gives what to submit as
   * `files`. Throws a TypeError for what is no file, and where the call's field takes none.
   *
   * @example
   * const files = await sending.keepFiles(progress, { attachments: [photo] });
   * await outbox.submit(progress, { orderId: id, content: 'Leak' }, { about, files });
   */
  keepFiles(call: Call, files: FilesByField): Promise<readonly OutboxFile[]>;
}

/** Sends what waits by a client, for the account that is signed in there. */
export function sendingBy<Item extends OutboxItem = OutboxItem>(
  client: OutboxClient,
  { storage = memoryOutboxStorage(), calls = waitingCalls, hooks }: SendingOptions = {},
): ClientSending<Item> {
  const callBack = createCallBack('outbox', hooks);
  const keptFiles = createKeptFiles(storage, (cause) => callBack(() => Promise.reject(cause)));

  const readers: Readonly<Record<string, (id: string) => Promise<CurrentRecord>>> = {
    order: (orderId) => client.call(detail, { orderId }),
    pm: (id) => client.call(pm, { id }),
    device: (id) => client.call(device, { id }),
    entrust: (id) => client.call(entrusted, { id }),
    project: (orderId) => client.call(project, { orderId }),
  };

  return {
    account: () => client.session.current()?.id,
    now: client.now,
    prepare(call, request, at) {
      if (!mayWait(call.id, request, calls))
        throw new TypeError(`${call.id} may not wait for a network; make it by the client`);
      return Object.hasOwn(shapeOf(call.request()) ?? {}, 'at') ? { at, ...request } : request;
    },
    async send(item, keep) {
      const call = calls.find(({ id }) => id === item.callId);
      if (!call) throw new Error(`${item.callId} may not wait any more.`);
      // Files may take long: what was begun for one account is not sent for another that signs in meanwhile.
      const signedIn = client.session.current();
      if (signedIn?.id !== item.account) throw new SvcdeskError('notSignedIn', { callId: call.id });
      const { token } = signedIn;
      // Before its files are sent.
      if (client.line.strict) checkKeys(call, item.request);
      const { files = [] } = await sendFiles(client, keptFiles, item, token, keep);
      const options = { idempotencyKey: item.key, retries: 0, token };
      return await client.call(call, withNames(item, files), options);
    },
    async fetchCurrent({ about }) {
      return about && (await readers[about.kind]?.(about.id));
    },
    // What the server has is sent by its address.
    keepAnew: ({ files = [] }) => keptFiles.keepAnew(files.flatMap(({ id, sent }) => (sent ? [] : id))),
    forget: ({ files = [] }) => keptFiles.forget(files.map(({ id }) => id)),
    onSignedIn: (wake) => client.session.subscribe(({ type }) => type === 'signedIn' && wake()),
    async keepFiles(call, files) {
      const kept: OutboxFile[] = [];
      for (const { field, name, data } of filesIn(call, files)) {
        const blob = await readFileSource(data, name);
        const file = { id: randomId(), type: blob.type, bytes: await blob.arrayBuffer() };
        await keptFiles.add(file);
        kept.push({ id: file.id, field, name });
      }
      return kept;
    },
  };
}

/** Sends the files of an item that the server does not keep yet, and gives the item that knows their addresses. */
async function sendFiles<Item extends OutboxItem>(
  client: OutboxClient,
  keptFiles: KeptFiles,
  item: Item,
  token: string | undefined,
  keep: (item: Item) => Promise<void>,
): Promise<Item> {
  let further = item;
  const gone: string[] = [];
  for (const [index, { sent, ...file }] of (item.files ?? []).entries()) {
    // A file that nothing refers to is kept by the server for seven days; one that waited almost so long is sent anew.
    if (sent && client.now() - sent.atMs < asksAfterMs) continue;
    const kept = await keptFiles.read(file.id);
    if (!kept) {
      gone.push(file.id);
      continue;
    }
    const bytes = new Blob([kept.bytes], { type: kept.type });
    const options = { idempotencyKey: `${file.id}-${item.savedAtMs}`, retries: 0, token };
    const { id } = await client.call(upload, { file: bytes, name: file.name }, options);
    const files = [...(further.files ?? [])];
    files[index] = { ...file, sent: { id, atMs: client.now() } };
    further = { ...further, files };
    await keep(further);
  }
  // All at once, so that a person does not take one again only to hear of the next.
  if (gone.length > 0) {
    const message = `${gone.length} files are not on this device any more.`;
    throw new Undeliverable({ code: 'fileGone', words: '', fileIds: gone }, message);
  }
  return further;
}

/** The request as it leaves: it names its files beside those that it names already. */
function withNames({ request }: OutboxItem, files: readonly OutboxFile[]): OutboxItem['request'] {
  const whole = { ...request };
  for (const { field, name, sent } of files) {
    const named = writeAttachments([{ id: sent?.id, name }]);
    whole[field] = whole[field] ? `${whole[field]},${named}` : named;
  }
  return whole;
}
