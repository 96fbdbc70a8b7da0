import { page } from '@svcdesk/core/contract/pm-plans';
import { useSearchParams } from 'react-router-dom';
import { LoadFailure, NotThere } from '../../../shared/blocks/list/load-state.tsx';
import { useWholeList } from '../../../shared/blocks/list/use-whole-list.ts';
import { Page } from '../../../shared/components/page.tsx';
import { Skeleton } from '../../../shared/components/skeleton.tsx';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { paths } from '../paths.ts';
import { text as book } from '../phrases.ts';
import { PlanForm } from './plan-form.tsx';

/** A plan to be changed, or a new one. */
export function PlanPage() {
  const [query] = useSearchParams();
  const text = useText(book).plans;
  const id = query.get('id');
  const list = useCallPages(page, id === null ? undefined : { size: 100 });
  const { items, loading, hasMore, refresh } = list;
  const error = list.error ?? list.moreError;
  const plan = items.find((each) => each.id === id);
  const missing = id !== null && plan === undefined;
  // A plan is read by the list alone: looked for until it is there.
  useWholeList(list, missing);
  if (!missing) return <PlanForm key={id} plan={plan} />;
  return (
    <Page title={text.edit} backTo={paths.plans}>
      {error ? (
        <LoadFailure error={error} onRetry={refresh} />
      ) : loading || hasMore ? (
        <Skeleton cards={2} />
      ) : (
        <NotThere />
      )}
    </Page>
  );
}
