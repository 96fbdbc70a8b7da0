import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { ItemsCard } from '../components/items-card.tsx';
import { PmFacts } from '../components/pm-facts.tsx';
import { PmPage } from '../components/pm-page.tsx';
import { pendingActions } from '../data/pm-actions.ts';
import { paths } from '../paths.ts';
import { text as book } from '../phrases.ts';

/** What is to be checked, by when and by whom: plan it, or begin. */
export function PendingPmScreen() {
  const text = useText(book).detail;
  return (
    <PmPage path={paths.pending} table={pendingActions}>
      {(order) => (
        <>
          <PmFacts order={order} />
          <ItemsCard title={text.checkList} order={order} />
        </>
      )}
    </PmPage>
  );
}
