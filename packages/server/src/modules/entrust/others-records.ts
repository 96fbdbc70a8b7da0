import type { DataOf, entrust } from '@svcdesk/core/contract';
import type { PersonContext, ReadContext } from '../../engine/context.ts';
import { historyOf } from '../../engine/history.ts';
import type { PresentedRow } from './present.ts';

/**
 * What the other organisation reads of what one's own has done: its records that nobody of its own made and that bear
 * one's own name. Files in them are copies of its own, which nobody else opens.
 */
export async function othersRecordsOf(
  { id, ownerTenantId, ownerName, partnerTenantId, partnerName }: PresentedRow,
  context: ReadContext & PersonContext,
): Promise<DataOf<typeof entrust.records>> {
  const isOwner = ownerTenantId === context.tenantId;
  const [own, other] = isOwner ? [ownerName, partnerTenantId] : [partnerName, ownerTenantId];
  const theirs = await historyOf(context.db, { ...context, tenantId: other }, id);
  return theirs
    .filter(({ byId, byName }) => byId === undefined && byName === own)
    .map((record) => ({ ...record, attachments: [] }));
}
