import { inviteCells, invites, joinRequests } from '../../platform/db/schema/joins.ts';
import { messages } from '../../platform/db/schema/messages.ts';
import { hashOfSecret } from '../../platform/sessions/lookup.ts';
import type { Site } from './company.ts';
import { beginning, type Founding, instant } from './founding.ts';
import { putAccount } from './people.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const inviteDays = 7;

/** The site that a join or an invitation names. */
function siteAt(sites: readonly Site[], code: string): Site {
  const site = sites.find((each) => each.code === code);
  if (!site) throw new Error(`No site ${code}`);
  return site;
}

/** Those who ask to join a customer; those who may approve are notified. */
export async function putJoins(
  founding: Founding,
  sites: readonly Site[],
  dispatcherIds: readonly string[],
): Promise<void> {
  const { basket, beside, chance, idOf, tenantId, now } = founding;
  for (const join of beside.joins ?? []) {
    const { account, remark, hoursAgo, rejected } = join;
    const site = siteAt(sites, join.cell);
    const at = now - hoursAgo * hourMs;
    const createdAt = instant(at);
    const accountId = putAccount(founding, join, { type: 2, createdAt });
    const draw = chance.fork(`join ${account}`);
    const id = draw.idAt(beginning);
    basket.put(joinRequests, {
      tenantId,
      id,
      accountId,
      customerId: site.customerId,
      cellId: site.id,
      status: rejected ? 3 : 1,
      remark: remark ?? null,
      cellScope: null,
      deciderId: rejected ? await idOf('user', rejected.by) : null,
      comment: rejected?.comment ?? null,
      createdAt,
      decidedAt: rejected ? instant(at + 3 * hourMs) : null,
    });
    const inCharge = site.clients
      .filter(({ actor }) => actor.cellScope === 'customer')
      .map((each) => each.id);
    for (const deciderId of rejected ? [] : [...inCharge, ...dispatcherIds]) {
      basket.put(messages, {
        tenantId,
        id: draw.idAt(beginning),
        accountId: deciderId,
        sysMsgFlag: 1,
        kind: 'join.waiting',
        params: { byId: accountId, site: site.name },
        targetKind: 'join',
        targetId: id,
        mergeKey: `join.waiting ${id}`,
        mergedCount: 1,
        readAt: null,
        createdAt,
      });
    }
  }
}

/** Invitations that were given out. */
export async function putInvites(
  { basket, beside, chance, idOf, tenantId, now }: Founding,
  sites: readonly Site[],
): Promise<void> {
  for (const [index, invite] of (beside.invitations ?? []).entries()) {
    const { by, cells: codes, scope, uses, used, daysAgo, revoked } = invite;
    const at = now - daysAgo * dayMs;
    const named = codes.map((code) => siteAt(sites, code));
    const draw = chance.fork(`invite ${index}`);
    const id = draw.idAt(beginning);
    basket.put(invites, {
      tenantId,
      id,
      // The code itself is not kept.
      codeHash: hashOfSecret(draw.salt()),
      customerId: named[0]?.customerId ?? '',
      cellScope: scope,
      uses,
      usedCount: used,
      byId: await idOf('user', by),
      createdAt: instant(at),
      expiresAt: instant(at + inviteDays * dayMs),
      revokedAt: revoked ? instant(at + dayMs) : null,
    });
    for (const { id: cellId } of named) basket.put(inviteCells, { tenantId, inviteId: id, cellId });
  }
}
