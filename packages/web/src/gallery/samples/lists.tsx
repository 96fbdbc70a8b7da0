import { useMemo } from 'react';
import { ListPage } from '../../shared/blocks/list-page/list-page.tsx';
import { knownOf, useListState } from '../../shared/blocks/list-page/list-values.ts';
import { useFoundHere } from '../../shared/blocks/pick/use-found.ts';
import { EmptyState } from '../../shared/components/states.tsx';
import { OrderCard } from '../../shared/domain/order/order-card.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../shared/platform/toast-store.ts';
import { galleryText } from '../phrases/index.ts';

const rowsCount = 200;
const statuses = [1, 2, 3] as const;

interface Row {
  id: string;
  words: string;
  status: (typeof statuses)[number];
}

function rowsOf(nth: (number: number) => string): Row[] {
  return Array.from({ length: rowsCount }, (_, index) => ({
    id: String(index),
    words: nth(index + 1),
    status: statuses[index % statuses.length] ?? 1,
  }));
}

export function ListSample() {
  const text = useText(galleryText).lists;
  const state = useListState();
  const tab = statuses.find((each) => String(each) === state.values.status);
  const kinds = knownOf(state.values.kind, ['0', '1']);
  const data = useMemo(
    () => rowsOf(text.nth).filter(({ status }) => tab === undefined || status === tab),
    [text, tab],
  );
  const shown = data.filter(
    ({ id }) => kinds.length === 0 || kinds.some((kind) => Number(id) % 2 === Number(kind)),
  );
  const list = useFoundHere(
    {
      data: shown,
      error: null,
      isPending: false,
      isFetching: false,
      dataUpdatedAt: 0,
      refetch: async () => undefined,
    },
    state.values.q ?? '',
  );
  const say = (what: string) => (rows: readonly Row[]) => showToast(`${what} ${rows.length}`);
  return (
    <ListPage
      title={text.title}
      backTo="/gallery"
      state={state}
      search={{ label: text.words, kind: 'gallery' }}
      tabs={{
        label: text.status,
        tabs: [
          { key: '', label: text.any, count: rowsCount },
          ...statuses.map((each) => ({ key: String(each), label: text.statuses[each] })),
        ],
        chosen: state.values.status ?? '',
        onChoose: (status) => state.set({ status }),
      }}
      filters={[
        {
          key: 'kind',
          kind: 'several',
          label: text.kind,
          options: [
            { value: '0', label: text.kinds.odd },
            { value: '1', label: text.kinds.even },
          ],
        },
        { key: 'days', kind: 'days', label: text.days },
      ]}
      list={list}
      estimatePx={104}
      renderItem={({ id, words, status }) => (
        <OrderCard
          to="/gallery"
          order={{
            orderNo: `WO20261120${id.padStart(4, '0')}`,
            title: words,
            status,
            cellName: text.site,
            handlerGroupName: text.site,
            slaState: 'none',
          }}
        />
      )}
      swipe={({ words }) => [
        { key: 'hold', label: text.hold, tone: 'plain', onChoose: () => showToast(words) },
      ]}
      several={{
        name: ({ words }) => words,
        actions: [{ key: 'hold', label: text.hold, of: (rows) => rows, run: say(text.hold), main: true }],
      }}
      none={<EmptyState title={text.none} />}
    />
  );
}
