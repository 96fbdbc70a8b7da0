import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../shared/components/button.tsx';
import { Chips } from '../../../shared/components/chips.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Tabs } from '../../../shared/components/tabs.tsx';
import { useReadCopies } from '../../../shared/domain/order/staff-order-card.tsx';
import { peopleOptions } from '../../../shared/domain/organisation/organisation.ts';
import { useOrganisation } from '../../../shared/domain/organisation/use-organisation.ts';
import { useMayPress } from '../../../shared/platform/api/auth-buttons.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { todoPath } from '../paths.ts';
import {
  countOf,
  partsOf,
  readCategory,
  readPart,
  readWhose,
  type TodoCategory,
  type TodoPart,
  todoCategories,
  type Whose,
} from '../todo.ts';
import { TodoRows, useTodoText, WhoseTodos } from '../todo-rows.tsx';
import {
  type CountsQuery,
  type TodosOf,
  unreadCopies,
  useAllCopies,
  useCopies,
  useCounts,
  useTodos,
} from '../use-todos.ts';
import '../home.css';

/** My to-dos, or those of the people whom I lead, by category, of today or all, each with the number that its list has. */
export function TotalTodoScreen() {
  const shared = useText(sharedText);
  const [query, setQuery] = useSearchParams();
  const leads = useMayPress()('schedule.viewUnderling');
  const whose = readWhose(query, leads);
  const text = useTodoText(whose);
  const category = readCategory(query);
  const today = query.get('today') === '1';
  const personId = whose === 'underling' ? (query.get('person') ?? undefined) : undefined;
  const people = peopleOptions(useOrganisation(personId !== undefined).data ?? []);
  const name = people.find(({ value }) => value === personId)?.label;
  const counts = useCounts(today ? 'today' : 'all', whose, personId);
  const all = useAllCopies(category, readPart(query, category), { whose, personId }, counts.data?.asOf);
  const show = (next: { category?: string; today?: boolean; part?: string; whose?: Whose }) => {
    const { today: onlyToday = today, whose: of, ...rest } = next;
    const theirs = (of ?? whose) === 'underling' && { whose: 'underling' };
    // Who asks for everybody's does not mean the one person any more.
    const person = of === undefined && personId !== undefined && { person: personId };
    setQuery(
      { category, ...rest, ...(onlyToday && { today: '1' }), ...theirs, ...person },
      { replace: true },
    );
  };
  return (
    <Page
      title={name === undefined ? (today ? text.ofToday : text.all) : text.team.ofPerson(name, today)}
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
        personId={personId}
        counts={counts}
        query={query}
        onPart={(part) => show({ part })}
      />
    </Page>
  );
}

/** What each list of what is to be done is given. */
interface TodoListProps extends TodosOf {
  counts: CountsQuery;
  /** The same category with more in it. */
  elsewhere?: string;
}

interface AnyTodoListProps extends TodosOf {
  category: TodoCategory;
  counts: CountsQuery;
  query: URLSearchParams;
  onPart: (part: TodoPart) => void;
}

/** The list of a category, and of the part of it that the address names. */
function TodoList({ category, counts, query, onPart, ...of }: AnyTodoListProps) {
  const elsewhere = of.today ? todoPath(category, 'all', of.whose, of.personId) : undefined;
  const more = { ...of, counts, elsewhere };
  switch (category) {
    case 'pending':
      return <PendingList {...more} part={readPart(query, category)} onPart={onPart} />;
    case 'late':
    case 'soon':
      return <LateList {...more} kind={category} />;
    case 'copied':
    case 'groupCopied':
      return <CopiedList {...more} via={category} part={readPart(query, category)} onPart={onPart} />;
  }
}

interface PendingListProps extends TodoListProps {
  part: TodoPart<'pending'> | undefined;
  onPart: (part: TodoPart<'pending'>) => void;
}

/** What is to be handled: two lists whose counts make up the category's. */
function PendingList({ part, onPart, counts, elsewhere, ...of }: PendingListProps) {
  const { whose } = of;
  const text = useTodoText(whose);
  const asOf = counts.data?.asOf;
  const lists = { itsm: useTodos('itsm', of, asOf), se: useTodos('se', of, asOf) };
  const onlySe = lists.itsm.total === 0 && (lists.se.total ?? 0) > 0;
  const shown = part ?? (onlySe ? 'se' : 'itsm');
  const chips = partsOf.pending.map((key) => ({ key, label: text.part[key], count: lists[key].total }));
  return (
    <TodoRows
      key={shown}
      label={text.part[shown]}
      list={lists[shown]}
      counts={counts}
      whose={whose}
      head={<Chips label={text.parts} chips={chips} chosen={shown} onChoose={onPart} />}
      none={text.none.pending}
      elsewhere={elsewhere}
    />
  );
}

/** Orders whose time is up, or nearly. */
function LateList({ kind, counts, elsewhere, ...of }: TodoListProps & { kind: 'late' | 'soon' }) {
  const { whose } = of;
  const text = useTodoText(whose);
  const list = useTodos(kind, of, counts.data?.asOf);
  return (
    <TodoRows
      label={text.category[kind]}
      list={list}
      counts={counts}
      whose={whose}
      none={text.none[kind]}
      elsewhere={elsewhere}
    />
  );
}

interface CopiedListProps extends Pick<TodoListProps, 'counts' | 'whose' | 'personId'> {
  via: 'copied' | 'groupCopied';
  part: TodoPart<'copied'> | undefined;
  onPart: (part: TodoPart<'copied'>) => void;
}

/** Orders copied to people or to a group of theirs: the unread ones, which the count is of, or all. Each reads their own. */
function CopiedList({ via, part = 'unread', onPart, whose, personId, counts }: CopiedListProps) {
  const text = useTodoText(whose);
  const list = useCopies(via, part, { whose, personId }, counts.data?.asOf);
  const reading = useReadCopies();
  const unreadCount = counts.data ? countOf(counts.data, via) : 0;
  const markAll = () => reading.mutate(() => unreadCopies(via), { onSuccess: () => showToast(text.marked) });
  const chips = partsOf[via].map((key) => ({
    key,
    label: text.part[key],
    count: key === 'unread' && counts.data ? unreadCount : key === part ? list.total : undefined,
  }));
  return (
    <TodoRows
      label={text.category[via]}
      list={list}
      counts={counts}
      whose={whose}
      head={
        <div className="sd-row sd-todo-tools">
          <div className="sd-grow">
            <Chips label={text.parts} chips={chips} chosen={part} onChoose={onPart} />
          </div>
          {whose === 'mine' && (
            <Button kind="link" small onClick={markAll} busy={reading.isPending} disabled={unreadCount === 0}>
              {text.markAll}
            </Button>
          )}
        </div>
      }
      none={part === 'unread' ? text.none.unread : text.none[via]}
      icon={part === 'unread' ? 'check' : 'orders'}
    />
  );
}
