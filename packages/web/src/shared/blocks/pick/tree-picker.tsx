import { FieldFrame } from '../../components/field-frame.tsx';
import type { Option } from '../../components/option.ts';
import { MultiSelect, Select } from '../../components/select.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';

interface TreePickerProps {
  label: string;
  /** The tree as a query gives it; while it loads or cannot, the field says so. */
  nodes: { data: readonly Option[] | undefined; isError: boolean; isFetching: boolean };
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  several?: boolean;
  /** What has more below it can be chosen itself: a group, a region, a class of assets. */
  branches?: boolean;
  required?: boolean;
  clearable?: boolean;
  placeholder?: string;
  error?: string;
}

/** One or several of a tree, level by level or by a search over all of it: catalogues, groups, regions, skills, classes. */
export function TreePicker(props: TreePickerProps) {
  const { label, nodes, values, onChange, several, branches, required, clearable, placeholder, error } =
    props;
  const shared = useText(sharedText);
  const options = nodes.data ?? [];
  const waiting = nodes.isError ? shared.state.failed : nodes.isFetching ? shared.state.loading : undefined;
  const common = {
    title: label,
    options,
    branches,
    placeholder: options.length === 0 ? (waiting ?? placeholder) : placeholder,
    disabled: options.length === 0,
  };
  return (
    <FieldFrame label={label} required={required} error={error}>
      {several ? (
        <MultiSelect {...common} values={values} onChange={onChange} />
      ) : (
        <Select
          {...common}
          value={values[0]}
          onChange={(value) => onChange(value === undefined ? [] : [value])}
          clearable={clearable && values.length > 0}
        />
      )}
    </FieldFrame>
  );
}
