import { useFieldAria } from './field-frame.tsx';
import './radio-chips.css';

interface CheckChipsProps<Value extends string> {
  options: readonly { value: Value; label: string }[];
  values: readonly Value[];
  /** In the order of the options. */
  onChange: (values: Value[]) => void;
}

/** Any of a few, all in sight. Stands in a FieldFrame with `group`. */
export function CheckChips<Value extends string>({ options, values, onChange }: CheckChipsProps<Value>) {
  const aria = useFieldAria();
  const toggle = (value: Value) => {
    const on = new Set(values);
    if (!on.delete(value)) on.add(value);
    onChange(options.filter((option) => on.has(option.value)).map((option) => option.value));
  };
  return (
    <fieldset className="sd-radios" aria-labelledby={aria.labelId} aria-describedby={aria.describedBy}>
      {options.map((option) => (
        <label key={option.value} className="sd-radio">
          <input
            type="checkbox"
            checked={values.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
