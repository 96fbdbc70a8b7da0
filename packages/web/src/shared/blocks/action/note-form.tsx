import type { Call, RequestOf } from '@svcdesk/core/contract';
import { isVisible } from '@svcdesk/core/format';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { attachmentOf, type Photo } from '../../platform/photos/photo-store.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { PhotosAndFilesField, WordsField } from '../form/fields.tsx';
import { type Base, useActionForm } from '../form/use-action-form.ts';
import { maxPhotos } from '../photos/photo.ts';
import type { Thing, ThingKind } from '../thing/thing.ts';
import { ActionPage } from './action-page.tsx';

/** What is sent of a note, whichever action it belongs to. */
export interface Note {
  words: string;
  attachments: string | undefined;
}

interface NoteFormProps<T extends Thing, C extends Call> {
  kind: ThingKind<T>;
  thing: T;
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
export function NoteForm<T extends Thing, C extends Call>(props: NoteFormProps<T, C>) {
  const { kind, thing, action, call, request, path, text, danger, children } = props;
  const shared = useText(sharedText);
  const form = useActionForm({
    kind,
    thing,
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
