import { perform } from '../../engine/action/perform.ts';
import type { OtherProfile } from '../../engine/profile/kind-profile.ts';
import { ngramTable } from '../../engine/profile/ngram-table.ts';
import { offBoardingOf } from '../../engine/profile/off-boarding.ts';
import type { FactsByIds } from '../../engine/profile/webhook-facts.ts';
import { statement } from '../../platform/db/index.ts';
import { entrustIs, entrustOpen } from './halves.ts';
import { entrusted } from './kind.ts';
import { entrustSights, presentedFrom } from './present.ts';
import { entrustSource } from './source.ts';
import { ngramsOfHalf } from './write.ts';

const said = (half: string) =>
  `${half}.title, ${half}.cell_name AS "cellName", ${half}.report_name AS "reportName", ${half}.content`;

/** The owners' halves, by what keywords find. */
export const ownerNgrams = ngramTable<Parameters<typeof ngramsOfHalf>[0] & { id: string }>(
  'entrust_owner_halves',
  `SELECT r.id, r.entrust_no AS "entrustNo", ${said('r')} FROM entrust_owner_halves r`,
  ngramsOfHalf,
);

/** The partners' halves, of which the text stands in the owner's. */
export const partnerNgrams = ngramTable<Parameters<typeof ngramsOfHalf>[0] & { id: string }>(
  'entrust_partner_halves',
  `SELECT r.id, r.entrust_no AS "entrustNo", ${said('w')} FROM entrust_partner_halves r
     JOIN entrust_owner_halves w ON w.tenant_id = r.owner_tenant_id AND w.id = r.id`,
  ngramsOfHalf,
);

/** Each tenant is given its own number, and the people of its own half. */
const facts: FactsByIds = statement(
  'webhooks.entrusted',
  `WITH top AS (SELECT unnest($2::uuid[]) AS id), halves AS (
     SELECT w.*, mine.id IS NULL AS owns, p.status AS now, p.version AS "nowVersion", p.entrust_no AS partner_no,
       p.group_id AS "partnerGroupId", p.engineer_id, p.accepted_at, p.finished_at, e.name AS engineer_name,
       tw.name AS owner_name, tp.name AS partner_name, o.order_no, coalesce(o.handler_id, w.coordinator_id) AS coordinates
     ${presentedFrom('$1')}
   )
   SELECT id, CASE WHEN owns THEN entrust_no ELSE partner_no END AS "entrustNo",
     CASE WHEN owns THEN partner_no ELSE entrust_no END AS "otherNo",
     CASE WHEN owns THEN 'owner' ELSE 'partner' END AS side, title, now AS status, priority,
     type_name AS "typeName", cell_name AS "cellName", owner_name AS "ownerName", partner_name AS "partnerName",
     engineer_name AS "engineerName", CASE WHEN owns THEN order_id END AS "orderId",
     CASE WHEN owns THEN order_no END AS "orderNo", CASE WHEN owns THEN coordinates END AS "coordinatorId",
     CASE WHEN NOT owns THEN "partnerGroupId" END AS "handlerGroupId",
     CASE WHEN NOT owns THEN engineer_id END AS "engineerId", "nowVersion" AS version, created_at AS "createdAt",
     due_at AS "dueAt", accepted_at AS "acceptedAt", finished_at AS "finishedAt"
   FROM halves`,
);

/** What the rest of the server knows of entrusted orders. */
export const entrustProfile: OtherProfile<'entrusted'> = {
  sights: entrustSights,
  source: entrustSource,
  ngramTables: [ownerNgrams, partnerNgrams],
  subject: `SELECT k.entrust_no AS no, w.title, w.cell_name, NULL::int AS version FROM entrust_partner_halves k
    JOIN entrust_owner_halves w ON w.tenant_id = k.owner_tenant_id AND w.id = k.id
    WHERE k.tenant_id = s.tenant_id AND k.id = s.order_id`,
  facts,
  // The partner's engineer has it to do, and the owner's coordinator to see to it.
  open: {
    entrusted: {
      from: `(SELECT tenant_id, status, group_id, engineer_id AS who_id FROM entrust_partner_halves
        UNION ALL SELECT tenant_id, status, group_id, coordinator_id FROM entrust_owner_halves) o`,
      open: entrustOpen('o'),
      owners: ['o.who_id'],
      group: 'o.group_id',
    },
  },
  siteTies: null,
  offBoarding: offBoardingOf(
    'entrust_partner_halves',
    (who) => `o.engineer_id = ${who} AND ${entrustIs('o', 'distributed', 'processing')}`,
    async (job, id, accountId) => {
      const { state } = await entrusted.lock(job, id, 'retake');
      if (state.engineerId === accountId) await perform(entrusted, job, id, 'retake', {});
    },
  ),
};
