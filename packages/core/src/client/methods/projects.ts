// Written by `pnpm gen` from the contract and its docs.
import type { AcceptProject, ActivateProject, CreateProject, HandleProject, ProjectBacklogPage, ProjectBacklogPageQuery, ProjectFindOneQuery, ProjectOrder, ProjectOrderSummary } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';

/** Calls of `projects` as methods. */
export interface ProjectsMethods {
  /** Accept a project order. */
  accept(request: AcceptProject, options?: CallOptions): Promise<ProjectOrder>;
  /** Go on with a project order, or reopen its last stage. */
  activate(request: ActivateProject, options?: CallOptions): Promise<ProjectOrder>;
  /** Project orders that I may see. */
  backlogPage: Paged<ProjectBacklogPageQuery, ProjectBacklogPage, ProjectOrderSummary>;
  /** Make a project order. */
  create(request: CreateProject, options?: CallOptions): Promise<ProjectOrder>;
  /** One project order with its stages. */
  findOne(request: ProjectFindOneQuery, options?: CallOptions): Promise<ProjectOrder>;
  /** Work on a project order. */
  handle(request: HandleProject, options?: CallOptions): Promise<ProjectOrder>;
}
