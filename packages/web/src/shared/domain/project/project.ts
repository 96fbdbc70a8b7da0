import type { DataOf, projects } from '@svcdesk/core/contract';

/** All of a project order. */
export type ProjectOrder = DataOf<typeof projects.findOne>;
/** One with the state that it will have once what waits has arrived. */
export type ExpectedProject = ProjectOrder & { expectedStatus?: number };
/** One as lists show it. */
export type ProjectSummary = DataOf<typeof projects.backlogPage>['list'][number];
/** A step of one. */
export type ProjectStage = ProjectOrder['stages'][number];
