import { Radio } from 'antd-mobile';
import { Choice } from './choice.tsx';
import { useFieldAria } from './field-frame.tsx';
import './forms.css';

interface RadioChipsProps<Value extends string> {
  /** `lang` where a label is in a language of its own. */
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of a few, all in sight. Stands in a FieldFrame with `group`. */
export function RadioChips<Value extends string>({ options, value, onChange }: RadioChipsProps<Value>) {
  return (
    <Choice {...useFieldAria()} className="sd-chip-choices" value={value} onChange={onChange}>
      {options.map((option) => (
        <Radio key={option.value} value={option.value} icon={noIcon} className="sd-laid-over sd-chip-choice">
          {option.lang === undefined ? option.label : <span lang={option.lang}>{option.label}</span>}
        </Radio>
      ))}
    </Choice>
  );
}

const noIcon = () => null;
