import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { answerCommands } from './answer-commands.ts';

/** A value of a statement: as it is, or what a field of the request's body holds. */
export type Value = string | null | readonly string[] | { readonly field: string };

/** What is asked of the database for a path. */
export interface Route {
  readonly path: string;
  readonly statements: readonly { readonly text: string; readonly values: readonly Value[] }[];
}

/** A program by hand that only passes rows on: no sign-in, no rights, no checks. */
export const commands = {
  async listen({ databaseUrl, routes }: { databaseUrl: string; routes: readonly Route[] }): Promise<string> {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 10,
      options: '-c TimeZone=UTC -c jit=off',
    });
    const byPath = new Map(routes.map((route) => [route.path, route]));
    const server = createServer(async (request, response) => {
      const route = byPath.get(request.url ?? '');
      if (!route) return response.writeHead(404).end();
      const body = JSON.parse((await bodyOf(request)) || '{}');
      const answers = await Promise.all(
        route.statements.map(({ text, values }, index) =>
          pool.query({
            name: `${route.path} ${index}`,
            text,
            values: values.map((each) => filledIn(each, body)),
          }),
        ),
      );
      const bytes = Buffer.from(
        `{"status":10000,"data":${JSON.stringify(answers.map(({ rows }) => rows))},"msg":""}`,
      );
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length })
        .end(bytes);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
};

function filledIn(value: Value, body: Record<string, unknown>): unknown {
  return value !== null && typeof value === 'object' && 'field' in value ? body[value.field] : value;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}

answerCommands(commands);
