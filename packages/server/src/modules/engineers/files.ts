import type { FileReader } from '../../engine/files/readers.ts';
import { notDeleted } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import { isLedBy } from './leads.ts';

/** Objects that files of people are bound to, each with the account's id. */
export const portraitFiles = 'portrait';
export const certificateFiles = 'certificate';

const accountById = statement<{ id: string }, [tenantId: string, accountId: string]>(
  'engineers.accountById',
  `SELECT id FROM accounts WHERE tenant_id = $1 AND id = $2 AND ${notDeleted()}`,
);

/** A face is for everybody who works with somebody or has work done by them; before approval for nobody else. */
export async function seesPortrait({ db, tenantId, actor }: FileReader, accountId: string): Promise<boolean> {
  if (actor.accountId === accountId) return true;
  const outsider = actor.kind === 'staff' && actor.roles.length === 0;
  return !outsider && (await accountById.first(db, tenantId, accountId)) !== undefined;
}

/** A certificate is for whom it is of and for those who lead them. */
export async function seesCertificate(
  { db, tenantId, actor }: FileReader,
  accountId: string,
): Promise<boolean> {
  return (
    actor.accountId === accountId ||
    (actor.kind === 'staff' && (await isLedBy(db, tenantId, actor, accountId)))
  );
}
