import type { personal } from '../contract/account.ts';
import type { InferredDataOf } from '../contract/define.ts';
import type { ClientActor, StaffActor } from '../roles/actor.ts';
import { loginType } from '../roles/login-type.ts';
import type { CellScope, StaffRole } from '../roles/role.ts';

/**
 * Who is signed in as the rules know them, from what `account.personal` answers. Groups change and duty begins and ends:
 * ask again when it matters. Of a server before 0.3.0 only the groups that one leads oneself are known, and none by duty.
 *
 * @example
 * const me = actorOf(await client.account.personal({}));
 */
export function actorOf(profile: Readonly<InferredDataOf<typeof personal>>): StaffActor | ClientActor {
  const { id: accountId, type, customerId, cells = [], groups } = profile;
  if (type === loginType.client) {
    return {
      kind: 'client',
      accountId,
      customerId: customerId ?? '',
      cellIds: cells.map((cell) => cell.id),
      cellScope: (profile.cellScope ?? 'cells') as CellScope,
      awaiting: customerId === undefined,
    };
  }
  const ids = groups.map((group) => group.id);
  return {
    kind: 'staff',
    accountId,
    roles: profile.roles as StaffRole[],
    memberGroupIds: profile.memberGroupIds ?? ids,
    ledGroupIds: profile.ledGroupIds ?? ids.filter((_id, index) => groups[index]?.lead),
    currentGroupId: profile.currentGroupId,
    leadsRoot: profile.leadsRoot,
  };
}
