import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { answerCommands } from './answer-commands.ts';
import type { RecordedStatement } from './list-recorder.ts';

const timestamptz = 1184;
const int8 = 20;
const pageSize = 20;

/** A row as the server's own statement gives it. */
type Row = Record<string, string | number | null> & { id: string | null; status: number; listTotal: number };

/** Actions by status: a program without rules has to take them from somewhere. */
type ActionsByStatus = Record<number, readonly string[]>;

/** A program by hand that reads a list of orders and nothing else: no sign-in, no rights, no checks. */
export const commands = {
  async listen({
    databaseUrl,
    statements,
    actions,
  }: {
    databaseUrl: string;
    statements: readonly RecordedStatement[];
    actions: ActionsByStatus;
  }): Promise<string> {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 10,
      options: '-c TimeZone=UTC -c jit=off',
    });
    const queries = new Map(statements.map((each) => [each.body, queryOf(each)]));
    const server = createServer(async (request, response) => {
      const query = queries.get(await bodyOf(request));
      if (!query) return response.writeHead(400).end();
      const { rows } = await pool.query<Row>(query);
      const bytes = Buffer.from(pageOf(rows, actions));
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length })
        .end(bytes);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
};

const names = new Map<string, string>();

/** Prepared once a connection: statements of the same text share a name. */
function queryOf({ text, values }: RecordedStatement): pg.QueryConfig {
  const name = names.get(text) ?? `list${names.size}`;
  names.set(text, name);
  return { name, text, values: [...values], types };
}

const types = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    if (id === timestamptz) return isoOf;
    return id === int8 ? Number : pg.types.getTypeParser(id, format);
  },
} as pg.CustomTypesConfig;

/** `2026-11-20 05:24:00.12+00` as ISO text, without the detour of a Date. */
function isoOf(text: string): string {
  const fraction = text.length > 22 ? text.slice(20, -3).slice(0, 3).padEnd(3, '0') : '000';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}

function pageOf(found: readonly Row[], actions: ActionsByStatus): string {
  const rows = found.filter((row) => row.id !== null);
  const total = found[0]?.listTotal ?? 0;
  const shown = rows.slice(0, pageSize);
  const hasNext = rows.length > pageSize;
  const now = Date.now();
  const data = {
    list: shown.map((row) => orderOf(row, actions, now)),
    page: 1,
    size: pageSize,
    total,
    totalPage: Math.ceil(total / pageSize),
    hasNext,
    next: hasNext ? cursorOf(shown[pageSize - 1], total) : undefined,
  };
  return `{"status":10000,"data":${JSON.stringify(data)},"msg":""}`;
}

function cursorOf(last: Row | undefined, total: number): string {
  return Buffer.from(`created 0 ${last?.createdAt} ${last?.id} 2 ${total} 0`).toString('base64url');
}

function orderOf(row: Row, actions: ActionsByStatus, now: number) {
  return {
    id: row.id,
    orderNo: row.orderNo,
    title: row.title,
    status: row.status,
    priority: row.priority,
    source: row.source,
    typeId: row.typeId,
    typeName: row.typeName,
    serverCatalogId: row.catalogId,
    serverCatalogName: row.catalogName,
    serviceMode: row.serviceMode,
    cellId: row.cellId,
    cellName: row.cellName,
    customerName: row.customerName,
    reportName: row.reportName || undefined,
    assigneeId: row.handlerId ? undefined : (row.assigneeId ?? undefined),
    assigneeName: row.handlerId || !row.assigneeId ? undefined : row.ownerName,
    handlerId: row.handlerId ?? undefined,
    handlerName: row.handlerId ? row.ownerName : undefined,
    handlerGroupId: row.groupId,
    handlerGroupName: row.groupName,
    createdAt: row.createdAt,
    planStart: row.planStart ?? undefined,
    planEnd: row.planEnd ?? undefined,
    resumeAt: row.resumeAt ?? undefined,
    resolvedAt: row.resolvedAt ?? undefined,
    hangUpReason: row.hangUpReason ?? undefined,
    responseDueAt: row.responseDueAt ?? undefined,
    resolveDueAt: row.resolveDueAt ?? undefined,
    nextDueAt: row.nextDueAt ?? undefined,
    nextWarnAt: row.nextWarnAt ?? undefined,
    slaState: slaStateOf(row, now),
    slaShare: slaShareOf(row, now),
    round: row.round,
    entrusted: row.entrusted || undefined,
    duty: row.duty || undefined,
    version: row.version,
    can: actions[row.status] ?? [],
  };
}

function slaStateOf({ slaPhase, nextDueAt, nextWarnAt }: Row, now: number): unknown {
  if (slaPhase !== 'running') return slaPhase;
  if (nextDueAt !== null && Date.parse(String(nextDueAt)) <= now) return 'late';
  return nextWarnAt !== null && Date.parse(String(nextWarnAt)) <= now ? 'soon' : 'ok';
}

/** Without the calendars of service hours. */
function slaShareOf({ slaUsedMs, slaAllowanceMs, slaSinceAt }: Row, now: number): number | undefined {
  if (slaUsedMs === null || slaAllowanceMs === null) return undefined;
  const running = slaSinceAt === null ? 0 : now - Date.parse(String(slaSinceAt));
  return Math.round(((Number(slaUsedMs) + running) / Number(slaAllowanceMs)) * 10_000) / 10_000;
}

answerCommands(commands);
