import { Button } from '../../components/button.tsx';
import { failureOf } from '../../platform/api/failures.ts';
import type { PagedList } from '../../platform/api/paging.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import './list.css';

type ListEndProps = Pick<PagedList<unknown>, 'hasMore' | 'loadingMore' | 'moreError' | 'loadMore'>;

/** The foot of a list: loading more, failed with a way to try again, or all there is. */
export function ListEnd({ list }: { list: ListEndProps }) {
  const text = useText(sharedText);
  if (list.moreError) {
    return (
      <div className="sd-list-end">
        <p className="sd-meta">{failureOf(list.moreError).words}</p>
        <Button kind="link" onClick={list.loadMore}>
          {text.action.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className="sd-list-end sd-meta" role="status">
      {list.loadingMore && text.list.more}
      {!list.hasMore && text.state.end}
    </div>
  );
}
