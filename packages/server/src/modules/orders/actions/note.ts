import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import type { WriteContext } from '../../../engine/context.ts';
import { recordById } from '../../../engine/history.ts';
import { invalid } from '../../../platform/refusals.ts';
import { act } from '../act/act.ts';
import { copyTo } from '../effects/copies.ts';
import { bindOrderFiles, withFiles } from '../files.ts';
import { colleaguesAre } from './copies.ts';
import { placeOf } from './place.ts';

async function checkColleagues({ tx, tenantId }: WriteContext, ids: readonly string[]): Promise<void> {
  if (ids.length > 0 && !(await colleaguesAre(tx, tenantId, ids))) throw invalid('mentionIds', 'notActive');
}

export async function progress(input: CheckedRequestOf<typeof orders.progress>, context: WriteContext) {
  const { orderId, content, internal } = input;
  const mentionIds = [...new Set(input.mentionIds)];
  await checkColleagues(context, mentionIds);
  const { recordId } = await act(context, orderId, 'progress', input, () => ({
    command: { content, internal, mentionIds },
    complete: withFiles(context, orderId, input.attachments, internal),
    // Whoever is named has to be able to read it.
    also: (_after, { recordedAt }) =>
      copyTo(context, orderId, { accountIds: mentionIds, groupIds: [] }, recordedAt),
  }));
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
  // Where somebody sets out is no distance from the site to be judged.
  const place = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  const { recordId } = await act(context, orderId, 'depart', input, () => ({
    command: { etaMinutes, ...(place && { place }) },
  }));
  return recordById(context.tx, context, recordId);
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
