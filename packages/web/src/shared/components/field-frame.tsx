import { createContext, type ReactNode, useContext, useId } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { frameText } from '../platform/phrases/frame.ts';
import './forms.css';

/** What a control inside a frame needs to be named, described and marked. */
export interface FieldAria {
  id: string;
  labelId: string;
  describedBy?: string;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldAria | undefined>(undefined);

export function useFieldAria(): FieldAria {
  const aria = useContext(FieldContext);
  if (!aria) throw new Error('A field control stands outside of a FieldFrame.');
  return aria;
}

interface FieldFrameProps {
  label: string;
  children: ReactNode;
  required?: boolean;
  hint?: ReactNode;
  /** What is wrong, in words; shown under the control and read with it. */
  error?: string;
  /** The control is a group of controls (radios, photos, stars), named by the label but not pointed at by it. */
  group?: boolean;
}

/** Label above, control, then hint or error: the same for every field of every form. */
export function FieldFrame({ label, children, required = false, hint, error, group }: FieldFrameProps) {
  const text = useText(frameText);
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  const aria: FieldAria = {
    id,
    labelId: `${id}-label`,
    describedBy: hasNote ? noteId : undefined,
    invalid: error !== undefined,
    required,
  };
  const name = (
    <>
      {label}
      {required ? (
        <span className="sd-field-required" title={text.field.required}>
          <span aria-hidden="true">*</span>
          <span className="sd-hidden">{text.field.required}</span>
        </span>
      ) : null}
    </>
  );
  return (
    <div className="sd-field">
      {group ? (
        <span className="sd-field-label" id={aria.labelId}>
          {name}
        </span>
      ) : (
        <label className="sd-field-label" id={aria.labelId} htmlFor={id}>
          {name}
        </label>
      )}
      <FieldContext value={aria}>{children}</FieldContext>
      {hasNote && (
        <p id={noteId} className={error === undefined ? 'sd-meta' : 'sd-meta sd-field-error'}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
