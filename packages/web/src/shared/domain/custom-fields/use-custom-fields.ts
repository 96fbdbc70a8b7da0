import { checkFields, type FieldAnswer, visibleFields } from '@svcdesk/core/format';
import { useState } from 'react';
import { type PhotoUploads, usePhotoUploads } from '../../blocks/photos/use-photo-uploads.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { type FieldErrors, fieldErrors, refusedFields } from './field-errors.ts';
import {
  answersOf,
  type CustomField,
  type FieldInput,
  type FieldInputs,
  photosIn,
  withPhotos,
} from './field-input.ts';

/** Who fills the form in: clients see no internal field and cannot look people up. */
export type FormSide = 'client' | 'staff';

interface CustomFieldsOptions {
  fields: readonly CustomField[];
  inputs: FieldInputs;
  onChange: (inputs: FieldInputs) => void;
  side: FormSide;
  /** What the server refused, as `Failure.fields` has it. */
  refused?: Readonly<Record<string, string>>;
}

export interface CustomFieldsHandle {
  side: FormSide;
  /** What shows with the present inputs, in order. */
  shown: readonly CustomField[];
  inputs: FieldInputs;
  set: (fieldId: string, input: FieldInput) => void;
  errors: FieldErrors;
  uploads: PhotoUploads;
  /** Whether it may be sent; from then on mistakes show. */
  check: () => boolean;
  /** Waits for its files and gives what is to be sent; rejects when a file cannot be uploaded. */
  answers: () => Promise<FieldAnswer[]>;
}

/** A template's fields as a form works with them: which show, what is wrong, what is sent. */
export function useCustomFields(options: CustomFieldsOptions): CustomFieldsHandle {
  const { fields, inputs, onChange, side } = options;
  const locale = useLocale((state) => state.locale);
  const [checked, setChecked] = useState(false);
  const refused = refusedFields(options.refused ?? {});
  const uploads = usePhotoUploads(photosIn(inputs), (photos) => onChange(withPhotos(inputs, photos)));

  const pending = answersOf(fields, inputs, true);
  const values = new Map(pending.map(({ fieldId, fieldValue }) => [fieldId, fieldValue]));
  const open = fields.filter((field) => side === 'staff' || !field.internal);
  const { issues } = checkFields(open, withoutInternal(pending, open), side);
  return {
    side,
    shown: visibleFields(
      open.toSorted((a, b) => a.sort - b.sort),
      values,
    ),
    inputs,
    set: (fieldId, input) => onChange({ ...inputs, [fieldId]: input }),
    errors: checked ? { ...refused, ...fieldErrors(issues, fields, locale) } : refused,
    uploads,
    check() {
      setChecked(true);
      return issues.length === 0;
    },
    async answers() {
      const photos = await uploads.finish();
      const stored = answersOf(open, withPhotos(inputs, photos));
      return [...checkFields(open, stored, side).answers];
    },
  };
}

function withoutInternal(answers: readonly FieldAnswer[], open: readonly CustomField[]): FieldAnswer[] {
  return answers.filter(({ fieldId }) => open.some((field) => field.fieldId === fieldId));
}
