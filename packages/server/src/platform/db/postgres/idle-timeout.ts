import type { Socket } from 'node:net';
import type pg from 'pg';

/** What a connected client has besides what its type declarations tell. */
interface Inside {
  readonly connection: { readonly stream: Socket };
  /** The oldest of the statements that it was not answered yet. */
  _getActiveQuery(): pg.Query | null;
}

/**
 * Cuts a client's connection when a statement is under way and nothing comes or goes for so long: whoever waits there
 * hears that the connection is lost. The socket's own timer tells, which every packet sets back. With a timer for each
 * statement, as node-postgres has it, or in a set of those under way, what was answered outlives several collections
 * of garbage, which costs a server a twentieth of its time and twenty megabytes.
 */
export function cutWhenIdle(client: pg.ClientBase, withinMs: number): void {
  const inside = client as unknown as Inside;
  inside.connection.stream.on('timeout', () => {
    if (inside._getActiveQuery()) inside.connection.stream.destroy();
  });
  setIdleTimeout(client, withinMs);
}

/** Changes how long a client's connection may be idle with a statement under way; 0 is for any time. */
export function setIdleTimeout(client: pg.ClientBase, ms: number): void {
  (client as unknown as Inside).connection.stream.setTimeout(ms);
}
