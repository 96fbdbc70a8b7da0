import { humanNumber, type MessageKind } from '@svcdesk/core/rules';
import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import type { WorkNamed } from '../../engine/action/notify-about.ts';
import type { WorkRow } from '../../engine/action/work-table.ts';
import { recordRows, type WorkRecord } from '../../engine/records.ts';
import { auditQueue } from '../../platform/db/schema/audit.ts';
import type { WorkKind } from '../../platform/db/schema/columns.ts';
import { numberLeases } from '../../platform/db/schema/ledgers.ts';
import { messages } from '../../platform/db/schema/messages.ts';
import { orderRecords } from '../../platform/db/schema/order-records.ts';
import { schedules } from '../../platform/db/schema/schedules.ts';
import type { Basket } from '../basket.ts';
import type { Chance } from '../chance.ts';
import type { Company, Member } from '../company/company.ts';
import { instant } from '../company/founding.ts';

/** What the histories of work of other kinds than orders are written with. */
export interface Workplace {
  readonly basket: Basket;
  readonly company: Company;
  readonly chance: Chance;
  readonly now: number;
  /** A member by the name of their account. */
  member(account: string): Member;
  /** The next human number of a kind on the day of an instant. */
  numberAt(prefix: string, at: number): string;
  /** Numbers given out, which the server goes on from. */
  putLeases(): void;
}

export function createWorkplace(basket: Basket, company: Company, chance: Chance, now: number): Workplace {
  const { tenantId, timeZone: zone } = company;
  const local = timeZone(zone);
  const members = new Map([...company.members.values()].map((member) => [member.account, member]));
  const numbers = new Map<string, { prefix: string; numberedOn: string; next: number }>();
  return {
    basket,
    company,
    chance,
    now,
    member(account) {
      const found = members.get(account);
      if (!found) throw new Error(`There is no account ${account}`);
      return found;
    },
    numberAt(prefix, at) {
      const numberedOn = dateOfDay(local.dayOf(at));
      const key = `${prefix} ${numberedOn}`;
      const next = numbers.get(key)?.next ?? 1;
      numbers.set(key, { prefix, numberedOn, next: next + 1 });
      return humanNumber(prefix, numberedOn, next);
    },
    putLeases: () =>
      basket.put(numberLeases, ...[...numbers.values()].map((each) => ({ tenantId, ...each }))),
  };
}

/** What was done, and what it says. */
export interface PastAction
  extends Pick<
    WorkRecord,
    'handleType' | 'action' | 'to' | 'remark' | 'content' | 'reasonCode' | 'targetGroupId' | 'targetId'
  > {
  /** Absent: done by a job. */
  readonly by?: Member | undefined;
  readonly at: number;
}

/** One thing with its history as it grows. */
export interface History<Row extends WorkRow> {
  readonly row: Row;
  /** Writes down an action, and the columns that it sets. */
  go(pastAction: PastAction, columns?: Partial<Row>): void;
  /** Puts what is planned of it into the person's schedule. */
  plan(by: Member, accountId: string, from: number, to: number, status: 'planned' | 'ended'): void;
  /** Notifies a member of it. */
  notify(kind: MessageKind, member: Member, by: Member | undefined, at: number): void;
  /** Puts its history beside whatever else was put. */
  end(): Row;
}

export function beginHistory<Row extends WorkRow & WorkNamed & { readonly cellId: string }>(
  { basket, chance }: Workplace,
  kind: WorkKind,
  beginning: Row,
  first: PastAction,
): History<Row> {
  let row = beginning;
  const { tenantId, id } = row;

  function go(pastAction: PastAction, columns: Partial<Row> = {}, isFirst = false): void {
    const { by, at, ...said } = pastAction;
    const record: WorkRecord = {
      ...said,
      ...(!isFirst && { from: row.status }),
      byKind: by ? 'staff' : 'job',
      byId: by?.id,
      groupId: row.groupId,
      round: 1,
      effectiveAt: at,
      recordedAt: at,
      atRejected: false,
      internal: false,
    };
    const { head, rows } = recordRows({ ...row, kind }, [record], chance);
    basket.put(orderRecords, ...rows);
    basket.put(auditQueue, ...rows.map(({ hash }) => ({ tenantId, hash })));
    const times = { lastRecordAt: instant(at), updatedAt: instant(at) };
    row = {
      ...row,
      ...columns,
      ...head,
      ...times,
      status: pastAction.to,
      version: row.version + (isFirst ? 0 : 1),
    };
  }

  go(first, {}, true);
  return {
    get row() {
      return row;
    },
    go: (pastAction, columns) => go(pastAction, columns),
    plan(by, accountId, from, to, status) {
      basket.put(schedules, {
        tenantId,
        id: chance.idAt(from),
        orderId: id,
        orderKind: kind,
        accountId,
        planStart: instant(from),
        planEnd: instant(to),
        status,
        cellId: row.cellId,
        onSite: true,
        createdById: by.id,
        version: 1,
        createdAt: row.lastRecordAt ?? instant(from),
      });
    },
    notify(message, member, by, at) {
      const { orderNo, title, cellName, dueAt, dueOn } = row;
      basket.put(messages, {
        tenantId,
        id: chance.idAt(at),
        accountId: member.id,
        sysMsgFlag: 0,
        kind: message,
        params: {
          orderNo,
          title,
          cellName,
          ...(by && { byId: by.id }),
          ...(dueAt && { dueAt }),
          ...(dueOn && { dueOn }),
        },
        targetKind: kind,
        targetId: id,
        mergeKey: `${message} ${id}`,
        mergedCount: 1,
        readAt: null,
        createdAt: instant(at),
      });
    },
    end: () => row,
  };
}

/** Something new at a site, as the server begins it. */
export function newAt(
  { company, chance, numberAt }: Workplace,
  prefix: string,
  siteName: string,
  at: number,
) {
  const site = company.sites.find(({ name }) => name === siteName);
  if (!site) throw new Error(`There is no site ${siteName}`);
  return {
    tenantId: company.tenantId,
    id: chance.idAt(at),
    orderNo: numberAt(prefix, at),
    cellId: site.id,
    cellName: site.name,
    customerName: site.customerName,
    recordCount: 0,
    lastRecordHash: null,
    lastRecordAt: null,
    version: 1,
    createdAt: instant(at),
    updatedAt: instant(at),
  };
}

/** The group of a key. */
export function groupOf({ company }: Workplace, key: string): string {
  const team = [...company.teams.values()].find((each) => each.key === key);
  if (!team) throw new Error(`There is no group ${key}`);
  return team.id;
}
