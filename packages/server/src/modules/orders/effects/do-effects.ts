import type { Effect, RecordDraft } from '@svcdesk/core/rules';
import type { ActContext } from '../../../engine/context.ts';
import { cutSchedules, planFor } from '../../../engine/schedules.ts';
import { passThrough } from '../../entrust/index.ts';
import type { LockedRow } from '../act/lock.ts';
import { copyTo } from './copies.ts';
import { sendMessage } from './messages.ts';

/** Does what an action causes beside changing the order, in the order the rules give it. */
export async function doEffects(
  context: ActContext,
  order: LockedRow,
  record: RecordDraft,
  effects: readonly Effect[],
): Promise<void> {
  const now = record.recordedAt;
  for (const effect of effects) {
    switch (effect.kind) {
      case 'schedules':
        await cutSchedules(context, order.id, effect.cut, effect.resumeAt, now);
        break;
      case 'plan':
        await planFor(
          context,
          { ...order, kind: 'order', onSite: order.serviceMode === 'onSite' },
          { ...effect, besideOthers: record.action === 'plan' },
          now,
        );
        break;
      case 'copy':
        await copyTo(context, order.id, effect, now);
        break;
      case 'message':
        await sendMessage(context, order, record, effect);
        break;
      case 'entrusted':
        await passThrough(context, order, record, effect.change);
        break;
      // The clocks are columns of the order and written with it; who declined is in its records.
      case 'sla':
      case 'notSuggested':
        break;
    }
  }
}
