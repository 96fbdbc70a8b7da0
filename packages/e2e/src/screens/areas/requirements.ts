import type { Area, Finder } from '../area.ts';

/** Waits to be handled; its viewer takes the lock. */
const requirementToHandle: Finder = async (ask) => {
  const { list } = await (await ask('lead')).requirements.list({ status: [1, 2] });
  return list[0];
};

const withStatus =
  (status: number): Finder =>
  async (ask) =>
    (await (await ask('lead')).requirements.list({ status: [status] })).list[0];

const base = '/userSide/requireCenter';

export const requirements: Area = {
  samples: {
    requirementToHandle,
    requirementRejected: withStatus(4),
    requirementConverted: withStatus(3),
  },
  viewerByPath: Object.fromEntries(
    [
      '',
      '/detail',
      '/requirementRecords',
      '/createOrder',
      '/createOrder/reporterList',
      '/createOrder/addReporter',
    ].map((path) => [base + path, 'lead']),
  ),
  cases: [
    { path: base, query: { status: 'any', q: '打印' } },
    { path: `${base}/detail`, about: 'requirementToHandle', query: { do: 'reject' } },
    { path: `${base}/detail`, about: 'requirementRejected' },
    { path: `${base}/detail`, about: 'requirementConverted' },
  ],
};
