/** One statement on its way to the database; values are already in PostgreSQL's text form. */
export interface Command {
  readonly text: string;
  readonly values: readonly (string | null)[];
  /** Prepared under this name, once a connection, where the driver can. */
  readonly name?: string | undefined;
}

/**
 * Sent first in a transaction whose statements may take any time. Otherwise the database ends what takes too long,
 * and a database that says nothing for longer than that counts as lost.
 */
export const withoutTimeLimit: Command = { text: 'SET LOCAL statement_timeout = 0', values: [] };

/**
 * A setting of every connection: a statement is planned once, whatever its values. Left to itself PostgreSQL plans one
 * with an array anew at each call, because it sees how long the array is, and that may take longer than the call.
 */
export const plannedOnce = 'plan_cache_mode=force_generic_plan';

/** What a statement gave back, rows as arrays in the order of `columns`. */
export interface Answer {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  readonly affected: number;
  /** The command tag's word: SELECT, COMMIT, ROLLBACK, ... */
  readonly command: string;
}

export interface Connection {
  run(command: Command): Promise<Answer>;
}

/** A connection kept for one transaction. `finish` must be called exactly once. */
export interface HeldConnection extends Connection {
  finish(how: 'COMMIT' | 'ROLLBACK'): Promise<Answer>;
}

/** Connections of a driver, and who waits for one. */
export interface Connections {
  readonly used: number;
  readonly idle: number;
  readonly max: number;
  readonly waiting: number;
}

/** Begins a transaction; columns whose default is `svcdesk.traceparent` remember by it what their rows came from. */
export const beginOf = (traceparent: string | undefined): Command => ({
  text: traceparent === undefined ? 'BEGIN' : `BEGIN; SET LOCAL svcdesk.traceparent = '${traceparent}'`,
  values: [],
});

/** What both databases have to offer; everything above this is shared. */
export interface Driver extends Connection {
  readonly kind: 'embedded' | 'postgres';
  /** Runs a statement; `onTurn` is called when it has a connection and is sent. */
  run(command: Command, onTurn?: () => void): Promise<Answer>;
  /** Starts a transaction, of the trace if one is given; resolves once its statements may be sent. */
  begin(traceparent?: string): Promise<HeldConnection>;
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>;
  /**
   * Of the embedded database: waits until nothing is under way, writes everything into the folder's files, and holds
   * new work up until the function it gives is called, so that the folder can be copied.
   */
  pause?(): Promise<() => void>;
  /** How its connections are in use at the moment. */
  connections(): Connections;
  /** False as soon as the driver knows that no statement can succeed. */
  alive(): boolean;
  close(): Promise<void>;
}
