import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import { distanceMeters, isOutside, type Place } from '@svcdesk/core/rules';
import type { WriteContext } from '../../../engine/context.ts';
import { recordById } from '../../../engine/history.ts';
import { omitNulls } from '../../../engine/omit-nulls.ts';
import { accountActive } from '../../../platform/db/active.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';
import { invalid } from '../../../platform/refusals.ts';
import { copyTo, reporterSide } from '../effects.ts';
import { bindOrderFiles, withFiles } from '../files.ts';
import { colleaguesAre } from './copies.ts';
import type { LockedRow } from './lock.ts';
import { act } from './order-action.ts';

async function checkColleagues({ tx, tenantId }: WriteContext, ids: readonly string[]): Promise<void> {
  if (ids.length > 0 && !(await colleaguesAre(tx, tenantId, ids))) throw invalid('mentionIds', 'notActive');
}

const active = statement<{ id: string }, [tenantId: string, accountIds: readonly string[]]>(
  'orders.activeOf',
  `SELECT a.id FROM accounts a WHERE a.tenant_id = $1 AND a.id = ANY($2::uuid[]) AND ${accountActive('a')}`,
);

/** Refuses to notify a reporter whom no message can reach. */
async function checkReporter({ tx, tenantId }: WriteContext, order: LockedRow): Promise<void> {
  const found = await active.first(tx, tenantId, reporterSide(order));
  if (!found) throw invalid('notifyReporter', 'nobodyToNotify');
}

export async function progress(input: CheckedRequestOf<typeof orders.progress>, context: WriteContext) {
  const { orderId, content, internal, notifyReporter } = input;
  const mentionIds = [...new Set(input.mentionIds)];
  await checkColleagues(context, mentionIds);
  const { recordId } = await act(context, orderId, 'progress', input, async ({ row }) => {
    if (notifyReporter) await checkReporter(context, row);
    return {
      command: { content, internal, mentionIds, notifyReporter },
      complete: withFiles(context, orderId, input.attachments, internal),
      // A person who is named has to be able to read it.
      also: (_after, { recordedAt }) =>
        copyTo(context, orderId, { accountIds: mentionIds, groupIds: [] }, recordedAt),
    };
  });
  return recordById(context.tx, context, recordId);
}

export async function supplement(input: CheckedRequestOf<typeof orders.supplement>, context: WriteContext) {
  const { orderId, content } = input;
  const { recordId } = await act(context, orderId, 'supplement', input, () => ({
    command: { content },
    complete: withFiles(context, orderId, input.attachments),
  }));
  return recordById(context.tx, context, recordId);
}

export async function remind(input: CheckedRequestOf<typeof orders.remind>, context: WriteContext) {
  await act(context, input.orderId, 'remind', input, () => ({ command: {} }));
  return {};
}

export async function depart(input: CheckedRequestOf<typeof orders.depart>, context: WriteContext) {
  const { orderId, etaMinutes, latitude, longitude } = input;
  // A departure has no distance from the site to be checked.
  const place = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  const { recordId } = await act(context, orderId, 'depart', input, () => ({
    command: { etaMinutes, ...(place && { place }) },
  }));
  return recordById(context.tx, context, recordId);
}

const cellPosition = statement<
  { latitude: number | null; longitude: number | null },
  [tenantId: string, cellId: string]
>('cells.position', 'SELECT latitude, longitude FROM cells WHERE tenant_id = $1 AND id = $2');

/** Where an engineer clocks in, and how far that is from the site, as far as both are known. */
async function placeOf(
  on: Queryable,
  tenantId: string,
  cellId: string,
  input: CheckedRequestOf<typeof orders.clockIn>,
): Promise<Place & { readonly distanceMeters?: number }> {
  const { latitude, longitude, accuracy = 0, address } = input;
  const place = {
    ...omitNulls({ latitude, longitude }),
    ...(input.accuracy !== undefined && { accuracyMeters: accuracy }),
    ...(address && { address }),
  };
  if (latitude === undefined || longitude === undefined) return place;
  const cell = await cellPosition.first(on, tenantId, cellId);
  if (!cell || cell.latitude === null || cell.longitude === null) return place;
  const site = { latitude: cell.latitude, longitude: cell.longitude };
  const distance = Math.round(distanceMeters({ latitude, longitude }, site));
  return { ...place, distanceMeters: distance, ...(isOutside(distance, accuracy) && { outside: true }) };
}

export async function clockIn(input: CheckedRequestOf<typeof orders.clockIn>, context: WriteContext) {
  const { orderId } = input;
  const { recordId } = await act(context, orderId, 'clockIn', input, async ({ row }) => ({
    command: { place: await placeOf(context.tx, context.tenantId, row.cellId, input) },
    complete: async (record) => {
      const { photos } = await bindOrderFiles(context, orderId, { photos: input.photos });
      return { record: { ...record, attachments: photos } };
    },
  }));
  return recordById(context.tx, context, recordId);
}
