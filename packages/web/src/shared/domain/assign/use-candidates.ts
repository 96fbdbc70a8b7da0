import type { RequestOf } from '@svcdesk/core/contract';
import { engineers } from '@svcdesk/core/contract/entrust';
import { suggestEngineers } from '@svcdesk/core/contract/orders';
import { dailySaturation } from '@svcdesk/core/contract/plans';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { dayOf } from '../../blocks/calendar/days.ts';
import { useFoundHere } from '../../blocks/pick/use-found.ts';
import type { PagedList } from '../../platform/api/paging.ts';
import { readOf, useCall } from '../../platform/api/use-call.ts';
import { serverNow } from '../../platform/clock.ts';
import { useOrganisation } from '../organisation/use-organisation.ts';
import { peopleIn } from '../people/person.ts';
import {
  type Candidate,
  candidatesByLoad,
  partnerCandidates,
  type Suggestion,
  suggestedCandidates,
  suggestedForAll,
  suggestedWithLoad,
  withBest,
} from './candidate.ts';

/** A time that was agreed with the customer. */
export interface AgreedTime {
  planStart: string;
  planEnd: string;
}

/**
 * What an engineer is wanted for: orders, what a draft would become, an order that another organisation has entrusted, or
 * any other work, for which its group says who may do it.
 */
export interface Work {
  orderIds?: readonly string[];
  /** The time that it keeps, whichever engineer gets it. */
  time?: AgreedTime | undefined;
  draft?: RequestOf<typeof suggestEngineers>['draft'];
  entrustId?: string;
}

export interface AskedCandidates {
  work: Work;
  /** Only of this group; of the work's own where it is an order. */
  groupId: string | undefined;
  /** YYYY-MM-DD of the tenant's zone: by which day they are judged; the planned one of an order, else today. */
  day?: string;
  /** Not offered: who has it now, who may not have it. */
  without: readonly (string | undefined)[];
  /** Who was proposed where this was opened: the best as long as they fit. */
  proposedId?: string;
}

/** So many orders are looked at one by one; of more the first stand for all. */
const maxOrders = 10;

interface FoundCandidates extends PagedList<Candidate> {
  /** Who stands first among those who fit. */
  suggestedId: string | undefined;
  /** There are candidates, and none who fits ends before the deadline. */
  nobodyInTime: boolean;
}

/** Who may be given the work, those first whom the rules would send, as far as their names hold what was typed. */
export function useCandidates(asked: AskedCandidates, typed: string): FoundCandidates {
  const { work, groupId, without, proposedId } = asked;
  const { orderIds = [], draft, entrustId, time } = work;
  const one = useCall(
    suggestEngineers,
    orderIds.length === 1 || draft
      ? { orderId: orderIds[0], draft, groupId: groupId || undefined, day: asked.day }
      : undefined,
    // Work that keeps its time takes that of its day, and not what such work is taken to need.
    { select: time ? suggestedCandidates : suggestedWithLoad },
  );
  const several = useSeveral(orderIds.length > 1 ? orderIds : [], groupId, asked.day);
  const partner = useCall(engineers, entrustId === undefined ? undefined : { id: entrustId }, {
    select: partnerCandidates,
  });
  const isOther = orderIds.length === 0 && draft === undefined && entrustId === undefined;
  const ofGroup = useByLoad(isOther ? groupId : undefined, asked.day);
  const query = entrustId !== undefined ? partner : isOther ? ofGroup : orderIds.length > 1 ? several : one;
  const barred = without.filter(Boolean).join(' ');
  const isJudged = orderIds.length > 0 || draft !== undefined;
  const data = useMemo(() => {
    const barredIds = barred.split(' ');
    const left = query.data?.filter(({ id }) => !barredIds.includes(id));
    return left && isJudged ? withBest(left, proposedId) : left;
  }, [query.data, barred, isJudged, proposedId]);
  // Also where what was typed has hidden them.
  const suggestedId = data?.find(({ best }) => best)?.id;
  const nobodyInTime =
    data !== undefined &&
    data.length > 0 &&
    data.every(({ fits, lateMinutes }) => !fits || lateMinutes !== undefined);
  return { ...useFoundHere({ ...query, data }, typed), suggestedId, nobodyInTime };
}

/** Suggestions for so many orders as one answer, which is there once all of them are. */
function together(queries: readonly UseQueryResult<unknown>[], count: number) {
  const lists = queries.map(({ data }) => data as readonly Suggestion[] | undefined);
  const isThere = lists.every((list) => list !== undefined);
  return {
    data: isThere ? suggestedForAll(lists as readonly (readonly Suggestion[])[], count) : undefined,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    isPending: queries.some(({ isPending }) => isPending),
    isFetching: queries.some(({ isFetching }) => isFetching),
    dataUpdatedAt: Math.max(0, ...queries.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}

function useSeveral(orderIds: readonly string[], groupId: string | undefined, day: string | undefined) {
  const queries = orderIds
    .slice(0, maxOrders)
    .map((orderId) => readOf(suggestEngineers, { orderId, groupId: groupId || undefined, day }));
  const count = orderIds.length;
  const combine = useCallback((found: readonly UseQueryResult<unknown>[]) => together(found, count), [count]);
  return useQueries({ queries, combine });
}

/** The people of a group, by how full their day is. */
function useByLoad(groupId: string | undefined, day: string | undefined) {
  const organisation = useOrganisation();
  const people = useMemo(
    () => (groupId && organisation.data ? peopleIn(organisation.data, groupId) : []),
    [organisation.data, groupId],
  );
  const accountIds = people.map(({ id }) => id);
  const loads = useCall(
    dailySaturation,
    accountIds.length === 0 ? undefined : { accountIds, days: [day ?? dayOf(serverNow())] },
  );
  const data = useMemo(
    () =>
      organisation.data && (people.length === 0 || loads.data)
        ? candidatesByLoad(people, loads.data ?? [])
        : undefined,
    [organisation.data, people, loads.data],
  );
  return {
    data,
    error: organisation.error ?? loads.error,
    isPending: data === undefined && organisation.error === null && loads.error === null,
    isFetching: organisation.isFetching || loads.isFetching,
    dataUpdatedAt: loads.dataUpdatedAt,
    refetch: () => Promise.all([organisation.refetch(), accountIds.length > 0 && loads.refetch()]),
  };
}
