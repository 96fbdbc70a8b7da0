import type { Access, AccessThings } from '../../testing/access.ts';

/** A review of the first engineer, of what they say of themselves. */
async function reviewOf({ as, tenant, orderId }: AccessThings): Promise<string> {
  const engineer = await as(tenant.engineer);
  await engineer.engineers.update({ experience: `Order ${orderId}` });
  return (await engineer.reviews.page({ status: [1] })).list[0]?.id ?? '';
}

export const reviewsAccess: Access = {
  'reviews.decide': {
    of: ({ account }, tenant) => account === tenant.lead,
    ask: async (on, things) => on.reviews.decide({ id: await reviewOf(things), approve: true }),
  },
  'reviews.detail': {
    of: ({ account }, tenant) => [tenant.engineer, tenant.lead].includes(account),
    ask: async (on, things) => on.reviews.detail({ id: await reviewOf(things) }),
  },
  'reviews.page': 'no thing',
};

export const engineersAccess: Access = {
  'engineers.deleteSkill': 'no thing',
  'engineers.findOne': {
    of: 'tenant',
    ask: (on, { tenant }) => on.engineers.findOne({ id: tenant.engineer.accountId }),
  },
  'engineers.skills': {
    of: 'tenant',
    ask: (on, { tenant }) => on.engineers.skills({ engineerId: tenant.engineer.accountId }),
  },
  'engineers.update': 'no thing',
};
