import { useSearchParams } from 'react-router-dom';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Tabs } from '../../../shared/components/tabs.tsx';
import { useMayPress } from '../../../shared/platform/api/auth-buttons.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import { todoPath } from '../paths.ts';
import { readSource, readWhose, sourceCountOf, type TodoSource, todoSources, type Whose } from '../todo.ts';
import { TodoRows, useTodoText, WhoseTodos } from '../todo-rows.tsx';
import { type CountsQuery, useCounts, useToday } from '../use-todos.ts';

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

interface TodayListProps {
  source: TodoSource;
  whose: Whose;
  counts: CountsQuery;
}

/** Today's orders of one source. */
function TodayList({ source, whose, counts }: TodayListProps) {
  const text = useTodoText(whose);
  return (
    <TodoRows
      label={text.source[source]}
      list={useToday(source, whose, counts.data?.asOf)}
      counts={counts}
      whose={whose}
      none={text.noneToday[source]}
      elsewhere={todoPath('pending', 'all', whose)}
    />
  );
}
