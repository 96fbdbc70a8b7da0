import { writeAttachments } from '@svcdesk/core/format';
import type { Effect, Recipient, RecordDraft } from '@svcdesk/core/rules';
import { mergeWithinMs } from '../../engine/messages.ts';
import type { LockedRow } from '../../modules/orders/actions/lock.ts';
import { paramsOf, reporterSide } from '../../modules/orders/effects.ts';
import { orderFiles } from '../../modules/orders/files.ts';
import type { fileBindings, files } from '../../platform/db/schema/files.ts';
import type { messages } from '../../platform/db/schema/messages.ts';
import type { orderCc } from '../../platform/db/schema/order-records.ts';
import type { schedules } from '../../platform/db/schema/schedules.ts';
import type { Chance } from '../chance.ts';
import type { Company } from '../company/company.ts';
import { instant } from '../company/founding.ts';
import type { Picture } from '../pictures.ts';

/** A photo as an engineer submits it. */
export interface Photo {
  readonly name: string;
  readonly picture: Picture;
}

/** The files of one order. */
export interface Album {
  readonly files: readonly (typeof files.$inferInsert)[];
  readonly bindings: readonly (typeof fileBindings.$inferInsert)[];
  /** Uploads a photo and binds it to the order; gives the attachment string that names it. */
  keep(photo: Photo, uploaderId: string, at: number): string;
}

export function createAlbum(tenantId: string, objectId: string, chance: Chance): Album {
  const kept: (typeof files.$inferInsert)[] = [];
  const bindings: (typeof fileBindings.$inferInsert)[] = [];
  return {
    files: kept,
    bindings,
    keep({ name, picture }, uploaderId, at) {
      const id = chance.idAt(at);
      const createdAt = instant(at);
      kept.push({ tenantId, id, uploaderId, name, ...picture, boundAt: createdAt, createdAt });
      bindings.push({ tenantId, fileId: id, objectKind: orderFiles, objectId, createdAt });
      return writeAttachments([{ id, name }]);
    },
  };
}

type CopyRow = typeof orderCc.$inferInsert & { createdAt: string };

/** Who an order was copied to, as the server does it (orders/effects.ts). */
export interface Copies {
  readonly rows: readonly CopyRow[];
  copy(orderId: string, effect: Extract<Effect, { kind: 'copy' }>, byId: string, now: number): void;
}

export function createCopies(company: Company, chance: Chance): Copies {
  const rows: CopyRow[] = [];
  const has = (accountId: string, viaGroupId: string | null) =>
    rows.some((row) => row.accountId === accountId && row.viaGroupId === viaGroupId);
  return {
    rows,
    copy(orderId, { accountIds, groupIds }, byId, now) {
      const named = accountIds.map((accountId) => ({ accountId, viaGroupId: null as string | null }));
      const viaGroups = groupIds.flatMap((viaGroupId) =>
        (company.teams.get(viaGroupId)?.memberIds ?? []).map((accountId) => ({ accountId, viaGroupId })),
      );
      for (const { accountId, viaGroupId } of [...named, ...viaGroups]) {
        if (has(accountId, viaGroupId)) continue;
        rows.push({
          tenantId: company.tenantId,
          id: chance.idAt(now),
          orderId,
          accountId,
          viaGroupId,
          byId,
          createdAt: instant(now),
          readAt: null,
        });
      }
    },
  };
}

type MessageRow = typeof messages.$inferInsert & { mergedCount: number; createdAt: string };

/** Messages about one order, sent as the server does it (orders/effects.ts). */
export interface Mail {
  readonly rows: readonly MessageRow[];
  send(order: LockedRow, record: RecordDraft, effect: Extract<Effect, { kind: 'message' }>): void;
}

function leadsOf({ teams }: Company, groupId: string): readonly string[] {
  for (const id of teams.get(groupId)?.chain ?? []) {
    const leads = teams.get(id)?.leadIds ?? [];
    if (leads.length > 0) return leads;
  }
  return [];
}

export function createMail(company: Company, copies: Copies, chance: Chance): Mail {
  const rows: MessageRow[] = [];

  function accountsOf(order: LockedRow, recipient: Recipient, now: number): readonly string[] {
    switch (recipient.to) {
      case 'account':
        return [recipient.accountId];
      case 'reporterSide':
        return reporterSide(order);
      case 'lead':
        return leadsOf(company, order.groupId);
      case 'dispatchers':
        return company.dispatcherIds;
      case 'copied':
        return copies.rows.filter(({ createdAt }) => createdAt === instant(now)).map((row) => row.accountId);
      case 'groupOnDuty': {
        const onDuty = company.onDuty(recipient.groupId, now);
        return onDuty.length > 0 ? onDuty : (company.teams.get(recipient.groupId)?.memberIds ?? []);
      }
    }
  }

  return {
    rows,
    send(order, record, { message, recipients }) {
      const now = record.recordedAt;
      const accounts = new Set(recipients.flatMap((recipient) => accountsOf(order, recipient, now)));
      if (record.byId) accounts.delete(record.byId);
      const params = paramsOf(order, record);
      const mergeKey = `${message} ${order.id}`;
      for (const accountId of accounts) {
        const earlier = rows.findLast((row) => row.accountId === accountId && row.mergeKey === mergeKey);
        if (earlier && earlier.createdAt > instant(now - mergeWithinMs)) {
          earlier.mergedCount += 1;
          earlier.params = params;
          earlier.createdAt = instant(now);
          continue;
        }
        rows.push({
          tenantId: order.tenantId,
          id: chance.idAt(now),
          accountId,
          sysMsgFlag: 0,
          kind: message,
          params,
          targetKind: 'order',
          targetId: order.id,
          mergeKey,
          mergedCount: 1,
          readAt: null,
          createdAt: instant(now),
        });
      }
    },
  };
}

type ScheduleRow = typeof schedules.$inferInsert & { version: number; planStart: string; planEnd: string };

/** What of an order its schedule entries need. */
interface Planned {
  readonly tenantId: string;
  readonly id: string;
  readonly cellId: string;
  readonly serviceMode: string;
}

/** The schedule entries of one order, cut and set as the server does it (orders/effects/schedules.ts). */
export interface PlanBook {
  readonly rows: readonly ScheduleRow[];
  cut(effect: Extract<Effect, { kind: 'schedules' }>, now: number): void;
  plan(order: Planned, effect: Extract<Effect, { kind: 'plan' }>, byId: string | null, now: number): void;
}

export function createPlanBook(chance: Chance): PlanBook {
  const rows: ScheduleRow[] = [];
  const live = () => rows.filter(({ status }) => status === 'planned' || status === 'running');

  function cutAt(now: string, keepFrom: string | undefined): void {
    for (const row of live()) {
      if (keepFrom !== undefined && row.planStart >= keepFrom) continue;
      const begun = row.planStart <= now;
      row.status = begun ? 'ended' : 'cancelled';
      if (begun && row.planEnd > now) row.planEnd = now;
      row.version += 1;
    }
  }

  return {
    rows,
    cut({ cut, resumeAt }, now) {
      if (cut === 'cancelAll') {
        for (const row of live()) {
          row.status = 'cancelled';
          row.version += 1;
        }
      } else {
        const keepFrom = cut === 'cutUntilResume' && resumeAt !== undefined ? instant(resumeAt) : undefined;
        cutAt(instant(now), keepFrom);
      }
    },
    plan({ tenantId, id, cellId, serviceMode }, { accountId, planStart, planEnd }, byId, now) {
      cutAt(instant(now), undefined);
      rows.push({
        tenantId,
        id: chance.idAt(now),
        orderId: id,
        orderKind: 'order',
        accountId,
        planStart: instant(planStart),
        planEnd: instant(planEnd),
        status: 'planned',
        cellId,
        onSite: serviceMode === 'onSite',
        createdById: byId,
        version: 1,
        createdAt: instant(now),
      });
    },
  };
}

const hourMs = 3_600_000;
/** Older than this, nearly everything has been read. */
const freshMs = 30 * hourMs;

/** People read their messages and copies: what is old for the most part, of what is fresh a part. */
export function readSome(
  { mail, copies }: { readonly mail: Mail; readonly copies: Copies },
  chance: Chance,
  now: number,
): void {
  const readAt = (createdAt: string): string | null => {
    const at = Date.parse(createdAt);
    const isOld = now - at > freshMs;
    if (!chance.happens(isOld ? 0.96 : 0.45)) return null;
    return instant(Math.min(now, at + chance.between(0.01, isOld ? 20 : 2) * hourMs));
  };
  for (const row of mail.rows) row.readAt = readAt(row.createdAt);
  for (const row of copies.rows) row.readAt = readAt(row.createdAt);
}
