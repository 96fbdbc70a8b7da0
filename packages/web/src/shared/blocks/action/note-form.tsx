import type { Call, RequestOf } from '@svcdesk/core/contract';
import { isVisible } from '@svcdesk/core/format';
import type { DictionaryCode } from '@svcdesk/core/rules';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { attachmentOf, type Photo } from '../../platform/photos/photo-store.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { PhotosAndFilesField, WordsField } from '../form/fields.tsx';
import { noReason, type Reason } from '../form/reason.ts';
import { ReasonFields, useReasonCheck } from '../form/reason-fields.tsx';
import { type Base, useActionForm } from '../form/use-action-form.ts';
import { maxPhotos } from '../photos/photo.ts';
import type { RecordBase, RecordKind } from '../record/record.ts';
import { ActionPage } from './action-page.tsx';

/** What is sent of a note, whichever action it belongs to. */
export interface Note {
  words: string;
  attachments: string | undefined;
}

interface NoteFormProps<T extends RecordBase, C extends Call> {
  kind: RecordKind<T>;
  record: T;
  action: string;
  call: C;
  request: (note: Note, base: Base) => RequestOf<C>;
  /** Name of the words in the request. */
  path: string;
  text: { title: string; words: string; hint?: string; photos?: string; submit: string };
  danger?: boolean;
  /** What else is to be known or chosen. */
  children?: ReactNode;
}

/** An action that is described in words, with pictures where the texts name them. */
export function NoteForm<T extends RecordBase, C extends Call>(props: NoteFormProps<T, C>) {
  const { kind, record, action, call, request, path, text, danger, children } = props;
  const shared = useText(sharedText);
  const form = useActionForm({
    kind,
    record,
    action,
    call,
    initial: { words: '', photos: [] as readonly Photo[] },
    check: ({ words }) => ({ [path]: !isVisible(words) }),
    request: ({ words, photos }, base) =>
      request({ words: words.trim(), attachments: attachmentOf(photos) }, base),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit} danger={danger}>
      {children}
      <WordsField
        form={form}
        name="words"
        path={path}
        label={text.words}
        required
        hint={text.hint}
        rows={4}
      />
      {text.photos !== undefined && (
        <PhotosAndFilesField
          form={form}
          name="photos"
          path="attachments"
          label={text.photos}
          hint={shared.photo.hint(maxPhotos)}
        />
      )}
    </ActionPage>
  );
}

/** A reason as it is sent. */
export interface GivenReason {
  code: string;
  remark: string | undefined;
}

interface ReasonFormProps<T extends RecordBase, C extends Call> {
  kind: RecordKind<T>;
  record: T;
  action: string;
  call: C;
  request: (reason: GivenReason, base: Base) => RequestOf<C>;
  dictionary: DictionaryCode;
  /** The reason's name in the request. */
  path?: 'reasonCode' | 'reason';
  /** Items that are not for these people. */
  without?: readonly string[];
  text: { title: string; reason: string; remarkHint?: string; submit: string };
  /** What else is to be known. */
  children?: ReactNode;
}

/** An action that ends or turns down what others wanted, and says why. */
export function ReasonForm<T extends RecordBase, C extends Call>(props: ReasonFormProps<T, C>) {
  const { kind, record, action, call, request, dictionary, path, without, text } = props;
  const form = useActionForm<T, C, Reason>({
    kind,
    record,
    action,
    call,
    initial: noReason,
    check: useReasonCheck(dictionary),
    request: ({ reasonCode, remark }, base) =>
      request({ code: reasonCode, remark: remark.trim() || undefined }, base),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit} danger>
      <ReasonFields
        form={form}
        dictionary={dictionary}
        path={path}
        label={text.reason}
        remarkHint={text.remarkHint}
        without={without}
      />
      {props.children}
    </ActionPage>
  );
}
