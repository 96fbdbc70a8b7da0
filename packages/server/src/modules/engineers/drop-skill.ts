import { SvcdeskError } from '@svcdesk/core';
import type { engineers } from '@svcdesk/core/contract';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { withdrawSkill } from './hand-in.ts';

const drop = statement<object, [tenantId: string, accountId: string, skillId: string]>(
  'engineers.dropSkill',
  'DELETE FROM engineer_skills WHERE tenant_id = $1 AND account_id = $2 AND skill_id = $3',
);

/** Drops a skill of one's own, in force or waiting: to know less needs nobody's approval. */
export async function dropSkill(
  { skillId }: { readonly skillId: string },
  context: ContextOf<typeof engineers.deleteSkill>,
): Promise<Record<string, never>> {
  const { tx, tenantId, actor, now, requestId, address, device } = context;
  const { accountId } = actor;
  const at = now();
  const dropped = (await drop.change(tx, tenantId, accountId, skillId)) > 0;
  const withdrawn = await withdrawSkill(tx, tenantId, accountId, skillId, at);
  if (!dropped && !withdrawn) throw new SvcdeskError('notFound');
  await recordEvent(tx, {
    tenantId,
    accountId,
    kind: 'account.change',
    at,
    object: { kind: 'skill', id: skillId },
    changes: { dropped, withdrawn },
    requestId,
    address,
    device,
  });
  return {};
}
