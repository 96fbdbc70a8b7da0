import { page } from '@svcdesk/core/contract/reviews';
import { reviewStatus } from '@svcdesk/core/rules';
import { ListPage } from '../../../shared/blocks/list-page/list-page.tsx';
import { useListState } from '../../../shared/blocks/list-page/list-values.ts';
import { Button } from '../../../shared/components/button.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { kindStatusWords } from '../../../shared/domain/work/kind-words.ts';
import { exactTotal } from '../../../shared/platform/api/paging.ts';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { reviewBook } from '../phrases.ts';
import { ReviewCard } from '../review-card.tsx';

const statuses = [...Object.values(reviewStatus), 0];

/** Registrations and changes of profiles, skills and areas: what waits, and what became of the others. */
export function ReviewListScreen() {
  const text = useText(reviewBook).list;
  const locale = useLocale((state) => state.locale);
  const state = useListState();
  const status = Number(state.values.status ?? reviewStatus.waiting);
  const list = useCallPages(page, { status: status === 0 ? undefined : [status] });
  const show = (key: string) => state.set({ status: key });
  return (
    <ListPage
      backTo={staffPaths.me.page}
      state={state}
      tabs={{
        label: text.status,
        tabs: statuses.map((each) => ({
          key: String(each),
          label: each === 0 ? text.any : kindStatusWords('review', reviewStatus, each, locale),
          count: each === status ? exactTotal(list) : undefined,
        })),
        chosen: String(status),
        onChoose: show,
      }}
      list={list}
      estimatePx={104}
      renderItem={(record) => <ReviewCard record={record} opens />}
      none={
        <EmptyState
          icon="check"
          title={status === reviewStatus.waiting ? text.none[1] : text.none.other}
          hint={text.noneHint}
          action={status === 0 ? undefined : <Button onClick={() => show('0')}>{text.showAll}</Button>}
        />
      }
    />
  );
}
