import { entrustStatus } from '@svcdesk/core/rules';
import { ListPage } from '../../../shared/blocks/list-page/list-page.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { EntrustCard } from '../../../shared/domain/entrust/entrust-card.tsx';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { OrderCentreTabs } from '../../../shared/domain/order-centre/order-centre-tabs.tsx';
import { kindStatusWords } from '../../../shared/domain/work/kind-words.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { entrustLists, useEntrustList } from '../data/use-entrust-list.ts';
import { entrustBook } from '../phrases/index.ts';

const statuses = [0, ...Object.values(entrustStatus)];

/** What partners gave us, what we gave them, and what of it is mine to do. */
export function EntrustListScreen() {
  const text = useText(entrustBook).list;
  const locale = useLocale((state) => state.locale);
  const { state, which, status, list, show } = useEntrustList();
  const other = which === 'owner' ? 'partner' : 'owner';
  const chips = {
    label: text.status,
    chips: statuses.map((each) => ({
      key: String(each),
      label: each === 0 ? text.any : kindStatusWords('entrust', entrustStatus, each, locale),
    })),
    chosen: String(status),
    onChoose: (key: string) => show({ status: Number(key) }),
  };
  return (
    <ListPage
      state={state}
      above={<OrderCentreTabs here="external" />}
      searchTo={withQuery(staffPaths.search, { kind: 'external' })}
      tabs={{
        label: text.sides,
        tabs: entrustLists.map((key) => ({
          key,
          label: text.side[key],
          count: key === which && status === 0 && !list.totalIsLowerBound ? list.total : undefined,
        })),
        chosen: which,
        onChoose: (key) => show({ which: key }),
      }}
      chips={which === 'mine' ? undefined : chips}
      list={list}
      estimatePx={116}
      renderItem={(thing) => <EntrustCard thing={thing} opens />}
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
