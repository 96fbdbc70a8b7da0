import type { Access, AccessThings } from '../../testing/access.ts';
import { buildStaff } from '../../testing/builders.ts';

/** A project order of the first group, made by a dispatcher. */
async function someProject({ tenant, cellId, as }: AccessThings): Promise<string> {
  const manager = await buildStaff(tenant, { roles: ['pm'] });
  const dispatcher = await as(tenant.dispatcher);
  const made = await dispatcher.projects.create({
    cellId,
    groupId: tenant.groupId,
    title: 'Renew the network',
    projectName: `Renewal ${manager.account}`,
    managerId: manager.accountId,
    stages: [{ name: 'Survey' }],
  });
  return made.id;
}

export const projectsAccess: Access = {
  'projects.backlogPage': 'no thing',
  'projects.findOne': {
    of: 'order',
    ask: async (on, things) => on.projects.findOne({ orderId: await someProject(things) }),
  },
  'projects.create': {
    of: 'cell',
    ask: (on, { cellId }) =>
      on.projects.create({
        cellId,
        title: 'Renew the network',
        projectName: 'Renewal',
        stages: [{ name: 'Survey' }],
      }),
  },
  'projects.accept': {
    of: 'order',
    ask: async (on, things) => on.projects.accept({ orderId: await someProject(things) }),
  },
  'projects.handle': {
    of: 'order',
    ask: async (on, things) =>
      on.projects.handle({ orderId: await someProject(things), action: 'progress', content: 'x' }),
  },
  'projects.activate': {
    of: 'order',
    ask: async (on, things) => on.projects.activate({ id: await someProject(things) }),
  },
};
