import type { CallId } from '@svcdesk/core/contract';
import { buildStaff, newPhone, type TestAccount } from '../../index.ts';
import type { StartedServer } from '../started-server.ts';

/** Makes a call as an account may, with all that has to come before; it resolves when the server has done it. */
export type Row = (started: StartedServer) => Promise<unknown>;

export type Rows = Partial<Record<CallId, Row>>;

/** An engineer with a phone, whom a row may use up. */
export async function newcomer({ tenant }: StartedServer): Promise<TestAccount & { phone: string }> {
  const phone = newPhone();
  return { ...(await buildStaff(tenant, { groupIds: [tenant.groupId], phone })), phone };
}
