import { useSearchParams } from 'react-router-dom';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Tabs } from '../../../shared/components/tabs.tsx';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { TodayList } from '../components/today-list.tsx';
import { readSource, sourceCountOf, todoSources } from '../data/todo.ts';
import { useCounts } from '../data/use-counts.ts';
import { todoText } from '../phrases/todo.ts';

/** What is to do today, by where the orders come from. */
export function TodayTodoScreen() {
  const text = useText(todoText);
  const shared = useText(sharedText);
  const [query, setQuery] = useSearchParams();
  const counts = useCounts();
  const source = readSource(query, counts.data);
  return (
    <Page
      title={text.today}
      backTo={staffPaths.home}
      ownScroll
      actions={
        <IconButton icon="refresh" label={shared.action.refresh} onClick={() => void counts.refetch()} />
      }
      top={
        <Tabs
          label={text.sources}
          tabs={todoSources.map((key) => ({
            key,
            label: text.source[key],
            count: counts.data ? sourceCountOf(counts.data, key) : 'coming',
          }))}
          chosen={source}
          onChoose={(chosen) => setQuery({ source: chosen }, { replace: true })}
        />
      }
    >
      <TodayList key={source} source={source} counts={counts} />
    </Page>
  );
}
