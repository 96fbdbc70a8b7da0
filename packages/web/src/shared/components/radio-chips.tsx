import { useFieldAria } from './field-frame.tsx';
import './radio-chips.css';

interface RadioChipsProps<Value extends string> {
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of a few, all in sight. Stands in a FieldFrame with `group`. */
export function RadioChips<Value extends string>({ options, value, onChange }: RadioChipsProps<Value>) {
  const aria = useFieldAria();
  return (
    <div
      role="radiogroup"
      className="sd-radios"
      aria-labelledby={aria.labelId}
      aria-describedby={aria.describedBy}
      aria-required={aria.required || undefined}
      aria-invalid={aria.invalid || undefined}
    >
      {options.map((option) => (
        <label key={option.value} className="sd-radio">
          <input
            type="radio"
            name={aria.id}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
