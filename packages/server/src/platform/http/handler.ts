/**
 * How a module adds a handler: one object per domain, complete by type, put into `app/handlers.ts`.
 *
 *   // modules/reporters/index.ts
 *   export const reportersHandlers: DomainHandlers<typeof reporters> = {
 *     add: async (input, { tx, tenantId, actor, now }) => {
 *       const cell = await visibleSite(tx, tenantId, actor, input.cellId);  // a query takes db or tx: Queryable
 *       if (!cell) throw new SvcdeskError('notFound');
 *       ...
 *       tx.afterCommit(() => context.services.access.forget(tenantId, accountId));
 *       return { id };
 *     },
 *   };
 *
 * What has happened before a handler runs: path, size, token, permission (any scope of it), side, body type and
 * schema are checked; `input` has its defaults. What is left to the handler: whether the object is within the
 * actor's scope (else `notFound`, never telling which) and the rules.
 *
 * - A call that `writes` gets `tx`: the handler runs inside one transaction, in which its Idempotency-Key is kept
 *   too. It commits when the handler resolves and rolls back when it throws. There is no `db` then.
 * - Every other call gets `db`, and so does every public one and one that `countsRefusals`: those open their own
 *   transactions, because their counters must stay when they refuse, and recognise a repetition by
 *   `idempotencyKey` (http/guarded-write.ts). A public one has `visitor`, who sent a good token although none is
 *   needed.
 * - Refusals are thrown: `throw new SvcdeskError('notAllowed', { reason: 'wrongState' })`, `throw invalid('cellId',
 *   'unknown')` for a field, and `throw refused(refusal)` for what core's order rules answer (refusals.ts).
 * - Texts for people are made by `locale` from phrases; names in two languages are chosen by it.
 * - Replies of another shape than the envelope: `reply: 'json'` returns its data, `reply: 'file'` a {@link FileReply},
 *   `reply: 'stream'` the bytes as they come.
 */

import type { Readable } from 'node:stream';
import type { Call, CheckedRequestOf, DataOf, domains } from '@svcdesk/core/contract';
import type { Locale } from '@svcdesk/core/phrases';
import type { ClientActor, StaffActor } from '@svcdesk/core/roles';
import type { Database, Transaction } from '../db/index.ts';
import type { ByteRange } from '../files/file-store.ts';
import type { CheckedUpload } from '../files/incoming-upload.ts';
import type { SignedIn } from '../sessions/access.ts';
import type { Services } from './services.ts';

export type { Locale };

/** What every handler knows of its request. */
export interface RequestContext {
  readonly services: Services;
  /** The reader's language, from Accept-Language. */
  readonly locale: Locale;
  /** The server's clock; never `new Date()`, so that tests can move time. */
  now(): Date;
  readonly requestId: string;
  /** The caller's address, behind the trusted proxies if there are any. */
  readonly address: string;
  /** Where people reach the server: as it is set, else as the caller did. */
  readonly baseUrl: string;
  /** The caller's User-Agent, cut to 200 characters. */
  readonly device: string;
  /** Server's now minus the device's time at sending in milliseconds, from X-Device-Time. */
  readonly skewMs: number | undefined;
  readonly idempotencyKey: string | undefined;
  /** Which bytes of a file are wanted, and of which one, from Range and If-Range. */
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
  /** What of a file the reader has already, from If-None-Match. */
  readonly ifNoneMatch: string | undefined;
  /** Whether only the headers are wanted, by HEAD: the body is not sent then. */
  readonly headersOnly: boolean;
}

type ActorOf<C extends Call> = C extends { side: 'staff' }
  ? StaffActor
  : C extends { side: 'client' }
    ? ClientActor
    : StaffActor | ClientActor;

type ReadsOrWrites<C extends Call> = C extends { permission: 'public' }
  ? { readonly db: Database; readonly visitor: SignedIn | undefined }
  : C extends { countsRefusals: true }
    ? { readonly db: Database }
    : C extends { writes: true }
      ? { readonly tx: Transaction }
      : { readonly db: Database };

/** What the handler of a call is given beside its input. */
export type ContextOf<C extends Call> = RequestContext &
  ReadsOrWrites<C> &
  (C extends { permission: 'public' } ? unknown : SignedIn<ActorOf<C>>);

/** An uploaded file that lies in the file store; it is taken out again when the handler's transaction fails. */
export interface PlacedFile extends Omit<CheckedUpload, 'path' | 'previewPath'> {
  readonly storeKey: string;
  readonly previewKey?: string | undefined;
}

/**
 * What a handler gets as input: the checked request, or for an upload the file.
 */
export type InputOf<C extends Call> = C extends { body: 'multipart' }
  ? { readonly file: PlacedFile }
  : CheckedRequestOf<C>;

/** Bytes instead of an envelope. */
export interface FileReply {
  readonly body: Readable | Buffer;
  readonly type: string;
  /** Absent for what is made while it is being sent. */
  readonly size?: number;
  readonly name: string;
  /** Shown in the browser, or only saved. */
  readonly show: boolean;
  /** Names what it holds: who has it already gets nothing. */
  readonly etag?: string;
  /** Whether parts of it may be asked for. */
  readonly hasParts?: true;
  /** What of it the body is, when it is not all; none when what was asked for is beyond its end. */
  readonly part?: { readonly of: number; readonly range: ByteRange | undefined };
}

/** What a handler answers. */
export type AnswerOf<C extends Call> = C extends { reply: 'file' }
  ? FileReply
  : C extends { reply: 'stream' }
    ? Readable
    : DataOf<C>;

/** Answers one call. */
export type Handler<C extends Call> = (input: InputOf<C>, context: ContextOf<C>) => Promise<AnswerOf<C>>;

/** Handlers of a domain: one for each of its calls, or it does not compile. */
export type DomainHandlers<Domain> = {
  readonly [Name in keyof Domain as Domain[Name] extends Call ? Name : never]: Domain[Name] extends Call
    ? Handler<Domain[Name]>
    : never;
};

/** Handlers of the whole contract. */
export type Handlers = {
  readonly [Domain in keyof typeof domains]: DomainHandlers<(typeof domains)[Domain]>;
};

/** By the id of a write, how what it made is read later, by its id. */
export type ReadAgain = Readonly<
  Record<
    string,
    (id: string, context: RequestContext & SignedIn & { readonly db: Database }) => Promise<unknown>
  >
>;
