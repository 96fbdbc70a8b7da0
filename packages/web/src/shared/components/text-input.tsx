import { type InputHTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFieldAria } from './field-frame.tsx';
import './forms.css';

interface TextInputProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'inputMode'
    | 'autoComplete'
    | 'placeholder'
    | 'maxLength'
    | 'enterKeyHint'
    | 'disabled'
    | 'name'
    | 'onBlur'
    | 'onPaste'
  > {
  value: string;
  onChange: (value: string) => void;
  /** Inside the frame, after the text: a button to show the password, a unit. */
  after?: ReactNode;
}

/** A plain input: the library's weighs 4 kB, with which the sign-in would load more than it may, and keeps to its frame what a screen reader has to find on the input. */
export function TextInput({ value, onChange, after, ...rest }: TextInputProps) {
  const aria = useFieldAria();
  const input = useRef<HTMLInputElement>(null);
  const first = useRef({ value, onChange });
  useLayoutEffect(() => {
    // Typed or filled in by the browser while the scripts were on their way: that must not be lost.
    const typed = input.current?.value ?? '';
    if (typed !== first.current.value) first.current.onChange(typed);
  }, []);
  return (
    <div className="sd-control" data-invalid={aria.invalid}>
      <input
        {...rest}
        ref={input}
        id={aria.id}
        className="sd-input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-required={aria.required || undefined}
        aria-invalid={aria.invalid || undefined}
        aria-describedby={aria.describedBy}
        autoCapitalize="off"
        autoCorrect="off"
      />
      {after}
    </div>
  );
}
