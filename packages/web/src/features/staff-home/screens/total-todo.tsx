import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../shared/components/button.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Tabs } from '../../../shared/components/tabs.tsx';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { useMayPress } from '../../../shared/platform/api/auth-buttons.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import { TodoList } from '../components/todo-list.tsx';
import { WhoseTodos } from '../components/whose-todos.tsx';
import { countOf, readCategory, readPart, readWhose, todoCategories, type Whose } from '../data/todo.ts';
import { useCounts } from '../data/use-counts.ts';
import { useAllCopies } from '../data/use-todos.ts';
import { useTodoText } from '../phrases/use-todo-text.ts';

/** My to-dos, or those of the people whom I lead, by category, of today or all, each with the number that its list has. */
export function TotalTodoScreen() {
  const shared = useText(sharedText);
  const [query, setQuery] = useSearchParams();
  const leads = useMayPress()('schedule.viewUnderling');
  const whose = readWhose(query, leads);
  const text = useTodoText(whose);
  const category = readCategory(query);
  const today = query.get('today') === '1';
  const counts = useCounts(today ? 'today' : 'all', whose);
  const all = useAllCopies(category, readPart(query, category), whose, counts.data?.asOf);
  const show = (next: { category?: string; today?: boolean; part?: string; whose?: Whose }) => {
    const { today: onlyToday = today, whose: of = whose, ...rest } = next;
    const theirs = of === 'underling' && { whose: of };
    setQuery({ category, ...rest, ...(onlyToday && { today: '1' }), ...theirs }, { replace: true });
  };
  return (
    <Page
      title={today ? text.ofToday : text.all}
      backTo={staffPaths.home}
      ownScroll
      actions={
        <>
          <Button kind="link" small onClick={() => show({ today: !today })}>
            {today ? text.showAll : text.showToday}
          </Button>
          <IconButton icon="refresh" label={shared.action.refresh} onClick={() => void counts.refetch()} />
        </>
      }
      top={
        <>
          {leads && <WhoseTodos whose={whose} onChoose={(chosen) => show({ whose: chosen })} />}
          <Tabs
            label={text.categories}
            tabs={todoCategories.map((key) => ({
              key,
              label: text.category[key],
              count: counts.data
                ? ((key === category ? all?.total : undefined) ?? countOf(counts.data, key))
                : 'coming',
            }))}
            chosen={category}
            onChoose={(chosen) => show({ category: chosen })}
          />
        </>
      }
    >
      <TodoList
        key={`${category} ${today} ${whose}`}
        category={category}
        today={today}
        whose={whose}
        counts={counts}
        query={query}
        onPart={(part) => show({ part })}
      />
    </Page>
  );
}
