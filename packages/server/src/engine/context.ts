import type { Actor, ClientActor, StaffActor } from '@svcdesk/core/roles';
import type { Queryable, Transaction } from '../platform/db/index.ts';
import type { Locale } from '../platform/http/handler.ts';
import type { WorkServices } from '../platform/http/services.ts';
import type { JobTenant } from '../platform/jobs/job.ts';
import type { Country } from '../platform/sessions/handles.ts';

/** What everything about work of any kind has to know of the request or job it serves. */
export interface WorkContext {
  readonly services: WorkServices;
  readonly tenantId: string;
  readonly timeZone: string;
  readonly locale: Locale;
  now(): Date;
}

/** A request of an account that is signed in. */
export interface PersonContext extends WorkContext {
  /** How others see who asks. */
  readonly name: string;
  /** What phones are read and shown as. */
  readonly country: Country;
  readonly actor: StaffActor | ClientActor;
}

/** A request that reads. */
export interface ReadContext extends PersonContext {
  readonly db: Queryable;
}

/** The actor of an action within one transaction: a person, or a job. */
export interface ActContext extends WorkContext {
  readonly tx: Transaction;
  readonly actor: Actor;
  /** Server's now minus the device's time at sending, in milliseconds. */
  readonly skewMs?: number | undefined;
  /** When the session was last in touch, in milliseconds. */
  readonly contactAt?: number | undefined;
  /** What was to happen then, in milliseconds, and is carried out late: it counts as done then. */
  readonly asOf?: number | undefined;
}

/** A request of a person that writes. */
export type WriteContext = ActContext & PersonContext;

/** The same of staff alone. */
export type StaffReadContext = ReadContext & { readonly actor: StaffActor };
export type StaffWriteContext = WriteContext & { readonly actor: StaffActor };

/** For acting on orders and other work as the actor `job`, within one transaction. */
export function jobActs(
  { services, now }: { readonly services: WorkServices; now(): Date },
  { tenantId, timeZone }: JobTenant,
  tx: Transaction,
): ActContext {
  // Records keep codes, and messages are worded by their readers: the language never shows.
  return { services, tenantId, timeZone, locale: 'zh-CN', now, tx, actor: { kind: 'job' } };
}
