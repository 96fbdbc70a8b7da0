import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { answerCommands } from './answer-commands.ts';

/** A row as text, column by column, as PostgreSQL writes and reads it. */
type Row = Readonly<Record<string, string | null>>;

/** What one write of the server left in the tables that a person asks about: the order, its history, the messages. */
export interface Written {
  readonly order: Row;
  readonly records: readonly Row[];
  readonly messages: readonly Row[];
}

/** The same rows as the server writes, with new ids, in one transaction each: no sign-in, no rights, no rules. */
export const commands = {
  async listen({
    databaseUrl,
    paths,
    created,
    accepted,
  }: {
    databaseUrl: string;
    paths: { readonly create: string; readonly accept: string };
    created: Written;
    accepted: Written;
  }): Promise<string> {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, options: '-c jit=off' });
    const changed = Object.keys(accepted.order).filter(
      (name) => accepted.order[name] !== created.order[name],
    );
    const changes = changed.map((name, index) => `"${name}" = $${index + 3}`).join(', ');
    const update = `UPDATE orders SET ${changes} WHERE tenant_id = $1 AND id = $2`;

    async function write(orderId: string, { order, records, messages }: Written, isNew: boolean) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        if (isNew) await insert(client, 'orders', { ...order, id: orderId, order_no: `B${orderId}` });
        else {
          const values = [order.tenant_id, orderId, ...changed.map((name) => order[name])];
          await client.query({ name: 'accept', text: update, values });
        }
        for (const record of records) {
          await insert(client, 'order_records', { ...record, id: randomUUID(), order_id: orderId });
        }
        for (const message of messages) {
          const own = { id: randomUUID(), target_id: orderId, merge_key: `order ${orderId}` };
          await insert(client, 'messages', { ...message, ...own });
        }
        await client.query('COMMIT');
      } finally {
        client.release();
      }
    }

    const server = createServer(async (request, response) => {
      const body = JSON.parse(await bodyOf(request));
      const isNew = request.url === paths.create;
      const orderId = isNew ? randomUUID() : body.orderId;
      await write(orderId, isNew ? created : accepted, isNew);
      const bytes = Buffer.from(`{"status":10000,"data":{"id":"${orderId}"},"msg":""}`);
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length })
        .end(bytes);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
};

const inserts = new Map<string, { text: string; columns: readonly string[] }>();

async function insert(client: pg.PoolClient, table: string, row: Row): Promise<void> {
  const known = inserts.get(table) ?? insertInto(table, Object.keys(row));
  inserts.set(table, known);
  await client.query({ name: table, text: known.text, values: known.columns.map((name) => row[name]) });
}

function insertInto(table: string, columns: readonly string[]) {
  const names = columns.map((name) => `"${name}"`).join(', ');
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  return { text: `INSERT INTO ${table} (${names}) VALUES (${places})`, columns };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}

answerCommands(commands);
