import { mine, page } from '@svcdesk/core/contract/entrust';
import { type ListState, useListState } from '../../../shared/blocks/list-page/use-list-state.ts';
import type { EntrustOrder } from '../../../shared/domain/entrust/entrust.ts';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import type { PagedList } from '../../../shared/platform/api/paging.ts';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';

/** Mine to do, what came to my organisation, what it gave away. */
export const entrustLists = ['mine', 'partner', 'owner'] as const;
export type EntrustList = (typeof entrustLists)[number];

interface ListHandle {
  state: ListState;
  which: EntrustList;
  /** 0 for all. */
  status: number;
  list: PagedList<EntrustOrder>;
  show: (next: { which?: EntrustList; status?: number }) => void;
}

/** Which list is shown stands in the address; at first engineers see what is theirs, whoever assigns what came. */
export function useEntrustList(): ListHandle {
  const state = useListState();
  const { values } = state;
  const assigns = useMay('entrust.distribute');
  const asked = entrustLists.find((each) => each === values.side);
  // What somebody may do comes with the account: until then nobody knows which list is his.
  const known = useAccount().data !== undefined || asked !== undefined;
  const which = asked ?? (assigns ? 'partner' : 'mine');
  const status = which === 'mine' ? 0 : Number(values.status ?? 0);
  const wanted = status === 0 ? undefined : [status];
  const own = useCallPages(mine, known && which === 'mine' ? {} : undefined);
  const either = useCallPages(page, known && which !== 'mine' ? { side: which, status: wanted } : undefined);
  return {
    state,
    which,
    status,
    list: which === 'mine' ? own : either,
    show(next) {
      const side = next.which ?? which;
      const chosen = next.which === undefined ? (next.status ?? status) : 0;
      state.set({ side, status: chosen === 0 ? undefined : String(chosen) });
    },
  };
}
