import { Checkbox } from 'antd-mobile';
import type { ReactNode } from 'react';
import './check.css';

interface CheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A box with its words; the whole line is the target. */
export function Check({ checked, onChange, children }: CheckProps) {
  return (
    <Checkbox className="sd-check" checked={checked} onChange={onChange}>
      {children}
    </Checkbox>
  );
}
