/**
 * How far a permission reaches:
 * `own` handler, named, creator or coordinator; `pool` orders of my groups without an owner; `groups` my groups;
 * `copied` copied to me; `led` the subtree I lead; `tenant` all; `monitored` source 1 of the tenant;
 * `projects` project orders of the tenant; `projectMembers` members of my projects; `ownCells` cells of my own
 * orders; `groupCells` cells of orders of mine and my groups; `servedCells` cells that my groups serve;
 * `projectCells` cells of my projects; `root` only for who leads the root group; `cells` a client's cell scope;
 * `customer` all of a client's customer, for those with that cell scope; `any` where there is no object yet.
 */
export const scopes = [
  'own',
  'pool',
  'groups',
  'copied',
  'led',
  'tenant',
  'monitored',
  'projects',
  'projectMembers',
  'ownCells',
  'groupCells',
  'servedCells',
  'projectCells',
  'root',
  'cells',
  'customer',
  'any',
] as const;

/** How far a permission reaches. */
export type Scope = (typeof scopes)[number];
