import type { CalendarOf } from '../../../engine/clocks.ts';
import { statement } from '../../../platform/db/index.ts';

/** A site as far as sending somebody there goes, and the office hours of whoever does. */
export interface SiteRow {
  id: string;
  regionCode: string | null;
  latitude: number | null;
  longitude: number | null;
  office: CalendarOf | null;
}

export const sitesOf = statement<SiteRow, [tenantId: string, cellIds: readonly string[]]>(
  'orders.sitesOfOrders',
  `SELECT c.id, c.region_code AS "regionCode", c.latitude, c.longitude,
     (SELECT jsonb_build_object('calendarId', v.id, 'calendarVersion', v.version) FROM service_calendars v
      WHERE v.tenant_id = $1 AND v.is_default) AS office
   FROM cells c WHERE c.tenant_id = $1 AND c.id = ANY($2::uuid[])`,
);
