import { Switch } from 'antd-mobile';
import { useFieldAria } from './field-frame.tsx';
import './forms.css';

interface ToggleProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off at once. The library's switch takes neither focus nor keys and has a fixed name: a real checkbox carries all three, it only draws. */
export function Toggle(props: ToggleProps) {
  const aria = useFieldAria();
  return <BareToggle {...props} id={aria.id} describedBy={aria.describedBy} />;
}

interface BareToggleProps extends ToggleProps {
  id?: string;
  describedBy?: string;
  /** Where no label points at it. */
  label?: string;
}

/** Outside of a form's frame: at the end of a row. */
export function BareToggle({ checked, onChange, id, describedBy, label }: BareToggleProps) {
  return (
    <span className="sd-toggle">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={describedBy}
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span aria-hidden="true">
        <Switch checked={checked} />
      </span>
    </span>
  );
}
