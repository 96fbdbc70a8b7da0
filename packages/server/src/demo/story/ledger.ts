import { humanNumber, type OrderSource, prefixOfSource } from '@svcdesk/core/rules';
import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import { countersOf } from '../../modules/orders/counts/kept-counts.ts';
import { ngramsOfOrder } from '../../modules/orders/row/order-row.ts';
import { auditQueue } from '../../platform/db/schema/audit.ts';
import { fileBindings, files } from '../../platform/db/schema/files.ts';
import { keptCounts, numberLeases } from '../../platform/db/schema/ledgers.ts';
import { messages } from '../../platform/db/schema/messages.ts';
import { filterKeys } from '../../platform/db/schema/order-keys.ts';
import {
  evaluations,
  orderAssets,
  orderCc,
  orderFields,
  orderRecords,
  suggestionChoices,
} from '../../platform/db/schema/order-records.ts';
import { orders } from '../../platform/db/schema/orders.ts';
import { schedules } from '../../platform/db/schema/schedules.ts';
import type { Basket } from '../basket.ts';
import type { Story } from './story.ts';

/** Where finished stories become rows, and what all of them add up to. */
export interface Ledger {
  /** The next human number of a source on the day of an instant. */
  numberAt(source: OrderSource, at: number): string;
  /** The same by the prefix of another kind of work. */
  numberWith(prefix: string, at: number): string;
  write(story: Story): void;
  /** Numbers given out since this was last asked, by prefix and day: the server's leases go on from them. */
  takeNumbers(): readonly Numbered[];
  /** Orders by counter that were written since this was last asked. */
  takeCounts(): ReadonlyMap<string, number>;
}

export interface Numbered {
  readonly prefix: string;
  readonly numberedOn: string;
  readonly next: number;
}

const firstNumber = 1;

/** `used` are numbers that were given out before. */
export function createLedger(basket: Basket, zone: string, used: readonly Numbered[] = []): Ledger {
  const local = timeZone(zone);
  const numbers = new Map(used.map((each) => [`${each.prefix} ${each.numberedOn}`, each]));
  let given = new Set<string>();
  let counts = new Map<string, number>();

  function numberWith(prefix: string, at: number): string {
    const numberedOn = dateOfDay(local.dayOf(at));
    const key = `${prefix} ${numberedOn}`;
    const next = numbers.get(key)?.next ?? firstNumber;
    numbers.set(key, { prefix, numberedOn, next: next + 1 });
    given.add(key);
    return humanNumber(prefix, numberedOn, next);
  }

  return {
    takeNumbers() {
      const taken = [...given].flatMap((key) => numbers.get(key) ?? []);
      given = new Set();
      return taken;
    },
    takeCounts() {
      const taken = counts;
      counts = new Map();
      return taken;
    },
    numberAt: (source, at) => numberWith(prefixOfSource(source), at),
    numberWith,
    write(story) {
      const { row, records } = story.end();
      const { tenantId, id: orderId, createdAt } = row;
      basket.put(orders, Object.assign(row, { keys: filterKeys(row), grams: ngramsOfOrder(row) }));
      basket.put(orderRecords, ...records);
      basket.put(auditQueue, ...records.map(({ hash }) => ({ tenantId, hash })));
      basket.put(orderFields, ...story.fields.map((field) => ({ tenantId, orderId, ...field })));
      basket.put(
        orderAssets,
        ...story.assetIds.map((assetId) => ({
          tenantId,
          orderId,
          assetId,
          boundById: row.creatorId,
          createdAt,
        })),
      );
      basket.put(files, ...story.album.files);
      basket.put(fileBindings, ...story.album.bindings);
      basket.put(schedules, ...story.plans.rows);
      basket.put(orderCc, ...story.copies.rows);
      basket.put(messages, ...story.mail.rows);
      basket.put(suggestionChoices, ...story.choices);
      if (story.evaluation) basket.put(evaluations, story.evaluation);
      for (const counter of countersOf(row, zone)) counts.set(counter, (counts.get(counter) ?? 0) + 1);
    },
  };
}

/** Puts what the stories add up to beside them, in a database that has nothing of it yet. */
export function putTotals(basket: Basket, tenantId: string, ledger: Ledger): void {
  basket.put(numberLeases, ...ledger.takeNumbers().map((each) => ({ tenantId, ...each })));
  basket.put(
    keptCounts,
    ...[...ledger.takeCounts()].map(([counter, value]) => ({ tenantId, counter, value })),
  );
}
