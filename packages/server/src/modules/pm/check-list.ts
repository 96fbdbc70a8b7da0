import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { CheckedRequestOf, pmPlans } from '@svcdesk/core/contract';
import type { WriteContext } from '../../engine/context.ts';
import { insertRows, statement } from '../../platform/db/index.ts';
import { type CheckListItem, checkLists } from '../../platform/db/schema/pm.ts';
import { invalid } from '../../platform/refusals.ts';

type Request = CheckedRequestOf<typeof pmPlans.save>;
type AskedItem = NonNullable<Request['items']>[number];

const lock = statement<{ items: CheckListItem[] }, [tenantId: string, id: string]>(
  'check_lists.lock',
  'SELECT items FROM check_lists WHERE tenant_id = $1 AND id = $2 FOR UPDATE',
);

const rewrite = statement<object, [tenantId: string, id: string, items: string, at: string]>(
  'check_lists.rewrite',
  `UPDATE check_lists SET items = $3::jsonb, version = version + 1, updated_at = $4
   WHERE tenant_id = $1 AND id = $2`,
);

/** An item as it is kept: with only what its kind asks for. */
export function keptItem(
  item: AskedItem,
  index: number,
  known: ReadonlySet<string>,
  now: number,
): CheckListItem {
  const { id, name, kind, min, max, unit, options, required, photoRequired } = item;
  const path = `items.${index}`;
  if (kind === 'select' && !options) throw invalid(`${path}.options`, 'required');
  if (min !== undefined && max !== undefined && min > max) throw invalid(`${path}.max`, 'tooSmall', { min });
  return {
    // Ids are given here, so that one list's items never pass for another's.
    id: id && known.has(id) ? id : timeOrderedId(now),
    name,
    kind,
    required,
    min: kind === 'number' ? min : undefined,
    max: kind === 'number' ? max : undefined,
    unit: (kind === 'number' && unit) || undefined,
    options: kind === 'select' && options ? [...new Set(options)] : undefined,
    photoRequired: photoRequired || undefined,
  };
}

/**
 * The check list of a plan that is saved: its items are written into the list that is named, else into the plan's
 * own, else into a new one. Orders that are made already keep their items.
 */
export async function checkListFor(
  { tx, tenantId, now }: WriteContext,
  { checkListId, items, name }: Request,
  present: string | undefined,
): Promise<string> {
  const at = now();
  const target = checkListId ?? present;
  if (!target && !items) throw invalid('items', 'required');
  const list = target ? await lock.first(tx, tenantId, target) : undefined;
  if (target && !list) throw new SvcdeskError('notFound');
  if (!items) return target ?? '';
  const known = new Set(list?.items.map(({ id }) => id));
  const kept = items.map((item, index) => keptItem(item, index, known, at.getTime()));
  const updatedAt = at.toISOString();
  if (target) {
    await rewrite.change(tx, tenantId, target, JSON.stringify(kept), updatedAt);
    return target;
  }
  const id = timeOrderedId(at.getTime());
  await insertRows(tx, checkLists, { tenantId, id, name, items: kept, createdAt: updatedAt, updatedAt });
  return id;
}
