/**
 * Makes every statement of the product, which their files do when they are loaded, and tells of each where: the call
 * that made it, the call of the function that this stands in, and so on. Node keeps lines and columns as they are
 * written. Statements of lists are composed when a list is read, so each is read by some who see much and little.
 */
import { fileURLToPath } from 'node:url';
import type { Actor } from '@svcdesk/core/roles';
import { definedLists } from '../../engine/list/list.ts';
import type { Answer, Command } from '../../platform/db/connection.ts';
import { type Queryable, statementTexts } from '../../platform/db/statement.ts';
import type { MadeStatement, Place } from '../made-statements.ts';

const makers = ['platform/db/statement.ts', 'engine/list/list.ts', 'engine/list/short-list.ts'];
const own = [import.meta.url, ...makers.map((path) => new URL(`../../${path}`, import.meta.url).href)];

function callers(): Place[] {
  const places: Place[] = [];
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (_, sites) => {
    for (const site of sites) {
      const url = site.getFileName();
      if (!url?.startsWith('file:') || own.includes(url)) continue;
      places.push({
        file: fileURLToPath(url),
        line: site.getLineNumber() ?? 0,
        column: site.getColumnNumber() ?? 0,
      });
    }
  };
  void new Error('where').stack;
  Error.prepareStackTrace = prepareStackTrace;
  return places;
}

const made: MadeStatement[] = [];
(statementTexts as Map<string, string>).set = function (name, text) {
  made.push({ name, text, places: callers() });
  return Map.prototype.set.call(this, name, text);
};
const placesOfLists = new Map<string, Place[]>();
(definedLists as Map<string, unknown>).set = function (name, list) {
  placesOfLists.set(name, callers());
  return Map.prototype.set.call(this, name, list);
};
for (const file of process.argv.slice(2)) await import(file);

/** What a list does with its rows is its own affair: it is over when it asks for something else. */
class Over extends Error {}
const over = (): never => {
  throw new Over();
};

/** A page without rows, of which there may be more to come: whatever else is tried is asked for too. */
const cutOff: Answer = {
  columns: ['listId', 'listTotal', 'listTruncated', 'listScanned'],
  rows: [[null, 0, true, null]],
  affected: 0,
  command: 'SELECT',
};

const id = '00000000-0000-7000-8000-000000000000';
const staff = { kind: 'staff', accountId: id, memberGroupIds: [id], ledGroupIds: [id] } as const;
const actors: readonly Actor[] = [
  { ...staff, roles: ['dispatcher', 'pm', 'monitor'] },
  { ...staff, roles: ['lead', 'engineer'] },
];
const ofWork = ['created', 'updated', 'due'].flatMap((sort) =>
  ['', 'printer'].map((keyword) => ({ sort, keyword })),
);
const whatWaits = [
  { part: 'any', via: 'me', whose: 'groups' },
  { part: 'pending', via: 'group', whose: 'monitored', today: true, unread: true, duty: true },
  { part: 'late', via: 'me', whose: 'tenant', today: true, unread: true },
  { part: 'soon', via: 'group', whose: 'tenant' },
];
const at = new Date();
const ofWhom = { owners: [id], people: [id], groupIds: [id], sources: [0], at, now: at };
const asked = [...ofWork, ...whatWaits].map((each) => ({ ...ofWhom, ...each, page: 1, size: 20 }));

for (const [name, list] of definedLists) {
  const texts = new Set<string>();
  const connection = {
    run({ text }: Command): Promise<Answer> {
      if (!text.includes('"listTotal"')) return over();
      texts.add(text);
      return Promise.resolve(cutOff);
    },
  };
  const on: Queryable = { connection, notify: over };
  for (const locale of ['zh-CN', 'en'] as const) {
    for (const actor of actors) {
      const zone = { timeZone: 'Asia/Shanghai', country: 'CN', now: () => new Date() };
      const services = new Proxy({}, { get: over });
      const who = { ...zone, services, tenantId: 't1', accountId: id, name: '', locale, actor, db: on };
      for (const input of asked) {
        await list
          .page(on, who, input)
          .catch((error: Error) => error instanceof Over || Promise.reject(error));
      }
    }
  }
  const places = placesOfLists.get(name) ?? [];
  for (const text of texts) made.push({ name: `${name}.list`, text, places });
}
process.send?.(made);
