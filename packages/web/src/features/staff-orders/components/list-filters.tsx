import { useState } from 'react';
import { Chips } from '../../../shared/components/chips.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import { Tabs } from '../../../shared/components/tabs.tsx';
import type { OrderFilters } from '../../../shared/domain/order/order-filters.ts';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import { useMayPress } from '../../../shared/platform/api/auth-buttons.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { scopesFor } from '../data/scopes.ts';
import { chipCount, chipOf, type StatusKey, statusChips } from '../data/status-chips.ts';
import type { ScopedFilters } from '../data/use-order-pages.ts';
import { useStatusCounts } from '../data/use-status-counts.ts';
import { listText } from '../phrases/list.ts';
import './list-filters.css';

const FilterSheet = lazySheet(async () => (await import('./filter-sheet.tsx')).FilterSheet);

interface ListFiltersProps {
  filters: ScopedFilters;
  narrowed: boolean;
  onChange: (patch: Partial<OrderFilters>) => void;
  /** Of the list as it is filtered; undefined while unknown, or when only a lower bound is known. */
  total: number | undefined;
}

/** Status and scope in sight, the rest one tap away with its number on the button. */
export function ListFilters({ filters, narrowed, onChange, total }: ListFiltersProps) {
  const text = useText(listText);
  const locale = useLocale((state) => state.locale);
  const may = useMayPress();
  const [open, setOpen] = useState(false);
  const counts = useStatusCounts(filters.scope, narrowed);
  const chosen = chipOf(filters.status);
  const words = { ...orderWords(locale).status, open: text.open, todo: text.todo, any: text.any };
  const { source, priority, sla, keyword } = filters;
  const used = [source.length, priority.length, sla.length, keyword.length].filter(Boolean).length;
  return (
    <>
      <Tabs
        label={text.status}
        tabs={statusChips.map(({ key, statuses }) => ({
          key,
          label: words[key],
          count: chipCount(statuses, counts) ?? (key === chosen ? total : undefined),
        }))}
        chosen={chosen ?? ('' as StatusKey)}
        onChoose={(key) => onChange({ status: statusChips.find((chip) => chip.key === key)?.statuses ?? [] })}
      />
      <div className="sd-row sd-list-scope">
        <div className="sd-grow">
          <Chips
            label={text.scopeLabel}
            chips={scopesFor(may).map((key) => ({ key, label: text.scope[key] }))}
            chosen={filters.scope}
            onChoose={(scope) => onChange({ scope })}
          />
        </div>
        <IconButton icon="filter" label={text.filter} badge={used} onClick={() => setOpen(true)} />
      </div>
      {open && <FilterSheet filters={filters} onApply={onChange} onClosed={() => setOpen(false)} />}
    </>
  );
}
