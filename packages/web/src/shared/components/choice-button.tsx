import { useFieldAria } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import './forms.css';

interface ChoiceButtonProps {
  /** What is chosen, in words; the placeholder shows when empty. */
  words: string;
  placeholder: string;
  onOpen: () => void;
  disabled?: boolean;
}

/** Looks like a field and opens a sheet with the choices. */
export function ChoiceButton({ words, placeholder, onOpen, disabled }: ChoiceButtonProps) {
  const aria = useFieldAria();
  return (
    <button
      type="button"
      id={aria.id}
      className="sd-control sd-choice"
      data-invalid={aria.invalid}
      aria-haspopup="dialog"
      aria-labelledby={`${aria.labelId} ${aria.id}`}
      aria-describedby={aria.describedBy}
      onClick={onOpen}
      disabled={disabled}
    >
      <span className={words === '' ? 'sd-grow sd-choice-empty' : 'sd-grow'}>{words || placeholder}</span>
      <Icon name="down" size={18} />
    </button>
  );
}
