import { FieldFrame } from '../../components/field-frame.tsx';
import { filesOf } from './field-input.ts';
import type { FieldProps } from './field-props.ts';
import { SignaturePad } from './signature-pad.tsx';

export function SignatureField({ field, input, onInput, errorAt }: FieldProps) {
  return (
    <FieldFrame label={field.name} required={field.required} error={errorAt()} hint={field.placeholder} group>
      <SignaturePad
        signature={filesOf(input)[0]}
        onChange={(signature) => onInput({ files: signature ? [signature] : [] })}
      />
    </FieldFrame>
  );
}
