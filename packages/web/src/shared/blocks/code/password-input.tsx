import { maxPasswordLength } from '@svcdesk/core/contract/limits';
import { useState } from 'react';
import { TextInput } from '../../components/text-input.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { codeText } from './phrases.ts';

interface PasswordInputProps {
  value: string;
  onChange: (value: string) => void;
  /** Tells password managers whether to fill one in or to make one up. */
  autoComplete: 'current-password' | 'new-password';
  name?: string;
  enterKeyHint?: 'next' | 'go';
}

/** A password that can be looked at while it is typed; managers may fill it in and it may be pasted. */
export function PasswordInput({
  value,
  onChange,
  autoComplete,
  name = 'password',
  enterKeyHint = 'go',
}: PasswordInputProps) {
  const text = useText(codeText).password;
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      value={value}
      onChange={onChange}
      type={shown ? 'text' : 'password'}
      name={name}
      autoComplete={autoComplete}
      enterKeyHint={enterKeyHint}
      maxLength={maxPasswordLength}
      after={
        <button
          type="button"
          className="sd-input-button"
          aria-label={shown ? text.hidePassword : text.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? text.hide : text.show}
        </button>
      }
    />
  );
}
