// Written by `pnpm gen` from the contract and its docs.
import type * as groups from '../groups.ts';
import type { InferredRequestOf } from '../define.ts';
import type { Group, GroupNode } from './shapes.ts';

/** What `groups.accountTree` takes. The organisation with its people. */
export interface GroupAccountTreeQuery extends InferredRequestOf<typeof groups.accountTree> {}

type GroupEngineerGroupsQueryInferred = InferredRequestOf<typeof groups.engineerGroups>;

/** What `groups.engineerGroups` takes. Groups of an engineer. */
export type GroupEngineerGroupsQuery = {
  /** Only what this engineer does. */
  engineerId?: GroupEngineerGroupsQueryInferred['engineerId'];
};

type GroupListQueryInferred = InferredRequestOf<typeof groups.list>;

/** What `groups.list` takes. Groups by name. */
export type GroupListQuery = {
  /** Words to search for, as a person types them. */
  keyword?: GroupListQueryInferred['keyword'];
};

/** What `groups.tree` takes. The organisation. */
export interface GroupTreeQuery extends InferredRequestOf<typeof groups.tree> {}

/** What the calls of `groups` take and answer. */
export interface GroupsCalls {
  'groups.accountTree': { request: GroupAccountTreeQuery; data: GroupNode[] };
  'groups.engineerGroups': { request: GroupEngineerGroupsQuery; data: Group[] };
  'groups.list': { request: GroupListQuery; data: Group[] };
  'groups.tree': { request: GroupTreeQuery; data: GroupNode[] };
}
