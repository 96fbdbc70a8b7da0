import { TextArea as AntdTextArea, type TextAreaRef } from 'antd-mobile';
import { useRef } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { sharedText } from '../platform/phrases/shared.ts';
import { useFieldAria } from './field-frame.tsx';
import './forms.css';
import { useNativeAria } from './use-native-aria.ts';

interface TextAreaProps {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
  rows?: number;
}

/** Grows with its text; says how much room is left once a fifth of it remains. */
export function TextArea({ value, onChange, placeholder, maxLength, rows = 3 }: TextAreaProps) {
  const text = useText(sharedText);
  const aria = useFieldAria();
  const area = useRef<TextAreaRef>(null);
  useNativeAria(area, aria);
  const nearlyFull = maxLength !== undefined && value.length > maxLength * 0.8;
  return (
    <div className="sd-control sd-control-tall" data-invalid={aria.invalid}>
      <AntdTextArea
        ref={area}
        id={aria.id}
        value={value}
        onChange={onChange}
        placeholder={placeholder}
        maxLength={maxLength}
        rows={rows}
        autoSize={{ minRows: rows, maxRows: 10 }}
      />
      {nearlyFull && <span className="sd-meta sd-num">{text.field.count(value.length, maxLength)}</span>}
    </div>
  );
}
