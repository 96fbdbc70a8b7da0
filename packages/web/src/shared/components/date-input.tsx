import { useFieldAria } from './field-frame.tsx';
import './forms.css';

interface DateInputProps {
  /** `date`: YYYY-MM-DD. `datetime`: YYYY-MM-DDTHH:mm in the device's zone. `time`: HH:mm. Empty for none. */
  kind: 'date' | 'datetime' | 'time';
  value: string;
  onChange: (value: string) => void;
  min?: string;
  max?: string;
}

const types = { date: 'date', datetime: 'datetime-local', time: 'time' } as const;

/** The device's own date picker: it speaks the person's language and works by touch, keyboard and voice. */
export function DateInput({ kind, value, onChange, min, max }: DateInputProps) {
  const aria = useFieldAria();
  return (
    <input
      id={aria.id}
      type={types[kind]}
      className="sd-control sd-date"
      data-invalid={aria.invalid}
      aria-invalid={aria.invalid || undefined}
      aria-describedby={aria.describedBy}
      aria-required={aria.required || undefined}
      value={value}
      min={min}
      max={max}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
