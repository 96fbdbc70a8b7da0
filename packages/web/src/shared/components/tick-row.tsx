import { Checkbox } from 'antd-mobile';
import type { ReactNode } from 'react';
import './forms.css';
import './rows.css';

interface TickRowProps {
  /** What is ticked, for screen readers: the row itself is out of reach meanwhile. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A row that is ticked as a whole: a tap anywhere on it, or Space. What it leads to otherwise is out of the way. */
export function TickRow({ label, checked, onChange, children }: TickRowProps) {
  return (
    <div className="sd-tick-row" data-on={checked}>
      <Checkbox className="sd-laid-over sd-tick" checked={checked} onChange={onChange}>
        <span className="sd-hidden">{label}</span>
      </Checkbox>
      <div inert>{children}</div>
    </div>
  );
}
