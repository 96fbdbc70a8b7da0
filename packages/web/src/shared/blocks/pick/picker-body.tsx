import type { ComponentProps, ReactNode } from 'react';
import { Skeleton } from '../../components/skeleton.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { useOnline } from '../../platform/network.ts';
import { LoadFailure } from '../list/load-state.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { Found } from './found.ts';
import { pickText } from './phrases.ts';

interface PickerBodyProps<Item extends Found> extends ComponentProps<typeof ChoiceList<Item>> {
  /** What the list was asked for. */
  words: string;
  empty?: ReactNode;
}

/** The list of a picker with its other faces: waiting, failed, nothing there, nothing that fits, no network. */
export function PickerBody<Item extends Found>({ words, empty, ...rest }: PickerBodyProps<Item>) {
  const text = useText(pickText);
  const online = useOnline();
  const { items, total, totalIsLowerBound, loading, error, refresh } = rest.list;
  const count = total ?? items.length;
  const found = totalIsLowerBound ? text.many(count) : text.results(count);
  return (
    <>
      <p role="status" className="sd-hidden">
        {words !== '' && !loading && !error && found}
      </p>
      {items.length > 0 && !online && <p className="sd-meta">{text.offline}</p>}
      {items.length > 0 ? (
        <ChoiceList {...rest} />
      ) : error ? (
        <LoadFailure error={error} onRetry={refresh} />
      ) : loading ? (
        <Skeleton cards={2} />
      ) : words === '' ? (
        (empty ?? <EmptyState icon="search" title={text.empty} />)
      ) : (
        <EmptyState icon="search" title={text.nothing(words)} hint={text.nothingHint} />
      )}
    </>
  );
}
