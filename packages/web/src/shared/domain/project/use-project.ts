import { findOne } from '@svcdesk/core/contract/projects';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '../../platform/api/account.ts';
import { setCallData, useCall } from '../../platform/api/use-call.ts';
import { actorOf } from '../order/after-waiting.ts';
import { useWaitingDeeds } from '../work/use-waiting-deeds.ts';
import { afterWaitingProject } from './after-waiting-project.ts';
import type { ExpectedProject, ProjectOrder } from './project.ts';

/** All of a project order, and how it stands after what this phone has done to it without a network. */
export function useProject(id: string): UseQueryResult<ExpectedProject> {
  const query = useCall(findOne, { orderId: id });
  const waiting = useWaitingDeeds('project', id);
  const account = useAccount().data;
  const { data } = query;
  const expected = useMemo(() => {
    if (!data || !account || waiting.length === 0) return data;
    return afterWaitingProject(data, actorOf(account), waiting);
  }, [data, account, waiting]);
  return { ...query, data: expected } as UseQueryResult<ExpectedProject>;
}

/** Shows the state that the server answered to an action. */
export function showNewProject(queries: QueryClient, id: string, data: Partial<ProjectOrder>): void {
  setCallData(queries, findOne, { orderId: id }, (before) => ({ ...before, ...data }));
}
