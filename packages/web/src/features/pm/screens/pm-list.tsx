import { page } from '@svcdesk/core/contract/pm-orders';
import { pmStatus } from '@svcdesk/core/rules';
import { useSearchParams } from 'react-router-dom';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { PmCard } from '../../../shared/domain/pm-order/pm-card.tsx';
import { kindWords } from '../../../shared/domain/work/kind-words.ts';
import { workText } from '../../../shared/domain/work/phrases.ts';
import { WorkListPage, type WorkScope } from '../../../shared/domain/work/work-list-page.tsx';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { plansPath } from '../paths.ts';
import { text as book } from '../phrases.ts';

const PlansPage = lazyPart(async () => (await import('../plans-page.tsx')).PlansPage);
const PlanPage = lazyPart(async () => (await import('../plan-page.tsx')).PlanPage);

const { pending, scheduled, inProgress, finished, skipped } = pmStatus;

const usePmPages = (filters: { status: number[]; scope: WorkScope }) => useCallPages(page, filters);

/** Preventive maintenance by state: mine, or all that I may see; its plans stand in its place. */
export function PmListScreen() {
  const [query] = useSearchParams();
  const view = query.get('view');
  if (view === 'plans') return <PlansPage />;
  return view === 'plan' ? <PlanPage /> : <PmList />;
}

function PmList() {
  const text = useText(book).list;
  const work = useText(workText);
  const words = kindWords(useLocale((state) => state.locale)).pm;
  return (
    <WorkListPage
      title={text.title}
      here="pm"
      tabs={[
        { key: 'open', label: work.open, statuses: [pending, scheduled, inProgress] },
        { key: 'pending', label: words.pending, statuses: [pending] },
        { key: 'scheduled', label: words.scheduled, statuses: [scheduled] },
        { key: 'inProgress', label: words.inProgress, statuses: [inProgress] },
        { key: 'finished', label: words.finished, statuses: [finished] },
        { key: 'skipped', label: words.skipped, statuses: [skipped] },
      ]}
      useList={usePmPages}
      renderItem={(order) => <PmCard order={order} link />}
      emptyHint={text.emptyHint}
      actions={
        <>
          <IconButton icon="calendar" label={text.calendar} to={staffPaths.pm.schedule} />
          <IconButton icon="sort" label={text.plans} to={plansPath} />
        </>
      }
    />
  );
}
