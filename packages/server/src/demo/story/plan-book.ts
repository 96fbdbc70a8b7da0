import type { Effect } from '@svcdesk/core/rules';
import type { schedules } from '../../platform/db/schema/schedules.ts';
import type { Chance } from '../chance.ts';
import { instant } from '../company/founding.ts';

type ScheduleRow = typeof schedules.$inferInsert & { version: number; planStart: string; planEnd: string };

/** What of an order its schedule entries need. */
interface Planned {
  readonly tenantId: string;
  readonly id: string;
  readonly cellId: string;
  readonly serviceMode: string;
}

/** The schedule entries of one order, cut and set as the server does it (orders/effects/schedules.ts). */
export interface PlanBook {
  readonly rows: readonly ScheduleRow[];
  cut(effect: Extract<Effect, { kind: 'schedules' }>, now: number): void;
  plan(order: Planned, effect: Extract<Effect, { kind: 'plan' }>, byId: string | null, now: number): void;
}

export function createPlanBook(chance: Chance): PlanBook {
  const rows: ScheduleRow[] = [];
  const live = () => rows.filter(({ status }) => status === 'planned' || status === 'running');

  function cutAt(now: string, keepFrom: string | undefined): void {
    for (const row of live()) {
      if (keepFrom !== undefined && row.planStart >= keepFrom) continue;
      const begun = row.planStart <= now;
      row.status = begun ? 'ended' : 'cancelled';
      if (begun && row.planEnd > now) row.planEnd = now;
      row.version += 1;
    }
  }

  return {
    rows,
    cut({ cut, resumeAt }, now) {
      if (cut === 'cancelAll') {
        for (const row of live()) {
          row.status = 'cancelled';
          row.version += 1;
        }
      } else {
        const keepFrom = cut === 'cutUntilResume' && resumeAt !== undefined ? instant(resumeAt) : undefined;
        cutAt(instant(now), keepFrom);
      }
    },
    plan({ tenantId, id, cellId, serviceMode }, { accountId, planStart, planEnd }, byId, now) {
      cutAt(instant(now), undefined);
      rows.push({
        tenantId,
        id: chance.idAt(now),
        orderId: id,
        orderKind: 'order',
        accountId,
        planStart: instant(planStart),
        planEnd: instant(planEnd),
        status: 'planned',
        cellId,
        onSite: serviceMode === 'onSite',
        createdById: byId,
        version: 1,
        createdAt: instant(now),
      });
    },
  };
}
