import { Checkbox } from 'antd-mobile';
import type { ReactNode } from 'react';
import './forms.css';

interface CheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Its words in the size of meta. */
  small?: boolean;
  children: ReactNode;
}

/** A box with its words; the whole line is the target. */
export function Check({ checked, onChange, disabled, small, children }: CheckProps) {
  const size = small ? ' sd-check-small' : '';
  return (
    <Checkbox
      className={`sd-laid-over sd-check${size}`}
      checked={checked}
      onChange={onChange}
      disabled={disabled}
    >
      {children}
    </Checkbox>
  );
}
