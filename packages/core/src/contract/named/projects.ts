// Written by `pnpm gen` from the contract and its docs.
import type * as projects from '../projects.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { ProjectOrder, ProjectOrderSummary } from './shapes.ts';

type AcceptProjectInferred = InferredRequestOf<typeof projects.accept>;

/** What `projects.accept` takes. Accept a project order. */
export type AcceptProject = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: AcceptProjectInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: AcceptProjectInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: AcceptProjectInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: AcceptProjectInferred['at'];
  /** When the work is planned to begin; an ISO 8601 instant in UTC. */
  planStart?: AcceptProjectInferred['planStart'];
  /** When the work is planned to end; an ISO 8601 instant in UTC. */
  planEnd?: AcceptProjectInferred['planEnd'];
};

type ActivateProjectInferred = InferredRequestOf<typeof projects.activate>;

/** What `projects.activate` takes. Go on with a project order, or reopen its last stage. */
export type ActivateProject = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: ActivateProjectInferred['id'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: ActivateProjectInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: ActivateProjectInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: ActivateProjectInferred['at'];
  /** What else is to be said of it, in words. */
  remark?: ActivateProjectInferred['remark'];
};

type ProjectBacklogPageQueryInferred = InferredRequestOf<typeof projects.backlogPage>;

/** What `projects.backlogPage` takes. Project orders that I may see. */
export type ProjectBacklogPageQuery = {
  /** Only what stands in one of these states; in any when left out. */
  status?: ProjectBacklogPageQueryInferred['status'];
  /** Whose things the list takes: the own ones, or more than those. */
  scope?: ProjectBacklogPageQueryInferred['scope'];
  /** Words to search for, as a person types them. */
  keyword?: ProjectBacklogPageQueryInferred['keyword'];
  /** Only orders of this project. */
  projectId?: ProjectBacklogPageQueryInferred['projectId'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: ProjectBacklogPageQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: ProjectBacklogPageQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: ProjectBacklogPageQueryInferred['next'];
};

type ProjectBacklogPageInferred = InferredDataOf<typeof projects.backlogPage>;

/** What `projects.backlogPage` answers. Project orders that I may see. */
export type ProjectBacklogPage = {
  /** The items of this page, in the order of the list. */
  list: ProjectOrderSummary[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: ProjectBacklogPageInferred['page'];
  /** How many items a page holds at most. */
  size: ProjectBacklogPageInferred['size'];
  /** How many items there are on all pages together. */
  total: ProjectBacklogPageInferred['total'];
  /** How many pages there are at this size. */
  totalPage: ProjectBacklogPageInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: ProjectBacklogPageInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: ProjectBacklogPageInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: ProjectBacklogPageInferred['next'];
};

type CreateProjectInferred = InferredRequestOf<typeof projects.create>;

/** What `projects.create` takes. Make a project order. */
export type CreateProject = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id?: CreateProjectInferred['id'];
  /** Which project it belongs to. */
  projectId?: CreateProjectInferred['projectId'];
  /** The project as people call it. */
  projectName?: CreateProjectInferred['projectName'];
  /** Who is in charge of it. */
  managerId?: CreateProjectInferred['managerId'];
  /** Which site of a customer it is about. */
  cellId: CreateProjectInferred['cellId'];
  /** What it is about, in one line. */
  title: CreateProjectInferred['title'];
  /** What it is about, at length. */
  content?: CreateProjectInferred['content'];
  /** From 1, the most urgent, to 4. */
  priority?: CreateProjectInferred['priority'];
  /** Which group of engineers it is about. */
  groupId?: CreateProjectInferred['groupId'];
  /** Which engineer does it or is to do it. */
  engineerId?: CreateProjectInferred['engineerId'];
  /** Until when it must be done; an ISO 8601 instant in UTC. */
  dueAt?: CreateProjectInferred['dueAt'];
  /** The stages of a project order, in their order. */
  stages: ({
    /** What people call it, or the name of a person. */
    name: CreateProjectInferred['stages'][number]['name'];
    /** Who has accepted it and works on it. */
    handlerId?: CreateProjectInferred['stages'][number]['handlerId'];
    /** When the work is planned to begin; an ISO 8601 instant in UTC. */
    planStart?: CreateProjectInferred['stages'][number]['planStart'];
    /** When the work is planned to end; an ISO 8601 instant in UTC. */
    planEnd?: CreateProjectInferred['stages'][number]['planEnd'];
  })[];
  /** Files that were uploaded before, as an attachment string. */
  attachment?: CreateProjectInferred['attachment'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: CreateProjectInferred['at'];
};

type ProjectFindOneQueryInferred = InferredRequestOf<typeof projects.findOne>;

/** What `projects.findOne` takes. One project order with its stages. */
export type ProjectFindOneQuery = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: ProjectFindOneQueryInferred['orderId'];
};

type HandleProjectInferred = InferredRequestOf<typeof projects.handle>;

/** What `projects.handle` takes. Work on a project order. */
export type HandleProject = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: HandleProjectInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: HandleProjectInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: HandleProjectInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: HandleProjectInferred['at'];
  /** What is done, in a word; which ones there are follows from the state. */
  action: HandleProjectInferred['action'];
  /** Which stage of the project order is meant. */
  stageId?: HandleProjectInferred['stageId'];
  /** What came of it. */
  result?: HandleProjectInferred['result'];
  /** How it goes, in words. */
  content?: HandleProjectInferred['content'];
  /** True where customers do not see it. */
  internal?: HandleProjectInferred['internal'];
  /** Files that were uploaded before and belong to it. */
  attachments?: HandleProjectInferred['attachments'];
  /** Why it is done, by a code of the dictionary for this action. */
  reasonCode?: HandleProjectInferred['reasonCode'];
  /** What else is to be said of it, in words. */
  remark?: HandleProjectInferred['remark'];
  /** When work on hold goes on by plan; an ISO 8601 instant in UTC. */
  resumeAt?: HandleProjectInferred['resumeAt'];
  /** Which group of engineers it is about. */
  groupId?: HandleProjectInferred['groupId'];
  /** Which engineer does it or is to do it. */
  engineerId?: HandleProjectInferred['engineerId'];
};

/** What the calls of `projects` take and answer. */
export interface ProjectsCalls {
  'projects.accept': { request: AcceptProject; data: ProjectOrder };
  'projects.activate': { request: ActivateProject; data: ProjectOrder };
  'projects.backlogPage': { request: ProjectBacklogPageQuery; data: ProjectBacklogPage };
  'projects.create': { request: CreateProject; data: ProjectOrder };
  'projects.findOne': { request: ProjectFindOneQuery; data: ProjectOrder };
  'projects.handle': { request: HandleProject; data: ProjectOrder };
}
