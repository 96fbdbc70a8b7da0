import { type Client, isSvcdeskError } from '@svcdesk/core';
import type { Database } from '../../platform/db/index.ts';
import { buildTenant, draftOf, linkPartner, type TestAccount, type TestServer } from '../../testing/index.ts';

/** How a call ended: done, or by which code and for what reason. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isSvcdeskError(error)) return 'done';
  return error.reason ? `${error.code} ${error.reason}` : String(error.code);
}

/** One session for each person: a sixth would end the first. */
function sessionsOn(server: TestServer): (account: TestAccount) => Promise<Client> {
  const sessions = new Map<string, Promise<Client>>();
  return (account) => {
    const known = sessions.get(account.accountId) ?? server.as(account);
    sessions.set(account.accountId, known);
    return known;
  };
}

/** A tenant with a partner, and orders that go from the one to the other. */
export async function setStage(db: Database, server: TestServer) {
  const tenant = await buildTenant(db);
  const partner = await linkPartner(tenant);
  const as = sessionsOn(server);

  /** Kinds of the messages that an account got about a record. */
  async function notified(account: TestAccount, id: string) {
    const { list } = await (await as(account)).messages.mine({ sysMsgFlag: 0, size: 100 });
    return list.filter(({ target }) => target?.id === id).map(({ kind }) => kind);
  }

  /** An order that the first engineer works on. */
  async function worked() {
    const order = await (await as(tenant.client)).orders.create({
      ...draftOf(tenant),
      reportName: 'Ms Zhao',
      reportPhone: '13812345678',
      content: 'It hums',
    });
    await (await as(tenant.engineer)).orders.accept({ orderId: order.id });
    return order;
  }

  /** One that was handed on, and waits there. */
  async function handed(over: { remark?: string; dueAt?: string } = {}) {
    const { id: orderId } = await worked();
    const lead = await as(tenant.lead);
    const entrusted = await lead.entrust.create({ orderId, partnerTenantId: partner.tenantId, ...over });
    return { orderId, id: entrusted.id, entrusted };
  }

  /** One that the partner's engineer works on. */
  async function underWay() {
    const made = await handed();
    const { id } = made;
    const engineerId = partner.engineer.accountId;
    await (await as(partner.lead)).entrust.distribute({ id, status: 1, engineerId });
    await (await as(partner.engineer)).entrust.handle({ id, action: 'accept', status: 2 });
    return made;
  }

  return { tenant, partner, as, notified, worked, handed, underWay };
}
