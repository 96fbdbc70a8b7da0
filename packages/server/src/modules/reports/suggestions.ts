import type { CheckedRequestOf, DataOf, reports } from '@svcdesk/core/contract';
import { minJudgedChoices, minJudgedPeople } from '@svcdesk/core/contract/reports';
import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import { dateOfDay, dayOfDate } from '@svcdesk/core/sla';
import { dateIn, spanOfDays } from '../../engine/days.ts';
import { findReachedGroups } from '../../engine/reached-groups.ts';
import { orderIs, orderOpen } from '../../engine/statuses.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';

type Report = DataOf<typeof reports.suggestions>;
type Outcome = NonNullable<Report['taken']>;
type Context = ContextOf<typeof reports.suggestions>;

/** Choices of one person that came out alike. Who they are is counted and goes no further. */
interface ChoiceRow {
  groupId: string;
  groupName: string;
  date: string;
  chosenId: string;
  taken: boolean;
  outcome: Exclude<keyof Outcome, 'count'>;
  count: number;
}

/** An order that the same person gives to another engineer within so long was a slip. */
const slipMinutes = 5;

/** A record `r` of the order of choice `c`, later than it. */
const laterRecord =
  'FROM order_records r WHERE r.tenant_id = $1 AND r.order_id = c.order_id AND r.seq > c.seq';

const choices = statement<
  ChoiceRow,
  [tenantId: string, groupIds: readonly string[] | null, from: string, to: string, zone: string]
>(
  'reports.choices',
  `WITH judged AS (
     SELECT c.group_id, to_char(c.chosen_at AT TIME ZONE $5, 'YYYY-MM-DD') AS date, c.chosen_id,
       c.suggested_id = c.chosen_id AS taken,
       CASE WHEN EXISTS (SELECT ${laterRecord} AND (r.action IN ('decline', 'release', 'transfer')
           OR r.action = 'activate' AND r.round > c.round)) THEN 'cameBackCount'
         WHEN ${orderIs('o', 'cancelled')} THEN 'cancelledCount'
         WHEN ${orderOpen('o')} THEN 'openCount'
         WHEN o.sla_phase = 'missed' THEN 'lateCount'
         ELSE 'inTimeCount' END AS outcome
     FROM suggestion_choices c
     JOIN orders o ON o.tenant_id = $1 AND o.id = c.order_id
     JOIN order_records m ON m.tenant_id = $1 AND m.order_id = c.order_id AND m.seq = c.seq
     WHERE c.tenant_id = $1 AND c.chosen_at >= $3 AND c.chosen_at < $4
       AND ($2::uuid[] IS NULL OR c.group_id = ANY($2::uuid[]))
       AND NOT EXISTS (SELECT ${laterRecord} AND r.action = 'transfer' AND r.actor_id = m.actor_id
         AND r.recorded_at < m.recorded_at + interval '${slipMinutes} minutes')
   )
   SELECT j.group_id AS "groupId", g.name AS "groupName", j.date, j.chosen_id AS "chosenId", j.taken, j.outcome,
     count(*) AS count
   FROM judged j JOIN groups g ON g.tenant_id = $1 AND g.id = j.group_id
   GROUP BY j.group_id, g.name, j.date, j.chosen_id, j.taken, j.outcome`,
);

/** Groups that are asked about, which the reader may see; null for the whole tenant. */
async function groupsOf(context: Context, groupId: string | undefined): Promise<readonly string[] | null> {
  const { db, tenantId } = context;
  const actor = context.actor as StaffActor;
  if (groupId !== undefined) return findReachedGroups({ db, tenantId, actor }, 'suggestion.view', groupId);
  return scopesOf(actor, 'suggestion.view').includes('tenant') ? null : actor.ledGroupIds;
}

const countOf = (rows: readonly ChoiceRow[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** What became of choices; nothing while they are too few, or would say it of persons. */
function outcomeOf(rows: readonly ChoiceRow[]): Outcome | undefined {
  const count = countOf(rows);
  const people = new Set(rows.map(({ chosenId }) => chosenId));
  if (count < minJudgedChoices || people.size < minJudgedPeople) return undefined;
  const outcome: Outcome = {
    count,
    inTimeCount: 0,
    lateCount: 0,
    openCount: 0,
    cameBackCount: 0,
    cancelledCount: 0,
  };
  for (const row of rows) outcome[row.outcome] += row.count;
  return outcome;
}

const countsOf = (rows: readonly ChoiceRow[]) => ({
  choiceCount: countOf(rows),
  takenCount: countOf(rows.filter(({ taken }) => taken)),
});

const daysShown = 30;

/** How often the first of those suggested was chosen, and what became of it. */
export async function suggestionReport(
  { groupId, ...input }: CheckedRequestOf<typeof reports.suggestions>,
  context: Context,
): Promise<Report> {
  const { db, tenantId, timeZone } = context;
  const to = input.to ?? dateIn(timeZone, context.now());
  const from = input.from ?? dateOfDay(dayOfDate(to) - daysShown + 1);
  const span = spanOfDays(timeZone, from, to);
  const groupIds = await groupsOf(context, groupId);
  const rows = await choices.all(db, tenantId, groupIds, span.from, span.to, timeZone);
  const byGroup = [...Map.groupBy(rows, (row) => row.groupId)].map(([id, own]) => ({
    groupId: id,
    groupName: own[0]?.groupName ?? '',
    ...countsOf(own),
  }));
  const ofDay = Map.groupBy(rows, ({ date }) => date);
  return {
    from,
    to,
    ...countsOf(rows),
    taken: outcomeOf(rows.filter(({ taken }) => taken)),
    otherwise: outcomeOf(rows.filter(({ taken }) => !taken)),
    byGroup: byGroup.sort((a, b) => b.choiceCount - a.choiceCount || (a.groupName < b.groupName ? -1 : 1)),
    byDay: span.dates.map((date) => ({ date, ...countsOf(ofDay.get(date) ?? []) })),
  };
}
