// Written by `pnpm gen` from the contract and its docs.
import type { Group, GroupAccountTreeQuery, GroupEngineerGroupsQuery, GroupListQuery, GroupNode, GroupTreeQuery } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `groups` as methods. */
export interface GroupsMethods {
  /** The organisation with its people. */
  accountTree(request: GroupAccountTreeQuery, options?: CallOptions): Promise<GroupNode[]>;
  /** Groups of an engineer. */
  engineerGroups(request: GroupEngineerGroupsQuery, options?: CallOptions): Promise<Group[]>;
  /** Groups by name. */
  list(request: GroupListQuery, options?: CallOptions): Promise<Group[]>;
  /** The organisation. */
  tree(request: GroupTreeQuery, options?: CallOptions): Promise<GroupNode[]>;
}
