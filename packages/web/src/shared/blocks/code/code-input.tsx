import { normalizeCode } from '@svcdesk/core/format';
import { TextInput } from '../../components/text-input.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { codeText } from './phrases.ts';

interface CodeInputProps {
  value: string;
  onChange: (code: string) => void;
  /** Seconds until one may ask for another. */
  waitSeconds: number;
  onAsk: () => unknown;
}

/** The six digits of a verification code, typed or out of the message that was pasted, and the button that sends them. */
export function CodeInput({ value, onChange, waitSeconds, onAsk }: CodeInputProps) {
  const text = useText(codeText).code;
  return (
    <TextInput
      value={value}
      onChange={(typed) => {
        const code = normalizeCode(typed);
        // What is no code, such as a letter among the digits, changes nothing.
        if (/^\d*$/.test(code)) onChange(code.slice(0, 6));
      }}
      onPaste={(event) => {
        const code = normalizeCode(event.clipboardData.getData('text'));
        if (!/^\d{6}$/.test(code)) return;
        event.preventDefault();
        onChange(code);
      }}
      inputMode="numeric"
      name="code"
      autoComplete="one-time-code"
      enterKeyHint="go"
      after={
        <button
          type="button"
          className="sd-input-button sd-num"
          disabled={waitSeconds > 0}
          onClick={() => onAsk()}
        >
          {waitSeconds > 0 ? text.again(waitSeconds) : text.send}
        </button>
      }
    />
  );
}
