import { Checkbox } from 'antd-mobile';
import type { ReactNode } from 'react';
import './forms.css';

interface CheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** A box with its words; the whole line is the target. */
export function Check({ checked, onChange, disabled, children }: CheckProps) {
  return (
    <Checkbox className="sd-laid-over sd-check" checked={checked} onChange={onChange} disabled={disabled}>
      {children}
    </Checkbox>
  );
}
