import { items } from '@svcdesk/core';
import { projects } from '@svcdesk/core/contract';
import type { ProjectAction } from '@svcdesk/core/rules';
import type { Area, Finder } from '../area.ts';

/** A project order with which the project manager may do something. */
const projectFor =
  (action: ProjectAction): Finder =>
  async (ask) => {
    for await (const order of items(await ask('pm'), projects.backlogPage, { scope: 'all' }))
      if (order.can.includes(action)) return order;
    return undefined;
  };

const under = '/userSide/orderCenter';
const detail = `${under}/projectOrderDetail`;

export const projectsArea: Area = {
  samples: {
    projectAtWork: projectFor('hangUp'),
    projectToAccept: projectFor('close'),
    projectToPass: projectFor('transfer'),
    projectToCancel: projectFor('cancel'),
  },
  viewerByPath: {
    [detail]: 'pm',
    [`${under}/projectElimination`]: 'pm',
    [`${under}/ProjectPassOn`]: 'pm',
    [`${under}/projectHangUp`]: 'pm',
  },
  cases: [
    { path: under, as: 'pm', query: { kind: 'project' } },
    { path: detail, about: 'projectToAccept' },
    { path: detail, about: 'projectToAccept', query: { do: 'activate' } },
    { path: detail, about: 'projectAtWork', query: { do: 'progress' } },
    { path: detail, about: 'projectToCancel', query: { do: 'cancel' } },
    { path: `${under}/projectElimination`, about: 'projectAtWork', query: { do: 'skipStage' } },
  ],
};
