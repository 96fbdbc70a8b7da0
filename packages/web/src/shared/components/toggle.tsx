import { useFieldAria } from './field-frame.tsx';
import './toggle.css';

interface ToggleProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off at once. A native checkbox in the role of a switch: the library's is 31 px high and takes no focus ring. */
export function Toggle({ checked, onChange }: ToggleProps) {
  const aria = useFieldAria();
  return (
    <input
      id={aria.id}
      type="checkbox"
      role="switch"
      className="sd-toggle"
      aria-describedby={aria.describedBy}
      checked={checked}
      aria-checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
