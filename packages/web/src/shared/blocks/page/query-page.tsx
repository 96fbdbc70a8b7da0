import type { ComponentProps, ReactNode } from 'react';
import { Page } from '../../components/page.tsx';
import { Loaded, type LoadedQuery } from '../list/load-state.tsx';

type PageProps = ComponentProps<typeof Page>;

type Part<Data> = ReactNode | ((data: Data) => ReactNode);

interface QueryPageProps<Data>
  extends Omit<PageProps, 'children' | 'heading' | 'actions' | 'bottom' | 'ownScroll'> {
  /** What the page shows, as `useCall` gives it; pulling down asks for it anew. */
  query: LoadedQuery<Data>;
  children: (data: Data) => ReactNode;
  /** Of these, what is made from the data comes with it. */
  heading?: Part<Data>;
  actions?: Part<Data>;
  bottom?: Part<Data>;
  /** Cards of the skeleton. */
  cards?: number;
  /** What has to be asked for anew besides. */
  also?: readonly { refetch: () => Promise<unknown> }[];
}

/** A page about one record from the server: waiting, failed, or there. Old content stays while it updates. */
export function QueryPage<Data>({
  query,
  children,
  heading,
  actions,
  bottom,
  cards,
  also = [],
  ...page
}: QueryPageProps<Data>) {
  const { data } = query;
  const shown = (part: Part<Data>) => {
    if (typeof part !== 'function') return part;
    return data === undefined ? undefined : part(data);
  };
  return (
    <Page
      onRefresh={() => Promise.all([query, ...also].map(({ refetch }) => refetch()))}
      {...page}
      heading={shown(heading)}
      actions={shown(actions)}
      bottom={shown(bottom)}
    >
      <Loaded query={query} cards={cards}>
        {(loaded) => <div className="sd-stack">{children(loaded)}</div>}
      </Loaded>
    </Page>
  );
}
