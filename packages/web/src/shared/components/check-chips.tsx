import { Checkbox } from 'antd-mobile';
import { useFieldAria } from './field-frame.tsx';
import './forms.css';

interface CheckChipsProps<Value extends string> {
  options: readonly { value: Value; label: string }[];
  values: readonly Value[];
  /** In the order of the options. */
  onChange: (values: Value[]) => void;
  /** Side by side in equal widths, as the days of a week are. */
  even?: boolean;
}

/** Any of a few, all in sight. Stands in a FieldFrame with `group`. */
export function CheckChips<Value extends string>(props: CheckChipsProps<Value>) {
  const { options, values, onChange, even } = props;
  const aria = useFieldAria();
  const toggle = (value: Value) => {
    const on = new Set(values);
    if (!on.delete(value)) on.add(value);
    onChange(options.filter((option) => on.has(option.value)).map((option) => option.value));
  };
  return (
    <fieldset
      className={even ? 'sd-chip-choices sd-chip-choices-even' : 'sd-chip-choices'}
      aria-labelledby={aria.labelId}
      aria-describedby={aria.describedBy}
      data-invalid={aria.invalid}
    >
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          checked={values.includes(value)}
          onChange={() => toggle(value)}
          icon={noIcon}
          className="sd-laid-over sd-chip-choice"
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

const noIcon = () => null;
