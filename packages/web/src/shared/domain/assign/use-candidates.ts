import type { RequestOf } from '@svcdesk/core/contract';
import { engineers } from '@svcdesk/core/contract/entrust';
import { maxSuggestedWith, suggestEngineers } from '@svcdesk/core/contract/orders';
import { dailySaturation } from '@svcdesk/core/contract/plans';
import { useCallback, useMemo } from 'react';
import { dayOf, daysFrom } from '../../blocks/calendar/days.ts';
import { useFoundHere } from '../../blocks/pick/use-found.ts';
import type { PagedList } from '../../platform/api/paging.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { serverNow } from '../../platform/clock.ts';
import { useOrganisation } from '../organisation/use-organisation.ts';
import { peopleIn } from '../people/person.ts';
import {
  type Candidate,
  candidatesByFirstDay,
  candidatesByLoad,
  partnerCandidates,
  type Suggestion,
  suggestedCandidates,
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
  /** YYYY-MM-DD of the tenant's zone: by which day they are judged; else the first on which each can come. */
  day?: string;
  /** Not offered: who has it now, who may not have it. */
  without: readonly (string | undefined)[];
  /** Who was proposed where this was opened: the best as long as they fit. */
  proposedId?: string;
}

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
  const [orderId, ...others] = orderIds;
  // Of very many the first stand for all.
  const withIds = others.slice(0, maxSuggestedWith);
  const share = others.length > 0 ? orderIds.length / (withIds.length + 1) : 1;
  const suggested = useCall(
    suggestEngineers,
    orderId !== undefined || draft
      ? {
          ...{ orderId, draft, groupId: groupId || undefined, day: asked.day },
          withIds: withIds.length > 0 ? withIds : undefined,
        }
      : undefined,
    {
      select: useCallback(
        // Work that keeps its time takes that of its day, and not what such work is taken to need.
        (list: readonly Suggestion[]) => (time ? suggestedCandidates(list) : suggestedWithLoad(list, share)),
        [time, share],
      ),
    },
  );
  const partner = useCall(engineers, entrustId === undefined ? undefined : { id: entrustId }, {
    select: partnerCandidates,
  });
  const isOther = orderIds.length === 0 && draft === undefined && entrustId === undefined;
  const ofGroup = useByLoad(isOther ? groupId : undefined, asked.day);
  const query = entrustId !== undefined ? partner : isOther ? ofGroup : suggested;
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

/** Among so many days from today on that is looked for on which somebody is there. */
const maxDays = 7;

/** The people of a group, by how full that day is, or without one the first on which each is there. */
function useByLoad(groupId: string | undefined, day: string | undefined) {
  const organisation = useOrganisation();
  const people = useMemo(
    () => (groupId && organisation.data ? peopleIn(organisation.data, groupId) : []),
    [organisation.data, groupId],
  );
  const accountIds = people.map(({ id }) => id);
  const loads = useCall(
    dailySaturation,
    accountIds.length === 0
      ? undefined
      : { accountIds, days: day === undefined ? daysFrom(dayOf(serverNow()), maxDays) : [day] },
  );
  const data = useMemo(
    () =>
      organisation.data && (people.length === 0 || loads.data)
        ? (day === undefined ? candidatesByFirstDay : candidatesByLoad)(people, loads.data ?? [])
        : undefined,
    [organisation.data, people, loads.data, day],
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
