import {
  numberPrefix,
  orderStatus,
  type RequirementAction,
  requirementLockMs,
  requirementStatus,
} from '@svcdesk/core/rules';
import { nextRecord, type RecordInput } from '../../engine/action/next-record.ts';
import { draftHash } from '../../modules/orders/create/origin.ts';
import { ngramsOfRequirement, type RequirementRow } from '../../modules/requirements/row.ts';
import { auditQueue } from '../../platform/db/schema/audit.ts';
import { orderRecords } from '../../platform/db/schema/order-records.ts';
import { requirements } from '../../platform/db/schema/requirements.ts';
import type { Basket } from '../basket.ts';
import type { Chance } from '../chance.ts';
import type { Client, Company, Member, Site } from '../company/company.ts';
import { instant } from '../company/founding.ts';
import told from '../data/hengchuan/told-orders.json' with { type: 'json' };
import { createLedger, type Ledger, putTotals } from '../story/ledger.ts';
import type { Story } from '../story/story.ts';
import { putLetter } from './letters.ts';

/** What customers ask for beside faults, and what became of it. */
interface WishPlan {
  readonly client: string;
  readonly title: string;
  readonly content: string;
  readonly hoursAgo: number;
  /** `locked` a person is handling it; `again` raised once more after the refusal before it. */
  readonly now: 'open' | 'reminded' | 'locked' | 'rejected' | 'again' | 'cancelled';
  readonly reasonCode?: string;
  readonly remark?: string;
}

const wishes = told.wishes as readonly WishPlan[];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

interface Context {
  readonly company: Company;
  readonly basket: Basket;
  readonly chance: Chance;
  readonly ledger: Ledger;
  readonly now: number;
}

type Actor = Client['actor'] | Member['actor'];

/** What is said about an action; the state before it is known. */
type Saying = Omit<RecordInput, 'action' | 'from' | 'to'>;

/** A requirement as it is written: raised, and then moved on. */
function raised(
  { company, basket, chance, ledger }: Context,
  at: number,
  client: Client,
  site: Site,
  words: Pick<WishPlan, 'title' | 'content'>,
) {
  const { tenantId } = company;
  const reporter = site.reporters.find(({ accountId }) => accountId === client.id);
  let row: RequirementRow = {
    tenantId,
    id: chance.idAt(at),
    requirementNo: ledger.numberWith(numberPrefix.requirement, at),
    title: words.title,
    content: words.content,
    adjunct: '',
    status: requirementStatus.submitted,
    cellId: site.id,
    cellName: site.name,
    customerId: site.customerId,
    customerName: site.customerName,
    reporterId: reporter?.id ?? null,
    reportName: reporter?.name ?? client.name,
    reportPhone: reporter?.phone ?? client.phone,
    reportAccountId: client.id,
    typeId: null,
    catalogId: null,
    creatorId: client.id,
    draftHash: draftHash(words),
    lockedById: null,
    lockedUntil: null,
    remindedAt: null,
    remindCount: 0,
    orderId: null,
    reasonCode: null,
    remark: null,
    copyOfId: null,
    recordCount: 0,
    lastRecordHash: null,
    lastRecordAt: null,
    version: 1,
    createdAt: instant(at),
    updatedAt: instant(at),
  };
  function go(
    when: number,
    actor: Actor,
    action: RequirementAction | 'create',
    status: number,
    changed: Partial<RequirementRow> = {},
    saying: Saying = {},
  ): void {
    const from = action === 'create' ? undefined : row.status;
    const context = { actor, now: () => new Date(when) };
    const { rows, columns } = nextRecord(
      context,
      'requirement',
      row,
      { action, from, to: status, ...saying },
      chance,
    );
    const version = from === undefined || from === status ? row.version : row.version + 1;
    row = { ...row, ...columns, ...changed, status, version };
    basket.put(orderRecords, ...rows);
    basket.put(auditQueue, ...rows.map(({ hash }) => ({ tenantId, hash })));
  }
  go(at, client.actor, 'create', row.status);
  return {
    go,
    get row() {
      return row;
    },
    set: (changed: Partial<RequirementRow>) => void Object.assign(row, changed),
    end: () => basket.put(requirements, { ...row, grams: ngramsOfRequirement(row) }),
  };
}

type Raised = ReturnType<typeof raised>;

function notifierOf({ company: { tenantId }, basket, chance, now }: Context, { row }: Raised) {
  const { id, requirementNo: orderNo, title, cellName } = row;
  return (kind: string, at: number, accountIds: readonly string[], params: Record<string, unknown> = {}) =>
    putLetter(basket, chance, now, {
      tenantId,
      kind,
      accountIds,
      params: { orderNo, title, cellName, ...params },
      target: { kind: 'requirement', id },
      at,
    });
}

function clientNamed({ company }: Context, account: string): readonly [Client, Site] | undefined {
  for (const site of company.sites) {
    const client = site.clients.find((each) => each.account === account);
    if (client) return [client, site];
  }
  return undefined;
}

function writeWish(
  context: Context,
  wish: WishPlan,
  lead: Member,
  refusedBefore: string | null,
): string | null {
  const { company, now } = context;
  const found = clientNamed(context, wish.client);
  if (!found) return refusedBefore;
  const [client, site] = found;
  const at = now - wish.hoursAgo * hourMs;
  const requirement = raised(context, at, client, site, wish);
  const notify = notifierOf(context, requirement);
  const { reasonCode, remark } = wish;
  const reason = { reasonCode: reasonCode ?? null, remark: remark ?? null };
  notify('requirement.submitted', at, [lead.id, ...company.dispatcherIds], { byId: client.id });
  if (wish.now === 'rejected') {
    const when = at + 3 * hourMs;
    requirement.go(when, lead.actor, 'reject', requirementStatus.rejected, reason, { reasonCode, remark });
    notify('requirement.rejected', when, [client.id], { byId: lead.id, reasonCode, remark });
  } else if (wish.now === 'cancelled') {
    const when = at + 5 * hourMs;
    requirement.go(when, client.actor, 'cancel', requirementStatus.cancelled, reason, { reasonCode, remark });
  } else if (wish.now === 'reminded') {
    const when = now - 2 * hourMs;
    requirement.go(when, client.actor, 'remind', requirementStatus.submitted, {
      remindedAt: instant(when),
      remindCount: 1,
    });
    notify('requirement.remind', when, [lead.id, ...company.dispatcherIds], { byId: client.id });
  } else if (wish.now === 'locked') {
    requirement.set({ lockedById: lead.id, lockedUntil: instant(now + requirementLockMs) });
  } else if (wish.now === 'again') requirement.set({ copyOfId: refusedBefore });
  requirement.end();
  return wish.now === 'rejected' && wish.client === 'customer-a' ? requirement.row.id : refusedBefore;
}

const maxConverted = 4;
/** Whose screens are shown with an order of theirs that is done, and one that they rated. */
const shownClient = 'customer-a';
const shownStatuses: readonly number[] = [orderStatus.resolved, orderStatus.closed];

const isShown = ({ account }: Client) => account === shownClient;

/** The latest ones, and of those of the client whose screens are shown the latest that is done and that is closed. */
function convertible(stories: readonly Story[], dispatcherIds: readonly string[]): readonly Story[] {
  const fitting = stories.filter(
    ({ draft, row }) => draft.site.clients.length > 0 && dispatcherIds.includes(row.creatorId),
  );
  const shown = shownStatuses.flatMap(
    (status) =>
      fitting.findLast(({ draft, row }) => row.status === status && draft.site.clients.some(isShown)) ?? [],
  );
  return [...new Set([...shown, ...fitting.slice(-maxConverted)])];
}

/** Orders that dispatchers wrote were asked for by customers a little before. */
function writeConverted(context: Context, stories: readonly Story[]): void {
  const { company, chance } = context;
  for (const story of convertible(stories, company.dispatcherIds)) {
    const { row: order, draft } = story;
    const client = draft.site.clients.find(isShown) ?? draft.site.clients[0];
    const dispatcher = company.members.get(order.creatorId);
    if (!client || !dispatcher) continue;
    const made = Date.parse(order.createdAt);
    const requirement = raised(context, made - chance.whole(20, 90) * minuteMs, client, draft.site, order);
    requirement.go(made, dispatcher.actor, 'toOrder', requirementStatus.converted, { orderId: order.id });
    notifierOf(context, requirement)('requirement.converted', made, [client.id], {
      orderNo: order.orderNo,
      byId: dispatcher.id,
    });
    order.requirementId = requirement.row.id;
    requirement.end();
  }
}

/** Puts what customers asked for, in every state. */
export function putRequirements(
  basket: Basket,
  chance: Chance,
  company: Company,
  stories: readonly Story[],
  now: number,
): void {
  const ledger = createLedger(basket, company.timeZone);
  const context: Context = { company, basket, chance, ledger, now };
  const lead = [...company.members.values()].find(({ account }) => account === 'lead');
  if (!lead) return;
  writeConverted(context, stories);
  let refused: string | null = null;
  for (const wish of wishes) refused = writeWish(context, wish, lead, refused);
  putTotals(basket, company.tenantId, ledger);
}
