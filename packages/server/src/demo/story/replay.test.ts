import { orderSourceNames } from '@svcdesk/core/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import type { WriteContext } from '../../engine/context.ts';
import { evaluate } from '../../modules/orders/actions/evaluate.ts';
import type { LockedRow } from '../../modules/orders/actions/lock.ts';
import { act } from '../../modules/orders/actions/order-action.ts';
import { keepChoice } from '../../modules/orders/advice/choices.ts';
import { createOrder } from '../../modules/orders/create/create-order.ts';
import type { Transaction } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import type { Services } from '../../platform/http/services.ts';
import { emptyDatabase } from '../../testing/index.ts';
import { rowsOf } from '../../testing/query.ts';
import { createChance } from '../chance.ts';
import { someTime } from '../chapters/chapter.ts';
import { traitsFor } from '../chapters/present.ts';
import { type Demo, foundDemo } from '../load-demo.ts';
import { raise } from '../plot/raising.ts';
import type { Traits } from '../plot/traits.ts';
import { type Ending, writeStory } from '../plot/write-story.ts';
import type { Step } from './draft.ts';
import type { Story } from './story.ts';

const timeZone = 'Asia/Shanghai';
const now = new Date('2026-11-20T02:00:00.000Z');
const dayMs = 86_400_000;

const db = await emptyDatabase();
let demo: Demo;
beforeAll(async () => {
  const settings = { timeZone, defaultTenant: 't1' };
  demo = await db.transaction((tx) => foundDemo(db, tx, { passwordHash: '', now, settings }));
});

const services = { db } as unknown as Services;

function contextAt(tx: Transaction, at: number, actor: WriteContext['actor']): WriteContext {
  return {
    services,
    tenantId: 't1',
    timeZone,
    country: 'CN',
    locale: 'zh-CN',
    now: () => new Date(at),
    tx,
    actor,
    name: '',
  };
}

/** Raises the order of a story through the server's own code. */
async function raiseLive({ draft }: Story): Promise<string> {
  const { at, by, site, service, fault, reporter, scope, answers, assetIds, source, priority, sinceMs } =
    draft;
  return db.transaction(async (tx) => {
    const made = await createOrder(contextAt(tx, at, by), {
      cellId: site.id,
      typeId: service.typeId,
      serverCatalogId: service.id,
      title: fault.title,
      content: fault.content,
      gmtStart: new Date(at - sinceMs).toISOString(),
      scope,
      fields: [...answers],
      assetIds: [...assetIds],
      reportId: reporter.id,
      sourceName: orderSourceNames[source],
      priority,
    });
    return made.id;
  });
}

/** Does a step through the server's own code. */
function doLive(
  orderId: string,
  { at, by, command, columns, evaluation, suggestedId }: Step,
): Promise<unknown> {
  return db.transaction(async (tx) => {
    if (evaluation && by.kind !== 'job') {
      const { label, stars, content, phone, commentatorName } = evaluation;
      const said = by.kind === 'staff' ? { phone: phone ?? '', commentatorName: commentatorName ?? '' } : {};
      const context = { ...contextAt(tx, at, by), name: commentatorName ?? '' };
      return evaluate({ orderId, label, stars, content, attachment: '', ...said }, context);
    }
    const context = { ...contextAt(tx, at, by as WriteContext['actor']), actor: by };
    const complete = async () => (columns ? { columns } : {});
    const also = async (after: LockedRow) => keepChoice(tx, after, suggestedId);
    return act(context, orderId, command.action, {}, () => ({ command, complete, also }));
  });
}

/** What both have to agree on: everything that there is but ids, salts and hashes, which are drawn. */
function without(row: object, drawn: readonly string[]): object {
  const there = Object.entries(row).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(there.filter(([name]) => !drawn.includes(name)));
}

async function liveRows(id: string) {
  const [row] = await rowsOf(db, tables.orders, { id });
  return {
    row: row ?? {},
    records: await rowsOf(db, tables.orderRecords, { orderId: id }, 'seq'),
    schedules: await rowsOf(db, tables.schedules, { orderId: id }, 'created_at'),
    messages: await rowsOf(db, tables.messages, { targetId: id }),
    copies: await rowsOf(db, tables.orderCc, { orderId: id }),
    evaluation: await rowsOf(db, tables.evaluations, { orderId: id }),
    choices: await rowsOf(db, tables.suggestionChoices, { orderId: id }, 'seq'),
    fields: await rowsOf(db, tables.orderFields, { orderId: id }, 'sort'),
    assets: await rowsOf(db, tables.orderAssets, { orderId: id }),
  };
}

const drawn = {
  row: ['id', 'orderNo', 'draftHash', 'lastRecordHash', 'grams', 'keys'],
  record: ['id', 'orderId', 'salt', 'digest', 'prevHash', 'hash', 'erasedAt', 'erasure'],
  other: ['id', 'orderId', 'targetId', 'mergeKey', 'params', 'allDay', 'orderKind'],
};

const sorted = (rows: readonly object[]) =>
  rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();

async function expectSame(story: Story, id: string): Promise<void> {
  const live = await liveRows(id);
  const { row, records } = story.end();
  const tenantId = 't1';
  expect(without(live.row, drawn.row)).toEqual(without(row, drawn.row));
  expect(live.records.map((each) => without(each, drawn.record))).toEqual(
    records.map((each) => without(each, drawn.record)),
  );
  const strip = (rows: readonly object[]) => sorted(rows.map((each) => without(each, drawn.other)));
  expect(strip(live.schedules)).toEqual(strip(story.plans.rows));
  expect(strip(live.messages)).toEqual(strip(story.mail.rows));
  expect(strip(live.choices)).toEqual(strip(story.choices));
  expect(strip(live.copies)).toEqual(strip(story.copies.rows));
  expect(strip(live.fields)).toEqual(strip(story.fields.map((field) => ({ tenantId, ...field }))));
  expect(live.assets.map(({ assetId }) => assetId)).toEqual(story.assetIds);
  const params = (rows: readonly { kind: string; params?: unknown }[]) =>
    sorted(rows.map(({ kind, params: given }) => ({ kind, ...(given as object), orderNo: '' })));
  expect(params(live.messages)).toEqual(params(story.mail.rows));
  if (story.evaluation && !story.evaluation.autoEvaluate) {
    expect(live.evaluation.map((each) => without(each, ['orderId']))).toEqual([
      without(story.evaluation, ['orderId']),
    ]);
  }
}

const plain: Partial<Traits> = {
  named: false,
  declined: false,
  pause: undefined,
  handedOver: false,
  released: false,
  edited: false,
  copied: false,
  reminded: false,
  supplemented: false,
  reopened: false,
  cancelled: undefined,
  verdict: 'good',
};

const tales: [title: string, ending: Ending][] = [
  ['taken from the pool, solved and praised', { traits: plain }],
  ['named, declined and taken by another', { traits: { ...plain, named: true, declined: true } }],
  ['planned, given back and taken again', { traits: { ...plain, planned: true, released: true } }],
  [
    'planned and paused until a job resumes it',
    { traits: { ...plain, planned: true, pause: 'waitCustomer' } },
  ],
  ['paused without standing still', { traits: { ...plain, pause: 'waitParts' } }],
  ['handed over to a colleague', { traits: { ...plain, planned: true, handedOver: true } }],
  [
    'made more urgent, copied, asked about',
    { traits: { ...plain, edited: true, copied: true, reminded: true } },
  ],
  ['added to and opened again', { traits: { ...plain, supplemented: true, reopened: true, notes: 2 } }],
  ['taken back by its reporter', { traits: { ...plain, cancelled: 'early' } }],
  ['cancelled by the lead', { traits: { ...plain, planned: true, cancelled: 'late' } }],
  ['judged by phone', { traits: { ...plain, verdict: 'byPhone', internalNote: true } }],
  ['closed by itself', { traits: { ...plain, verdict: 'automatic' } }],
  ['still paused', { status: 4, traits: { ...plain, ...traitsFor[4], planned: true } }],
];

describe('a story written in memory leaves the same rows as the server does', () => {
  it.each(tales)('for an order that is %s', async (title, ending) => {
    const { company } = demo;
    const chance = createChance(`replay ${title}`);
    for (let round = 0; round < 4; round++) {
      const at = someTime(timeZone, chance, now.getTime() - 80 * dayMs, now.getTime() - 50 * dayMs);
      const draft = raise(company, chance, at);
      const until = ending.status ? at + dayMs : now.getTime();
      const story = writeStory(company, chance, 'WO000', draft, until, ending);
      const id = await raiseLive(story);
      for (const step of story.steps) await doLive(id, step);
      await expectSame(story, id);
    }
  });
});
