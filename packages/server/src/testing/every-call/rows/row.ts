import type { CallId } from '@svcdesk/core/contract';
import { buildStaff, newPhone, type TestAccount } from '../../index.ts';
import type { StartedDesk } from '../started-desk.ts';

/** Makes a call as somebody may, with all that has to come before; it resolves when the server has done it. */
export type Row = (started: StartedDesk) => Promise<unknown>;

export type Rows = Partial<Record<CallId, Row>>;

/** An engineer with a phone, whom a row may use up. */
export async function newcomer({ desk }: StartedDesk): Promise<TestAccount & { phone: string }> {
  const phone = newPhone();
  return { ...(await buildStaff(desk, { groupIds: [desk.groupId], phone })), phone };
}
