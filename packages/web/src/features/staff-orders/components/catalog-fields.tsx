import { cascader } from '@svcdesk/core/contract/catalogs';
import { tree } from '@svcdesk/core/contract/order-types';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { caller } from '../../../shared/api/caller.ts';
import { FieldFrame } from '../../../shared/fields/field-frame.tsx';
import { type Option, pathTo } from '../../../shared/fields/option.ts';
import { Select } from '../../../shared/fields/select.tsx';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { orderWords } from '../../../shared/order/order-words.ts';
import { sharedText } from '../../../shared/phrases/index.ts';

const staleMs = 5 * 60_000;

interface TreeFieldProps {
  cellId: string;
  value: string;
  onChange: (value: string | undefined) => void;
  /** What is chosen now, by name: it shows while the tree is on its way, and when it is no longer offered. */
  known?: Option;
  required?: boolean;
  error?: string;
}

/** What kind of trouble it is. */
export function TypeField(props: TreeFieldProps) {
  const { cellId } = props;
  const locale = useLocale((state) => state.locale);
  const types = useQuery({
    queryKey: ['orderTypes.tree', cellId, locale],
    queryFn: () => caller.call(tree, { cellId }),
    staleTime: staleMs,
    enabled: cellId !== '',
  });
  return <TreeField {...props} label={orderWords(locale).field.typeId} nodes={types} />;
}

/** Which service of the catalogue the site orders. */
export function CatalogField(props: TreeFieldProps) {
  const { cellId } = props;
  const locale = useLocale((state) => state.locale);
  const catalogs = useQuery({
    queryKey: ['catalogs.cascader', cellId, locale],
    queryFn: () => caller.call(cascader, { cellId }),
    staleTime: staleMs,
    enabled: cellId !== '',
  });
  return <TreeField {...props} label={orderWords(locale).field.serverCatalogId} nodes={catalogs} />;
}

type Nodes = Pick<UseQueryResult<Option[]>, 'data' | 'isError' | 'isFetching'>;

function TreeField({
  label,
  nodes,
  cellId,
  value,
  onChange,
  known,
  required,
  error,
}: TreeFieldProps & { label: string; nodes: Nodes }) {
  const shared = useText(sharedText);
  const offered = nodes.data ?? [];
  const options = known && pathTo(offered, known.value).length === 0 ? [known, ...offered] : offered;
  const waiting = nodes.isError ? shared.state.failed : nodes.isFetching ? shared.state.loading : undefined;
  return (
    <FieldFrame label={label} required={required} error={error}>
      <Select
        title={label}
        options={options}
        value={value || undefined}
        onChange={onChange}
        placeholder={waiting}
        disabled={cellId === '' || options.length === 0}
      />
    </FieldFrame>
  );
}
