import { answerInTime, createAsk } from '../client/answer-in-time.ts';
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
import { requestFields } from '../contract/request-fields.ts';
import { SvcdeskError } from '../errors/svcdesk-error.ts';
import { writeAttachments } from '../format/attachments.ts';
import type { OutboxFile, OutboxItem } from './outbox-item.ts';
import type { Sending } from './outbox-options.ts';
import { Undeliverable } from './outcome.ts';
import { asksAfterMs, type CurrentRecord } from './send-in-order.ts';
import { type FileStorage, type KeptFile, memoryOutboxStorage } from './storage.ts';
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
  /** What the storage did not take: sent from here as long as the program runs. */
  const notTaken = new Map<string, KeptFile>();
  /** Files that it has been given and has not answered for: written a second time beside the first, WebKit may lose them. */
  const writing = new Set<string>();
  const tell = (cause: unknown) => callBack(() => Promise.reject(cause));
  const ask = createAsk(tell);

  const readers: Readonly<Record<string, (id: string) => Promise<CurrentRecord>>> = {
    order: (orderId) => client.call(detail, { orderId }),
    pm: (id) => client.call(pm, { id }),
    device: (id) => client.call(device, { id }),
    entrust: (id) => client.call(entrusted, { id }),
    project: (orderId) => client.call(project, { orderId }),
  };

  async function write(file: KeptFile): Promise<boolean> {
    writing.add(file.id);
    try {
      if ((await storage.putFile(file)) === false) throw new Error('the storage has not taken a file');
      // Also if the caller has stopped waiting for it.
      notTaken.delete(file.id);
      return true;
    } finally {
      writing.delete(file.id);
    }
  }

  /** Gives whether the device keeps it. */
  async function giveToDevice(file: KeptFile): Promise<boolean> {
    return !writing.has(file.id) && (await ask(() => write(file), false));
  }

  async function bytesOf(id: string): Promise<KeptFile | undefined> {
    try {
      return notTaken.get(id) ?? (await answerInTime(storage.getFile(id)));
    } catch (cause) {
      tell(cause);
      // A device that does not answer may do so later, as a network does.
      throw new SvcdeskError('network', { cause });
    }
  }

  /** Sends the files of an item that the server does not keep yet, and gives the item that knows their addresses. */
  async function withFilesSent(item: Item, token: string | undefined, keep: (item: Item) => Promise<void>) {
    let further = item;
    const gone: string[] = [];
    for (const [index, { sent, ...file }] of (item.files ?? []).entries()) {
      // A file that nothing refers to is kept by the server for seven days; one that waited almost so long is sent anew.
      if (sent && client.now() - sent.atMs < asksAfterMs) continue;
      const kept = await bytesOf(file.id);
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

  return {
    account: () => client.session.current()?.id,
    now: client.now,
    prepare(call, request, at) {
      if (!mayWait(call.id, request, calls))
        throw new TypeError(`${call.id} may not wait for a network; make it by the client`);
      return 'at' in requestFields(call) ? { at, ...request } : request;
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
      const { files = [] } = await withFilesSent(item, token, keep);
      const options = { idempotencyKey: item.key, retries: 0, token };
      return await client.call(call, withNames(item, files), options);
    },
    async fetchCurrent({ about }) {
      return about && (await readers[about.kind]?.(about.id));
    },
    async keepAnew({ files = [] }) {
      // What the server has is sent by its address.
      const ownHere = files.flatMap(({ id, sent }) => (sent ? [] : (notTaken.get(id) ?? [])));
      const taken = await Promise.all(ownHere.map(giveToDevice));
      return taken.every(Boolean);
    },
    async forget({ files = [] }) {
      for (const { id } of files) notTaken.delete(id);
      await Promise.all(files.map(async ({ id }) => storage.removeFile(id)));
    },
    onSignedIn: (wake) => client.session.subscribe(({ type }) => type === 'signedIn' && wake()),
    async keepFiles(call, files) {
      const kept: OutboxFile[] = [];
      for (const { field, name, data } of filesIn(call, files)) {
        const blob = await readFileSource(data, name);
        const file = { id: randomId(), type: blob.type, bytes: await blob.arrayBuffer() };
        notTaken.set(file.id, file);
        await giveToDevice(file);
        kept.push({ id: file.id, field, name });
      }
      return kept;
    },
  };
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
