import type * as z from 'zod/mini';
import type { ErrorCode } from '../errors/codes.ts';
import type { Permission } from '../roles/permission.ts';

/** Any schema of the contract. */
export type Schema = z.ZodMiniType;

/**
 * How a call is answered: in the envelope {status, data, msg, errorCode?},
 * or bare (`json` for config.json, `file` for bytes, `stream` for
 * server-sent events).
 */
export type Reply = 'envelope' | 'json' | 'file' | 'stream';

/** What one call is, as written in the contract. */
export interface CallParts<Request extends Schema, Data extends Schema> {
  method: 'GET' | 'POST';
  /** Default path; every first segment can be remapped by the client's `paths`. */
  path: `/${string}`;
  /** `public`, `signedIn`, or the permission code (any one of several) that a caller's role must hold. */
  permission: 'public' | 'signedIn' | Permission | readonly Permission[];
  /** Which kind of account may call at all, whatever its roles hold. */
  side?: 'client' | 'staff';
  /** Open to engineers too whose registration is not approved yet; only for calls of everybody who is signed in. */
  beforeApproval?: true;
  /** Answers also while the account has to change its password: what that takes, signing out, and one's own data. */
  beforePasswordChange?: true;
  /** Whether it changes something: such calls take an Idempotency-Key. */
  writes?: true;
  /** Checks a secret, or gives away what could be guessed: what it counts stays when it refuses. Public calls do so anyway. */
  countsRefusals?: true;
  /** Its answer holds a secret that is given once: what is kept of it for a repeated request is sealed. */
  secretAnswer?: true;
  /** False where a repeated request does harm, as with passwords and slider answers, each of which counts. */
  retry?: false;
  /** How the request is sent, JSON unless said. */
  body?: 'multipart';
  reply?: Exclude<Reply, 'envelope'>;
  request: () => Request;
  data: () => Data;
  /** What it may refuse with beyond what every call may (bad request, not signed in, no permission, too many). */
  errors?: readonly ErrorCode[];
}

/** One call of the contract: at once the client's method, the server's route and the documentation's anchor. */
export interface Call<
  Id extends string = string,
  Request extends Schema = Schema,
  Data extends Schema = Schema,
> extends CallParts<Request, Data> {
  /** Dotted id, such as `orders.accept`. */
  id: Id;
}

/** What of an entry the types keep to the letter, so that a handler's context follows from it. */
type Traits = 'permission' | 'side' | 'writes' | 'countsRefusals' | 'body' | 'reply';

type PartsOf<Request extends Schema, Data extends Schema, Parts> = CallParts<Request, Data> & Parts;

/** Makes one entry of the contract; its schemas are built on first use, so that loading the contract costs nothing. */
export function call<
  const Id extends string,
  Request extends Schema,
  Data extends Schema,
  const Parts extends Pick<CallParts<Schema, Schema>, Traits>,
>(
  id: Id,
  parts: PartsOf<Request, Data, Parts>,
): Call<Id, Request, Data> & Pick<Parts, Extract<keyof Parts, Traits>> {
  return { ...parts, id, request: once(parts.request), data: once(parts.data) };
}

/** Refuses a path that would go on with the name of the host. */
export function checkPath(path: string): void {
  if (!/^\/(?!\/)/.test(path))
    throw new TypeError(`a path begins with one slash, as in "/api/x"; it is "${path}"`);
}

/**
 * Makes a call of one's own behind the same gateway: it has sessions, retries, checks and errors as all others. Throws a
 * TypeError for a path without a slash at its beginning, and where a shape is missing.
 *
 * @example
 * const parking = defineCall('desk.parking', {
 *   method: 'POST',
 *   path: '/api/desk/parking',
 *   permission: 'signedIn',
 *   request: () => z.object({ cellId: z.string() }),
 *   data: () => z.object({ free: z.number() }),
 * });
 * const { free } = await client.call(parking, { cellId });
 */
export const defineCall: typeof call = (id, parts) => {
  checkPath(parts.path);
  for (const shape of ['request', 'data'] as const) {
    if (typeof parts[shape] !== 'function')
      throw new TypeError(
        `${shape} of ${id} has to be a function that gives a schema, as in () => z.object({})`,
      );
  }
  return call(id, parts);
};

/** Remembers what a thunk made. Shared shapes use it too, so that a bundle drops the ones it does not use. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A word that is known, or one of a newer server: editors offer the known ones, and none is refused. */
export type Open<Known extends string> = Known | (string & {});

/** A key that is known, or one of a newer server. */
export type OpenKey<Known extends number> = Known | (number & {});

/** What the schema of a request takes: optional fields may be left out. Programs get it with words, as `RequestOf`. */
export type InferredRequestOf<C extends Call> = z.input<ReturnType<C['request']>>;

/** What the schema of an answer gives. Programs get it with words, as `DataOf`. */
export type InferredDataOf<C extends Call> = z.output<ReturnType<C['data']>>;

/** What the server's handler gets: checked, defaults filled in. */
export type CheckedRequestOf<C extends Call> = z.output<ReturnType<C['request']>>;

/** Whether an export of a domain is a call, not a constant of its shapes. */
export function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'request' in value && 'id' in value
  );
}
