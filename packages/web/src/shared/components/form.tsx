import { type ReactNode, useEffect, useRef, useState } from 'react';
import { focusWrong } from './focus-wrong.ts';
import './forms.css';

interface FormProps {
  id?: string;
  children: ReactNode;
  /** Checks and sends. When it left errors, the first wrong field gets the focus. */
  onSubmit: () => unknown;
}

/** A form that checks in our words instead of the browser's. */
export function Form({ id, children, onSubmit }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [submits, setSubmits] = useState(0);
  // Once what the submit left is drawn: what a server refuses comes later than the next frame.
  useEffect(() => {
    if (submits > 0) focusWrong(form.current);
  }, [submits]);
  return (
    <form
      ref={form}
      id={id}
      noValidate
      // Should it ever be sent the browser's way, nothing typed may end in the address.
      method="post"
      onSubmit={async (event) => {
        event.preventDefault();
        // A sheet stands in the form that opened it, and what is sent there is not this form's.
        if (event.target !== event.currentTarget) return;
        await onSubmit();
        setSubmits((count) => count + 1);
      }}
    >
      {children}
    </form>
  );
}
