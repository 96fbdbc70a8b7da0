import { Button } from '../../../shared/components/button.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { EntrustCard } from '../../../shared/domain/entrust/entrust-card.tsx';
import { CentreListPage } from '../../../shared/domain/order-centre/centre-list-page.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useEntrustChoices, useEntrustList } from '../data/use-entrust-list.ts';
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
