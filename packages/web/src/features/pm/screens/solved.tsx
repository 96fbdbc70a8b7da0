import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { AbnormalCard } from '../components/abnormal-card.tsx';
import { ItemsCard } from '../components/items-card.tsx';
import { PmFacts } from '../components/pm-facts.tsx';
import { PmPage } from '../components/pm-page.tsx';
import { processingActions } from '../data/pm-actions.ts';
import { paths } from '../paths.ts';
import { text as book } from '../phrases.ts';

/** What was found: first what is abnormal and what became of it, then every item. */
export function SolvedPmScreen() {
  const text = useText(book).detail;
  return (
    <PmPage path={paths.solved} table={processingActions}>
      {(order) => (
        <>
          <AbnormalCard order={order} />
          <PmFacts order={order} />
          {order.answeredCount > 0 && <ItemsCard title={text.found} order={order} />}
        </>
      )}
    </PmPage>
  );
}
