import { type MessageKind, partnerShareOfTime } from '@svcdesk/core/rules';
import { nextRecord, type RecordInput } from '../../engine/action/next-record.ts';
import { clockOf } from '../../engine/clocks.ts';
import type { ActContext } from '../../engine/context.ts';
import { notify } from '../../engine/messages.ts';
import { ngramsOfTexts } from '../../engine/ngrams.ts';
import { leadsOf, peopleInRole } from '../../engine/people.ts';
import { emitting, type RecordIds, type RecordRow, recordParts, recordsJson } from '../../engine/records.ts';
import { isoOf } from '../../engine/timestamps.ts';
import { previousPartiesOf } from '../../engine/visibility.ts';
import { groupLive } from '../../platform/db/active.ts';
import { insertRows, statement } from '../../platform/db/index.ts';
import { entrustOwnerHalves, entrustPartnerHalves } from '../../platform/db/schema/entrust.ts';
import { rowJson, setList } from '../../platform/db/select-list.ts';
import { wakeListeners } from '../../platform/notify/channel.ts';
import {
  type MirroredOrders,
  type OwnerHalf,
  type OwnerOrder,
  ownerColumns,
  type PartnerHalf,
  partnerColumns,
} from './mirrored-orders.ts';

/** What one side may read of a record beside what happened. */
export type Said = Pick<RecordInput, 'content' | 'remark' | 'reasonCode' | 'attachments' | 'changes'>;

/** What was done to an entrusted order, for the partner also to whom it went. */
export interface SaidToBoth extends Pick<RecordInput, 'action' | 'from' | 'to' | 'at' | 'targetId'> {
  /** What the actor's own side reads of it, and what the other does. */
  readonly own: Said;
  readonly other: Said;
  /** The organisation that the other side reads that it was. */
  readonly byName: string;
}

/** Records of both sides, and the halves with where their histories then stand. */
export function nextRecords(
  context: Pick<ActContext, 'actor' | 'tenantId' | 'skewMs' | 'contactAt' | 'now'>,
  { owner, partner }: MirroredOrders,
  { own, other, byName, targetId, ...done }: SaidToBoth,
  marks?: RecordIds,
) {
  const step = <Half extends OwnerHalf | PartnerHalf>(half: Half) => {
    const said =
      half.tenantId === context.tenantId ? { ...own, targetId } : { ...other, partnerName: byName };
    const { rows, columns } = nextRecord(context, 'entrusted', half, { ...done, ...said }, marks);
    return { rows, half: { ...half, ...columns } };
  };
  return { owner: step(owner), partner: step(partner) };
}

const fixed = ['tenantId', 'id', 'entrustNo', 'createdAt'];

const updateOf = (table: string, columns: readonly string[], row: string) =>
  `UPDATE ${table} h SET ${setList('x', columns, fixed)} FROM jsonb_populate_record(NULL::${table}, ${row}::jsonb) x
   WHERE h.tenant_id = x.tenant_id AND h.id = x.id`;

const update = statement<object, [partner: string, owner: string, records: string, former: string]>(
  'entrust.write',
  `WITH partner AS (${updateOf('entrust_partner_halves', partnerColumns, '$1')}),
     owner AS (${updateOf('entrust_owner_halves', ownerColumns, '$2')}),
     ${recordParts('$3', 'true', '$4::jsonb -> tenant_id::text')} SELECT 1`,
);

const insertRecords = statement<object, [records: string]>(
  'entrust.insertRecords',
  `WITH ${recordParts('$1')} SELECT 1`,
);

const json = (row: object) => JSON.stringify(rowJson(row));
const both = (...rows: (readonly RecordRow[])[]) => recordsJson(rows.flat());

/** Columns that an action sets; the owner's half follows the partner's status. */
export interface Changed {
  readonly partner?: Partial<PartnerHalf>;
  readonly owner?: Partial<OwnerHalf>;
}

/** Halves after an action. */
export function applyToBoth(
  { owner, partner }: MirroredOrders,
  { to }: SaidToBoth,
  changed: Changed = {},
): MirroredOrders {
  return {
    partner: { ...partner, ...changed.partner, status: to },
    owner: { ...owner, ...changed.owner, status: to },
  };
}

/** Wakes who listens on either side. */
function wakeBoth(tx: ActContext['tx'], { owner, partner }: MirroredOrders): void {
  wakeListeners(tx, partner.tenantId);
  wakeListeners(tx, owner.tenantId);
}

/** Writes an action on both halves, which are locked, and into both histories. */
export async function writeAction(
  context: ActContext,
  halves: MirroredOrders,
  said: SaidToBoth,
  changed: Changed = {},
): Promise<MirroredOrders> {
  const { owner, partner } = nextRecords(context, halves, said);
  const after = applyToBoth({ owner: owner.half, partner: partner.half }, said, changed);
  // Who of the partner had to do with it before, for the partner alone; who has to do with the owner's half stays.
  const was = previousPartiesOf(halves.partner, after.partner, ['groupId', 'engineerId']);
  const former = JSON.stringify({ [after.partner.tenantId]: was });
  wakeBoth(context.tx, after);
  await update.all(
    context.tx,
    json(after.partner),
    json(after.owner),
    both(partner.rows, owner.rows),
    former,
  );
  return after;
}

/** What a keyword finds a half by: its own number, and what the owner's half says. */
export const ngramsOfHalf = ({
  entrustNo,
  title,
  cellName,
  reportName,
  content,
}: Pick<MirroredOrders['owner'], 'entrustNo' | 'title' | 'cellName' | 'reportName' | 'content'>): string[] =>
  ngramsOfTexts([entrustNo, title, cellName, reportName], content);

/** Halves with what a keyword finds each by. */
export function withNgrams({ owner, partner }: MirroredOrders) {
  return {
    partner: { ...partner, grams: ngramsOfHalf({ ...owner, entrustNo: partner.entrustNo }) },
    owner: { ...owner, grams: ngramsOfHalf(owner) },
  };
}

/** Stores new halves with the first record of each. */
export async function insertHalves(
  context: ActContext,
  halves: MirroredOrders,
  said: SaidToBoth,
): Promise<MirroredOrders> {
  const { owner, partner } = nextRecords(context, halves, said);
  const rows = withNgrams({ owner: owner.half, partner: partner.half });
  wakeBoth(context.tx, rows);
  await insertRows(context.tx, entrustPartnerHalves, rows.partner);
  await insertRows(context.tx, entrustOwnerHalves, rows.owner);
  await insertRecords.all(context.tx, both(partner.rows, owner.rows));
  return rows;
}

const markOrder = statement<object, [tenantId: string, orderId: string, entrusted: boolean, at: string]>(
  'entrust.markOrder',
  `WITH marked AS (
     UPDATE orders SET entrusted = $3, updated_at = $4 WHERE tenant_id = $1 AND id = $2
     RETURNING tenant_id, id, status, NULL::jsonb AS former
   ) ${emitting('order', 'edit', '$4', 'marked')}`,
);

/**
 * Says on the owner's order, which is locked, whether it is at a partner: its own actions go by that. Staff who see
 * the order are notified; its history has it with the entrusted order.
 */
export async function markEntrusted(
  { tx, now }: ActContext,
  { tenantId, orderId }: Pick<OwnerHalf, 'tenantId' | 'orderId'>,
  entrusted: boolean,
): Promise<void> {
  await markOrder.change(tx, tenantId, orderId, entrusted, now().toISOString());
}

const defaultGroup = statement<{ id: string }, [tenantId: string]>(
  'groups.defaultOf',
  `SELECT id FROM groups WHERE tenant_id = $1 AND is_default AND ${groupLive()} LIMIT 1`,
);

/** Who of the partner assigns it: dispatchers, and leads of its group; while it has none, of the default. */
export async function distributorsOf(
  { tx }: ActContext,
  { tenantId, groupId }: PartnerHalf,
): Promise<string[]> {
  const at = groupId ?? (await defaultGroup.first(tx, tenantId))?.id;
  const leads = at ? await leadsOf(tx, tenantId, at) : [];
  const dispatchers = await peopleInRole(tx, tenantId, 'dispatcher');
  const found = [...leads, ...dispatchers];
  return found.length > 0 ? found : peopleInRole(tx, tenantId, 'lead');
}

/** Notifies people of one side, by their own number of it. */
export function notifySide(
  { tx, actor, now }: ActContext,
  half: OwnerHalf | PartnerHalf,
  { owner: { title, cellName } }: MirroredOrders,
  kind: MessageKind,
  accountIds: readonly string[],
  params: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return notify(tx, {
    tenantId: half.tenantId,
    kind,
    accountIds,
    params: { orderNo: half.entrustNo, title, cellName, ...params },
    target: { kind: 'entrusted', id: half.id },
    at: now().getTime(),
    actorId: actor.kind === 'job' ? undefined : actor.accountId,
  });
}

/** Notifies the partner's side: who distributes, and the engineer who has it. */
export async function notifyPartner(
  context: ActContext,
  halves: MirroredOrders,
  kind: MessageKind,
  params?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { partner } = halves;
  const distributors = await distributorsOf(context, partner);
  const ids = partner.engineerId ? [...distributors, partner.engineerId] : distributors;
  await notifySide(context, partner, halves, kind, ids, params);
}

/**
 * By when the partner is to be done unless that is set: a share of the service time that the order has left; nothing
 * is left of one that is late, and one without targets has no end.
 */
export async function defaultDueAt(
  { tx, services, tenantId }: ActContext,
  order: Pick<OwnerOrder, 'resolveDueAt' | 'calendarId' | 'calendarVersion'>,
  now: number,
): Promise<string | null> {
  if (!order.resolveDueAt) return null;
  const until = Date.parse(order.resolveDueAt);
  if (until <= now) return order.resolveDueAt;
  const clock = await clockOf(tx, services, tenantId, order);
  const due = clock.after(now, clock.between(now, until) * partnerShareOfTime);
  return due === undefined ? order.resolveDueAt : isoOf(Math.min(due, until));
}
