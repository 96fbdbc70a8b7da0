import { page } from '@svcdesk/core/contract/reviews';
import { reviewStatus } from '@svcdesk/core/rules';
import { useSearchParams } from 'react-router-dom';
import { VirtualList } from '../../../shared/blocks/list/virtual-list.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { Tabs } from '../../../shared/components/tabs.tsx';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { kindStatusWords } from '../../../shared/domain/work/kind-words.ts';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { ReviewCard } from '../components/review-card.tsx';
import { reviewBook } from '../phrases/index.ts';

const statuses = [...Object.values(reviewStatus), 0];

/** Registrations and changes of profiles, skills and areas: what waits, and what became of the others. */
export function ReviewListScreen() {
  const text = useText(reviewBook).list;
  const locale = useLocale((state) => state.locale);
  const [query, setQuery] = useSearchParams();
  const status = Number(query.get('status') ?? reviewStatus.waiting);
  const list = useCallPages(page, { status: status === 0 ? undefined : [status] });
  const show = (key: string) => setQuery({ status: key }, { replace: true });
  return (
    <Page
      backTo={staffPaths.me}
      ownScroll
      top={
        <Tabs
          label={text.status}
          tabs={statuses.map((each) => ({
            key: String(each),
            label: each === 0 ? text.any : kindStatusWords('review', reviewStatus, each, locale),
            count: each === status && !list.totalIsLowerBound ? list.total : undefined,
          }))}
          chosen={String(status)}
          onChoose={show}
        />
      }
    >
      <VirtualList
        label={text.title}
        list={list}
        estimatePx={104}
        renderItem={(thing) => <ReviewCard thing={thing} opens />}
        empty={
          <EmptyState
            icon="check"
            title={status === reviewStatus.waiting ? text.none[1] : text.none.other}
            hint={text.noneHint}
            action={status === 0 ? undefined : <Button onClick={() => show('0')}>{text.showAll}</Button>}
          />
        }
      />
    </Page>
  );
}
