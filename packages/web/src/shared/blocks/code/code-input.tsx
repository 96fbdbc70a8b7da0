import { TextInput } from '../../components/text-input.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { codeText } from './phrases/index.ts';

interface CodeInputProps {
  value: string;
  onChange: (code: string) => void;
  /** Seconds until one may ask for another. */
  waitSeconds: number;
  onAsk: () => unknown;
}

/** The six digits of a verification code, and the button that sends them. */
export function CodeInput({ value, onChange, waitSeconds, onAsk }: CodeInputProps) {
  const text = useText(codeText).code;
  return (
    <TextInput
      value={value}
      onChange={(typed) => onChange(typed.replace(/\D/g, '').slice(0, 6))}
      inputMode="numeric"
      name="code"
      autoComplete="one-time-code"
      enterKeyHint="go"
      maxLength={12}
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
