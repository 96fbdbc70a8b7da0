import { isSvcdeskError } from '@svcdesk/core';
import { statement } from '../../platform/db/index.ts';
import type { ActContext } from '../context.ts';

/** The first parameters of statements about somebody's work. */
export type Of = [tenantId: string, accountId: string, groupId: string | null];

/** What becomes of work when whoever has it works no longer. */
export type OffBoarding = ReturnType<typeof offBoardingOf>;

/**
 * Off-boarding of things that are rows `o` of a table: `inHand` says in SQL which somebody has, `putBackOne` locks one,
 * and puts it back unless somebody else took it while that waited for the lock.
 */
export function offBoardingOf(
  table: string,
  inHand: (who: string) => string,
  putBackOne: (job: ActContext, id: string, accountId: string) => Promise<unknown>,
) {
  const held = statement<{ id: string }, Of>(
    `offBoarding.${table}`,
    `SELECT o.id FROM ${table} o WHERE o.tenant_id = $1 AND (${inHand('$2')})
       AND ($3::uuid IS NULL OR o.group_id = $3) ORDER BY o.id`,
  );
  return {
    /** Whether somebody has any in hand, in SQL by their tenant and their id. */
    has: (tenant: string, who: string) =>
      `EXISTS (SELECT FROM ${table} o WHERE o.tenant_id = ${tenant} AND (${inHand(who)}))`,
    /** Puts it back, of one group or of all, through the rules as the system, which notifies whoever else is concerned. */
    async putBack(
      job: ActContext,
      { accountId, groupId }: { readonly accountId: string; readonly groupId: string | null },
    ): Promise<void> {
      for (const { id } of await held.all(job.tx, job.tenantId, accountId, groupId)) {
        try {
          await putBackOne(job, id, accountId);
        } catch (error) {
          // It was ended meanwhile; what is refused has written nothing.
          if (!isSvcdeskError(error, 'notAllowed')) throw error;
        }
      }
    },
  };
}
