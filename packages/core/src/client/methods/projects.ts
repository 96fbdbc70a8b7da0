// Written by `pnpm gen` from the contract and its docs.
import type * as projects from '../../contract/projects.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';
import type { ProjectOrder, ProjectOrderSummary } from './shapes.ts';

/** What `projects.accept` takes. Accept a project order. */
export interface AcceptProject extends RequestOf<typeof projects.accept> {}

/** What `projects.activate` takes. Go on with a project order, or reopen its last stage. */
export interface ActivateProject extends RequestOf<typeof projects.activate> {}

/** What `projects.backlogPage` takes. Project orders that I may see. */
export interface ProjectBacklogPageQuery extends RequestOf<typeof projects.backlogPage> {}

/** What `projects.backlogPage` answers. Project orders that I may see. */
export interface ProjectBacklogPage extends Omit<DataOf<typeof projects.backlogPage>, 'list'> {
  list: ProjectOrderSummary[];
}

/** What `projects.create` takes. Make a project order. */
export interface CreateProject extends RequestOf<typeof projects.create> {}

/** What `projects.findOne` takes. One project order with its stages. */
export interface ProjectFindOneQuery extends RequestOf<typeof projects.findOne> {}

/** What `projects.handle` takes. Work on a project order. */
export interface HandleProject extends RequestOf<typeof projects.handle> {}

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
