import type { reviews } from '@svcdesk/core/contract';
import type { StaffActor } from '@svcdesk/core/roles';
import { checkAction, reviewKind, reviewStatus } from '@svcdesk/core/rules';
import { notify } from '../../engine/messages.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import { cutText } from '../../platform/db/cut-text.ts';
import { statement } from '../../platform/db/index.ts';
import type { ProfileProposal } from '../../platform/db/schema/reviews.ts';
import type { ContextOf, Handler } from '../../platform/http/handler.ts';
import { invalid, refused } from '../../platform/refusals.ts';
import { presentReview, type ReviewRow, stateOf, visibleReview } from './list.ts';
import { putIntoForce, skillsOfTenant } from './profile.ts';

type Context = ContextOf<typeof reviews.decide>;

const store = statement<
  object,
  [
    tenantId: string,
    id: string,
    status: number,
    before: ProfileProposal,
    reviewerId: string,
    comment: string | null,
    at: Date,
  ]
>(
  'reviews.decide',
  `UPDATE reviews SET status = $3, before = $4, reviewer_id = $5, comment = $6, decided_at = $7, updated_at = $7,
     version = version + 1
   WHERE tenant_id = $1 AND id = $2`,
);

/** A newcomer becomes an engineer of a group. */
const takeOn = statement<object, [tenantId: string, accountId: string, groupId: string, at: Date]>(
  'reviews.takeOn',
  `WITH role AS (
     INSERT INTO account_roles (tenant_id, account_id, role) VALUES ($1, $2, 'engineer') ON CONFLICT DO NOTHING
   ), seat AS (
     INSERT INTO group_members (tenant_id, group_id, account_id, created_at) VALUES ($1, $3, $2, $4)
     ON CONFLICT DO NOTHING)
   UPDATE accounts SET under_review = false, current_group_id = $3, updated_at = $4
   WHERE tenant_id = $1 AND id = $2`,
);

/** Where a newcomer will work: the group named, else the lead's own, which they lead. */
function groupFor({ currentGroupId, ledGroupIds }: StaffActor, wanted: string | undefined): string {
  if (wanted !== undefined) {
    if (!ledGroupIds.includes(wanted)) throw invalid('groupId', 'notLed');
    return wanted;
  }
  const own = ledGroupIds.find((id) => id === currentGroupId) ?? ledGroupIds[0];
  if (own === undefined) throw invalid('groupId', 'required');
  return own;
}

/** The parts of the profile that a proposal replaces, as they are before. */
function replaced({ proposal, inForce }: ReviewRow): ProfileProposal {
  return Object.fromEntries(Object.entries(inForce).filter(([field]) => Object.hasOwn(proposal, field)));
}

async function approve(context: Context, row: ReviewRow, groupId: string | undefined): Promise<void> {
  const { tx, services, tenantId, actor, now } = context;
  const { applicantId } = row;
  await putIntoForce(tx, tenantId, applicantId, row.proposal, now());
  if (row.kind === 'registration') {
    const group = groupFor(actor, groupId);
    await takeOn.change(tx, tenantId, applicantId, group, now());
    const changes = { added: 'engineer', groupId: group };
    await recordAct(tx, context, {
      kind: 'role.change',
      object: { kind: 'account', id: applicantId },
      changes,
    });
  }
  await services.access.forget(tx, tenantId, applicantId);
}

/** Decides on a review by the rules; who approves puts it into force. */
export const decide: Handler<typeof reviews.decide> = async (input, context) => {
  const { tx, tenantId, actor, now } = context;
  const { id, comment, version, status } = input;
  const row = await visibleReview(tx, context, id, true);
  const at = now();
  const action = input.approve ? 'approve' : 'reject';
  const judged = checkAction(
    reviewKind,
    stateOf(row),
    actor,
    action,
    { comment, version, status },
    at.getTime(),
  );
  if (!judged.ok) throw refused(judged.refusal);
  const decided = reviewStatus[judged.to];
  await store.change(tx, tenantId, id, decided, replaced(row), actor.accountId, comment || null, at);
  if (input.approve) await approve(context, row, input.groupId);
  const review = { kind: 'review', id };
  const remark = comment && cutText(comment, 200);
  const params = {
    byId: actor.accountId,
    reviewKind: row.kind,
    reviewResult: judged.to,
    ...(remark && { remark }),
  };
  const about = { tenantId, target: review, at: at.getTime(), system: true, actorId: actor.accountId };
  await notify(tx, { kind: 'review.decided', accountIds: [row.applicantId], params, ...about });
  const changes = { from: row.status, to: decided };
  await recordAct(tx, context, { kind: 'review.change', object: review, changes });
  const after = await visibleReview(tx, context, id);
  return presentReview(after, await skillsOfTenant(tx, tenantId), context);
};
