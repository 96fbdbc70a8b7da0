import { SvcdeskError } from '@svcdesk/core';
import type { Actor } from '@svcdesk/core/roles';
import { maySeeProject } from '@svcdesk/core/rules';
import { sightsBy } from '../../engine/sight.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { type FoundProject, projectTable, stateOf } from './row.ts';

/** Whoever asks for a project order. */
interface Asker {
  readonly tenantId: string;
  readonly actor: Actor;
}

/** Objects that files of project orders are bound to. */
export const projectFiles = 'project';

function visible(row: FoundProject | undefined, actor: Actor): FoundProject {
  // Out of sight and not there answer the same, so that nobody learns which.
  if (!row || !maySeeProject(stateOf(row), actor)) throw new SvcdeskError('notFound');
  return row;
}

/** A project order that the actor may see. */
export async function visibleProject(on: Queryable, { tenantId, actor }: Asker, id: string) {
  return visible(await projectTable.find(on, tenantId, id), actor);
}

/** Locks a project order that the actor may see. */
export async function lockedProject(on: Queryable, { tenantId, actor }: Asker, id: string) {
  await projectTable.lock(on, tenantId, id);
  // Read again: whoever held the lock before may have moved its stages.
  return visible(await projectTable.find(on, tenantId, id), actor);
}

/** Who sees project orders. */
export const projectSights = sightsBy(projectTable.byIds, (row, reader) =>
  maySeeProject(stateOf(row), reader),
);
