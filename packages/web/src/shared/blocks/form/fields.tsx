import type { ReactNode } from 'react';
import { FieldFrame } from '../../components/field-frame.tsx';
import type { Option } from '../../components/option.ts';
import { Select } from '../../components/select.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { Photo } from '../../platform/photos/photo-store.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { LoadFailure } from '../list/load-state.tsx';
import { FilePicker } from '../photos/file-picker.tsx';
import { isPictureName, maxPhotos } from '../photos/photo.ts';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import type { FieldsHandle } from './use-form.ts';

/** Names of a form's fields that hold a value of this type. */
type NamesOf<Fields, Value> = {
  [Name in keyof Fields & string]: Fields[Name] extends Value ? Name : never;
}[keyof Fields & string];

interface FrameProps {
  label: string;
  required?: boolean;
  hint?: ReactNode;
}

interface FormFieldProps extends FrameProps {
  form: Pick<FieldsHandle<object>, 'error'>;
  /** Of the request, where the contract's and the server's complaints point. */
  path: string;
  group?: boolean;
  children: ReactNode;
}

/** A field's frame that shows what is wrong with it. */
export function FormField({ form, path, ...frame }: FormFieldProps) {
  return <FieldFrame {...frame} error={form.error(path, frame.label)} />;
}

interface OwnField<Fields extends object, Value> extends FrameProps {
  form: FieldsHandle<Fields>;
  name: NamesOf<Fields, Value>;
  /** Its name in the request, where that is another. */
  path?: string;
}

interface WordsFieldProps<Fields extends object> extends OwnField<Fields, string> {
  placeholder?: string;
  rows?: number;
}

/** A text of several lines. */
export function WordsField<Fields extends object>(props: WordsFieldProps<Fields>) {
  const { form, name, path = name, placeholder, rows, ...frame } = props;
  const maxLength = form.maxLength(path);
  // Without one the field is not where the form says; better seen at once than once it was sent.
  if (maxLength === undefined) throw new Error(`the request has no limit for "${path}"`);
  return (
    <FormField form={form} path={path} {...frame}>
      <TextArea
        value={form.fields[name] as string}
        onChange={(words) => form.set({ [name]: words } as Partial<Fields>)}
        maxLength={maxLength}
        placeholder={placeholder}
        rows={rows}
      />
    </FormField>
  );
}

interface PhotosFieldProps<Fields extends object> extends OwnField<Fields, readonly Photo[]> {
  max?: number;
}

/** Photos of camera or album. */
export function PhotosField<Fields extends object>(props: PhotosFieldProps<Fields>) {
  const { form, name, path = name, max, ...frame } = props;
  return (
    <FormField form={form} path={path} group {...frame}>
      <PhotoPicker
        photos={form.fields[name] as readonly Photo[]}
        onChange={(photos) => form.set({ [name]: photos } as Partial<Fields>)}
        max={max}
      />
    </FormField>
  );
}

/** Files of any kind. */
export function FilesField<Fields extends object>(props: OwnField<Fields, readonly Photo[]>) {
  const { form, name, path = name, ...frame } = props;
  return (
    <FormField form={form} path={path} group {...frame}>
      <FilePicker
        files={form.fields[name] as readonly Photo[]}
        onChange={(files) => form.set({ [name]: files } as Partial<Fields>)}
        max={maxPhotos}
      />
    </FormField>
  );
}

/** Photos of camera or album, and beside them files of any kind: one list, of which each shows its own. */
export function PhotosAndFilesField<Fields extends object>(props: OwnField<Fields, readonly Photo[]>) {
  const { form, name, path = name, ...frame } = props;
  const text = useText(sharedText).file;
  const all = form.fields[name] as readonly Photo[];
  const isFile = (each: Photo) => !isPictureName(each.name);
  const photos = all.filter((each) => !isFile(each));
  const files = all.filter(isFile);
  const change = (next: readonly Photo[]) => form.set({ [name]: next } as Partial<Fields>);
  return (
    <>
      <FormField form={form} path={path} group {...frame}>
        <PhotoPicker photos={photos} onChange={(next) => change([...next, ...files])} beside={files.length} />
      </FormField>
      <FieldFrame label={text.label} group>
        <FilePicker
          files={files}
          onChange={(next) => change([...photos, ...next])}
          max={maxPhotos}
          beside={photos.length}
        />
      </FieldFrame>
    </>
  );
}

interface SelectFieldProps<Fields extends object> {
  form: FieldsHandle<Fields>;
  /** Of the field that holds what was chosen, '' for nothing. */
  name: keyof Fields & string;
  /** Its name in the request, where that is another. */
  path?: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  options: readonly Option[] | undefined;
  /** Where the options come from, when they have to be asked for. */
  from?: { isError: boolean; error: unknown; refetch: () => unknown };
  /** Holds until the person chooses. */
  usual?: string;
  clearable?: boolean;
}

/** One of a list, chosen in a sheet. What has to be loaded for it says so in its place, and how it is tried again. */
export function SelectField<Fields extends object>(props: SelectFieldProps<Fields>) {
  const { form, name, path = name, label, required, hint, options, from, usual, clearable } = props;
  const { state } = useText(sharedText);
  const chosen = (form.fields[name] as string) || usual || undefined;
  return (
    <>
      {from?.isError && <LoadFailure error={from.error} onRetry={from.refetch} />}
      <FormField form={form} path={path} label={label} required={required} hint={hint}>
        <Select
          title={label}
          options={options ?? []}
          value={chosen}
          onChange={(value = '') => form.set({ [name]: value } as Partial<Fields>)}
          placeholder={options || from?.isError ? undefined : state.loading}
          disabled={!options?.length}
          clearable={clearable && chosen !== undefined}
        />
      </FormField>
    </>
  );
}
