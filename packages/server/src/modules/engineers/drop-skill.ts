import { SvcdeskError } from '@svcdesk/core';
import type { engineers } from '@svcdesk/core/contract';
import { recordAct } from '../../platform/audit/record-event.ts';
import { statement } from '../../platform/db/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { withdrawSkill } from './hand-in.ts';

const drop = statement<object, [tenantId: string, accountId: string, skillId: string]>(
  'engineers.dropSkill',
  'DELETE FROM engineer_skills WHERE tenant_id = $1 AND account_id = $2 AND skill_id = $3',
);

/** Drops a skill of one's own, in force or waiting: to know less needs nobody's approval. */
export const dropSkill: Handler<typeof engineers.deleteSkill> = async ({ skillId }, context) => {
  const { tx, tenantId, actor, now } = context;
  const { accountId } = actor;
  const dropped = (await drop.change(tx, tenantId, accountId, skillId)) > 0;
  const withdrawn = await withdrawSkill(tx, tenantId, accountId, skillId, now());
  if (!dropped && !withdrawn) throw new SvcdeskError('notFound');
  const object = { kind: 'skill', id: skillId };
  await recordAct(tx, context, { kind: 'account.change', object, changes: { dropped, withdrawn } });
  return {};
};
