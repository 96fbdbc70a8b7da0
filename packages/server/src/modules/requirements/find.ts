import { SvcdeskError } from '@svcdesk/core';
import { maySeeRequirement, type RequirementState } from '@svcdesk/core/rules';
import type { PersonContext, WriteContext } from '../../engine/context.ts';
import { sightsBy } from '../../engine/sight.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { selectList } from '../../platform/db/select-list.ts';
import { groupServes, servedBySql } from '../cells/index.ts';
import { type RequirementRow, requirementColumns, stateOf } from './row.ts';

type Values = [tenantId: string, id: string, ledGroupIds: readonly string[]];
type Found = RequirementRow & { served: boolean };

const select = `SELECT ${selectList('r', requirementColumns)}, ${servedBySql('$3', 'r.cell_id')} AS served
  FROM requirements r WHERE r.tenant_id = $1 AND r.id = $2`;

const one = statement<Found, Values>('requirements.one', select);
const locked = statement<Found, Values>('requirements.lock', `${select} FOR UPDATE OF r`);

/** A requirement with the state that the rules judge. */
export interface FoundRequirement {
  readonly row: RequirementRow;
  readonly state: RequirementState;
}

type Asker = Pick<PersonContext, 'tenantId' | 'actor' | 'now'>;

async function found(
  ask: typeof one,
  on: Queryable,
  { tenantId, actor, now }: Asker,
  id: string,
): Promise<FoundRequirement> {
  const led = actor.kind === 'staff' ? actor.ledGroupIds : [];
  const row = await ask.first(on, tenantId, id, led);
  const state = row && stateOf(row, now().getTime(), row.served);
  // Out of sight and not there answer the same, so that nobody learns which.
  if (!row || !state || !maySeeRequirement(state, actor)) throw new SvcdeskError('notFound');
  return { row, state };
}

/** A requirement that the asker may see. */
export function visibleRequirement(on: Queryable, asker: Asker, id: string): Promise<FoundRequirement> {
  return found(one, on, asker, id);
}

/** The same, locked until the end of the transaction. */
export function lockRequirement(context: WriteContext, id: string): Promise<FoundRequirement> {
  return found(locked, context.tx, context, id);
}

const byIds = statement<
  RequirementRow & { servingIds: readonly string[] },
  [tenantId: string, ids: readonly string[], groupIds: readonly string[]]
>(
  'requirements.sights',
  `SELECT ${selectList('r', requirementColumns)}, ARRAY(SELECT g.id FROM groups g
     WHERE g.tenant_id = r.tenant_id AND g.id = ANY($3::uuid[]) AND ${groupServes('r.cell_id')}) AS "servingIds"
   FROM requirements r WHERE r.tenant_id = $1 AND r.id = ANY($2::uuid[])`,
);

/** Who sees requirements. */
export const requirementSights = sightsBy(
  (on, tenantId, ids, readers) => {
    const led = readers.flatMap((reader) => (reader.kind === 'staff' ? reader.ledGroupIds : []));
    return byIds.all(on, tenantId, ids, [...new Set(led)]);
  },
  (row, reader) => {
    const served = reader.kind === 'staff' && row.servingIds.some((id) => reader.ledGroupIds.includes(id));
    // Whether somebody is at it makes no difference to who sees it.
    return maySeeRequirement(stateOf(row, 0, served), reader);
  },
);
