import { findOne } from '@svcdesk/core/contract/projects';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { setCallData, useCall } from '../../platform/api/use-call.ts';
import type { ProjectOrder } from './project.ts';

/** All of a project order, with its stages and its history. */
export function useProject(id: string): UseQueryResult<ProjectOrder> {
  return useCall(findOne, { orderId: id });
}

/** Shows the state that the server answered to an action. */
export function showNewProject(queries: QueryClient, id: string, data: Partial<ProjectOrder>): void {
  setCallData(queries, findOne, { orderId: id }, (before) => ({ ...before, ...data }));
}
