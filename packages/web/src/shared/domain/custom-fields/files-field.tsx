import { fieldLimits, fieldTypeOf } from '@svcdesk/core/format';
import { FilePicker } from '../../blocks/photos/file-picker.tsx';
import { PhotoPicker } from '../../blocks/photos/photo-picker.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { Photo } from '../../platform/photos/photo-store.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { filesOf } from './field-input.ts';
import type { FieldProps } from './use-custom-fields.ts';

/** Photos as tiles, other files as a list; both leave the phone while one fills in the rest. */
export function FilesField({ field, input, onInput, errorAt }: FieldProps) {
  const { file: text, photo } = useText(sharedText);
  const max = Math.min(field.max ?? fieldLimits.files, fieldLimits.files);
  const pictures = fieldTypeOf(field.fieldTypeName) === 'image';
  const files = filesOf(input);
  const change = (next: readonly Photo[]) => onInput({ files: next });
  const hint = field.placeholder ?? (pictures ? photo.hint(max) : text.hint(max));
  return (
    <FieldFrame label={field.name} required={field.required} error={errorAt()} hint={hint} group>
      {pictures ? (
        <PhotoPicker photos={files} onChange={change} max={max} />
      ) : (
        <FilePicker files={files} onChange={change} max={max} />
      )}
    </FieldFrame>
  );
}
