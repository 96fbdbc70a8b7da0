import { useSearchParams } from 'react-router-dom';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Tabs } from '../../../shared/components/tabs.tsx';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { useMayPress } from '../../../shared/platform/api/auth-buttons.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import { TodayList } from '../components/today-list.tsx';
import { WhoseTodos } from '../components/whose-todos.tsx';
import { readSource, readWhose, sourceCountOf, todoSources } from '../data/todo.ts';
import { useCounts } from '../data/use-counts.ts';
import { useTodoText } from '../phrases/use-todo-text.ts';

/** What is to do today, for me or the people whom I lead, by where the orders come from. */
export function TodayTodoScreen() {
  const shared = useText(sharedText);
  const [query, setQuery] = useSearchParams();
  const leads = useMayPress()('schedule.viewUnderling');
  const whose = readWhose(query, leads);
  const text = useTodoText(whose);
  const counts = useCounts('today', whose);
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
        <>
          {leads && (
            <WhoseTodos
              whose={whose}
              onChoose={(chosen) => setQuery(chosen === 'mine' ? {} : { whose: chosen }, { replace: true })}
            />
          )}
          <Tabs
            label={text.sources}
            tabs={todoSources.map((key) => ({
              key,
              label: text.source[key],
              count: counts.data ? sourceCountOf(counts.data, key) : 'coming',
            }))}
            chosen={source}
            onChoose={(chosen) =>
              setQuery({ source: chosen, ...(whose === 'underling' && { whose }) }, { replace: true })
            }
          />
        </>
      }
    >
      <TodayList key={`${source} ${whose}`} source={source} whose={whose} counts={counts} />
    </Page>
  );
}
