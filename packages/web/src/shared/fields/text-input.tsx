import { Input, type InputProps, type InputRef } from 'antd-mobile';
import { type ReactNode, useRef } from 'react';
import { useFieldAria } from './field-frame.tsx';
import { useNativeAria } from './use-native-aria.ts';

interface TextInputProps
  extends Pick<
    InputProps,
    'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'maxLength' | 'enterKeyHint' | 'disabled' | 'name'
  > {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Inside the frame, after the text: a button to show the password, a unit. */
  after?: ReactNode;
}

export function TextInput({ value, onChange, onBlur, after, ...rest }: TextInputProps) {
  const aria = useFieldAria();
  const input = useRef<InputRef>(null);
  useNativeAria(input, aria);
  return (
    <div className="sd-control" data-invalid={aria.invalid}>
      <Input
        {...rest}
        ref={input}
        id={aria.id}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        autoCapitalize="off"
        autoCorrect="off"
      />
      {after}
    </div>
  );
}
