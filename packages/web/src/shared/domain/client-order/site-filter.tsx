import { Chips } from '../../components/chips.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Select } from '../../components/select.tsx';
import { useAccount } from '../../platform/api/account.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { clientOrderText } from './phrases.ts';

interface SiteFilterProps {
  /** Empty: all. */
  cellId: string;
  onChoose: (cellId: string) => void;
  /** There is no choice of all of them. */
  required?: boolean;
}

/** So many stand in sight; more are chosen from a list with a search. */
const maxChips = 6;

/** One of my sites or all of them; nothing to choose with a single one. */
export function SiteFilter({ cellId, onChoose, required }: SiteFilterProps) {
  const { site } = useText(clientOrderText);
  const cells = useAccount().data?.cells ?? [];
  if (cells.length < 2) return null;
  if (cells.length <= maxChips) {
    const all = required ? [] : [{ key: '', label: site.all }];
    const chips = [...all, ...cells.map(({ id, name }) => ({ key: id, label: name }))];
    return <Chips label={site.label} chips={chips} chosen={cellId} onChoose={onChoose} />;
  }
  return (
    <FieldFrame label={site.label}>
      <Select
        title={site.label}
        options={cells.map(({ id, name }) => ({ value: id, label: name }))}
        value={cellId || undefined}
        onChange={(value) => onChoose(value ?? '')}
        placeholder={site.all}
        clearable={!required}
      />
    </FieldFrame>
  );
}
