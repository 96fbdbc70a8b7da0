import type { ReactNode } from 'react';
import './form-alert.css';

interface FormAlertProps {
  /** Nothing stands in the way while absent. */
  words?: string;
  /** What can be done about it. */
  action?: ReactNode;
}

/** What stands in the way, above the button; the region is there before its words, so that they are read out. */
export function FormAlert({ words, action }: FormAlertProps) {
  return (
    <div className="sd-form-alert" role="alert">
      {words !== undefined && <p>{words}</p>}
      {action}
    </div>
  );
}
