import { useState } from 'react';
import { TextInput } from '../../../shared/components/text-input.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases/index.ts';
import './sign-in-frame.css';

interface PasswordInputProps {
  value: string;
  onChange: (value: string) => void;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  enterKeyHint: 'next' | 'go';
}

/** A password, hidden until its owner wants to see what he typed; password managers know it by its purpose. */
export function PasswordInput(props: PasswordInputProps) {
  const text = useText(book).login;
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      maxLength={200}
      after={
        <button
          type="button"
          className="sd-sign-in-inline"
          aria-label={shown ? text.hidePassword : text.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? text.hide : text.show}
        </button>
      }
    />
  );
}
