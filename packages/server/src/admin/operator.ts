import { hostname, userInfo } from 'node:os';
import { offBoardings } from '../app/kinds.ts';
import type { OperatorContext } from '../modules/account/disable-account.ts';
import type { Database, Transaction } from '../platform/db/index.ts';
import { announceForgetting } from '../platform/sessions/access.ts';

/** Changes accounts as whoever sits at the terminal; servers that run meanwhile hear of it. */
export function asOperator(db: Database, tx: Transaction, now: () => Date): OperatorContext {
  return {
    services: { db, access: { forget: announceForgetting } },
    tx,
    work: offBoardings,
    operator: `${userInfo().username}@${hostname()}`,
    now,
  };
}
