import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, entrust } from '@svcdesk/core/contract';
import type { EntrustAction } from '@svcdesk/core/rules';
import { perform } from '../../engine/action/perform.ts';
import type { StaffReadContext, WriteContext } from '../../engine/context.ts';
import { historyOf } from '../../engine/history.ts';
import { notDisabled } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { createEntrust, type LockOrder } from './create.ts';
import { engineersFor } from './engineers.ts';
import { entrusted, type Input } from './kind.ts';
import { entrustMine, entrustPage } from './list.ts';
import { entrustById, entrustOrdersOf, type PresentedRow, presentedRow, sightOf } from './present.ts';

export { handlerChanged, passThrough } from './pass-through.ts';
export { entrustProfile, ownerNgrams, partnerNgrams } from './profile.ts';

const linkedPartners = statement<{ id: string; name: string }, [tenantId: string]>(
  'entrust.partners',
  `SELECT t.id, t.name FROM partner_links l JOIN tenants t ON t.id = l.partner_id AND ${notDisabled('t')}
   WHERE l.owner_id = $1 AND l.enabled ORDER BY t.name, t.id`,
);

async function visible({ db, tenantId, actor }: StaffReadContext, id: string): Promise<PresentedRow> {
  const row = await presentedRow(db, tenantId, id);
  if (!row || !sightOf(row, { tenantId, actor })) throw new SvcdeskError('notFound');
  return row;
}

/**
 * What the other organisation reads of what one's own has done: its records that nobody of its own made and that bear
 * one's own name. Files in them are copies of its own, which nobody else opens.
 */
async function othersRecordsOf(
  { id, ownerTenantId, ownerName, partnerTenantId, partnerName }: PresentedRow,
  context: StaffReadContext,
): Promise<DataOf<typeof entrust.records>> {
  const isOwner = ownerTenantId === context.tenantId;
  const [own, other] = isOwner ? [ownerName, partnerTenantId] : [partnerName, ownerTenantId];
  const theirs = await historyOf(context.db, { ...context, tenantId: other }, id);
  return theirs
    .filter(({ byId, byName }) => byId === undefined && byName === own)
    .map((record) => ({ ...record, attachments: [] }));
}

async function act(context: WriteContext, id: string, action: EntrustAction, input: Input) {
  await perform(entrusted, context, id, action, input);
  return entrustById(context.tx, context, id);
}

/** What partners do for each other; whoever keeps the orders says how one is locked. */
export const entrustHandlers = (lockOrder: LockOrder): DomainHandlers<typeof entrust> => ({
  page: entrustPage,
  mine: entrustMine,

  async detail({ id, status }, context) {
    const row = await visible(context, id);
    // What a list showed is worked on only as it was shown.
    if (status !== undefined && status !== row.status) throw new SvcdeskError('distributeChanged');
    return (await entrustOrdersOf(context.db, context, [row]))(row);
  },

  async records({ id, told }, context) {
    const row = await visible(context, id);
    return told ? othersRecordsOf(row, context) : historyOf(context.db, context, id);
  },

  async engineers({ id, keyword = '' }, context) {
    const row = await visible(context, id);
    // Whom the partner has is no business of the owner's.
    if (row.partnerTenantId !== context.tenantId) throw new SvcdeskError('notFound');
    return engineersFor(context, keyword);
  },

  partners: (_input, { db, tenantId }) => linkedPartners.all(db, tenantId),
  create: (input, context) => createEntrust(input, context, lockOrder),
  distribute: ({ id, ...input }, context) => act(context, id, 'distribute', input),
  retake: ({ id, ...input }, context) => act(context, id, 'retake', input),
  handle: ({ id, action, ...input }, context) => act(context, id, action, input),
});
