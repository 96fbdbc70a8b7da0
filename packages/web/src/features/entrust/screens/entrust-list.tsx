import { mine, page } from '@svcdesk/core/contract/entrust';
import { entrustStatus } from '@svcdesk/core/rules';
import { type ListState, useListState } from '../../../shared/blocks/list-page/list-values.ts';
import { Button } from '../../../shared/components/button.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import type { EntrustOrder } from '../../../shared/domain/entrust/entrust.ts';
import { EntrustCard } from '../../../shared/domain/entrust/entrust-card.tsx';
import { CentreListPage } from '../../../shared/domain/order-centre/centre-list-page.tsx';
import { kindStatusWords } from '../../../shared/domain/work/kind-words.ts';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { exactTotal, type PagedList } from '../../../shared/platform/api/paging.ts';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { entrustBook } from '../phrases.ts';

/** What partners gave us, what we gave them, and what of it is mine to do. */
export function EntrustListScreen() {
  const text = useText(entrustBook).list;
  const shown = useEntrustList();
  const { state, which, status, list, show } = shown;
  const other = which === 'owner' ? 'partner' : 'owner';
  return (
    <CentreListPage
      here="external"
      state={state}
      {...useEntrustChoices(shown)}
      list={list}
      estimatePx={116}
      renderItem={(record) => <EntrustCard record={record} opens />}
      none={
        status === 0 ? (
          <EmptyState
            title={text.none[which]}
            hint={text.noneHint[which]}
            action={<Button onClick={() => show({ which: other })}>{text.goTo[other]}</Button>}
          />
        ) : (
          <EmptyState
            title={text.noneOfStatus}
            action={<Button onClick={() => show({ status: 0 })}>{text.showAll}</Button>}
          />
        )
      }
    />
  );
}

/** Mine to do, what came to my organisation, what it gave away. */
export const entrustLists = ['mine', 'partner', 'owner'] as const;
export type EntrustList = (typeof entrustLists)[number];

export interface EntrustListHandle {
  state: ListState;
  which: EntrustList;
  /** 0 for all. */
  status: number;
  list: PagedList<EntrustOrder>;
  show: (next: { which?: EntrustList; status?: number }) => void;
}

/** Which list is shown stands in the address; at first engineers see what is theirs, assigners what came. */
function useEntrustList(): EntrustListHandle {
  const state = useListState();
  const { values } = state;
  const assigns = useMay('entrust.distribute');
  const asked = entrustLists.find((each) => each === values.side);
  // What a person may do comes with the account: until then nobody knows which list is theirs. Where the account cannot
  // be had, asking for a list says why.
  const { isFetched } = useAccount();
  const known = isFetched || asked !== undefined;
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

const statuses = [0, ...Object.values(entrustStatus)];

/** From which side they are seen as tabs, their status as chips; mine are few enough without. */
function useEntrustChoices({ which, status, list, show }: EntrustListHandle) {
  const text = useText(entrustBook).list;
  const locale = useLocale((state) => state.locale);
  const total = status === 0 ? exactTotal(list) : undefined;
  const chips = {
    label: text.status,
    chips: statuses.map((each) => ({
      key: String(each),
      label: each === 0 ? text.any : kindStatusWords('entrust', entrustStatus, each, locale),
    })),
    chosen: String(status),
    onChoose: (key: string) => show({ status: Number(key) }),
  };
  return {
    tabs: {
      label: text.sides,
      tabs: entrustLists.map((key) => ({
        key,
        label: text.side[key],
        count: key === which ? total : undefined,
      })),
      chosen: which,
      onChoose: (key: EntrustList) => show({ which: key }),
    },
    chips: which === 'mine' ? undefined : chips,
  };
}
