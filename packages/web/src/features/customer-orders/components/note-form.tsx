import type { RequestOf } from '@svcdesk/core/contract';
import type { activate, supplement } from '@svcdesk/core/contract/orders';
import { useState } from 'react';
import { useDraft } from '../../../shared/blocks/drafts/use-draft.ts';
import { attachmentOf, type Photo, photosMax } from '../../../shared/blocks/photos/photo.ts';
import { PhotoPicker } from '../../../shared/blocks/photos/photo-picker.tsx';
import { usePhotoUploads } from '../../../shared/blocks/photos/use-photo-uploads.ts';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { TextArea } from '../../../shared/components/text-area.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useOrderAction } from '../../../shared/domain/order/use-order-action.ts';
import type { Submission } from '../../../shared/platform/api/submission.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { useLeaveForm } from '../data/use-leave-form.ts';
import { ActionPage } from './action-page.tsx';

interface NoteDraft {
  words: string;
  photos: Photo[];
  submission?: Submission;
}

/** What is sent of a note, whichever action it belongs to. */
export interface Note {
  words: string;
  attachments?: string;
  at?: string;
}

type NoteCall = typeof supplement | typeof activate;

interface NoteFormProps<C extends NoteCall> {
  order: OrderDetail;
  action: 'supplement' | 'activate';
  call: C;
  build: (note: Note) => RequestOf<C>;
  wordsMax: number;
  text: { title: string; words: string; hint: string; photos: string; submit: string; done?: string };
}

/** Words and pictures about an order: a supplement, or what is still wrong. */
export function NoteForm<C extends NoteCall>({
  order,
  action,
  call,
  build,
  wordsMax,
  text,
}: NoteFormProps<C>) {
  const shared = useText(sharedText);
  const draft = useDraft<NoteDraft>(action, order.id, { words: '', photos: [] });
  const { words, photos, submission } = draft.value;
  const uploads = usePhotoUploads(photos, (next) => draft.change({ photos: next }));
  const leave = useLeaveForm(order.id);
  const [checked, setChecked] = useState(false);
  const missing = words.trim() === '';
  const handle = useOrderAction(call, action, order, {
    kept: submission,
    keep: (next) => draft.change({ submission: next }),
    doneWords: text.done,
    onDone: async () => {
      await draft.sent();
      await leave();
    },
  });
  const submit = async () => {
    setChecked(true);
    if (missing) return;
    await handle.send(async (at) =>
      build({
        words: words.trim(),
        attachments: attachmentOf(await uploads.finish()) || undefined,
        at: at || undefined,
      }),
    );
  };
  return (
    <ActionPage
      title={text.title}
      order={order}
      action={action}
      handle={handle}
      draft={draft}
      submitLabel={text.submit}
      onSubmit={submit}
    >
      <FieldFrame
        label={text.words}
        required
        hint={text.hint}
        error={checked && missing ? shared.field.missing(text.words) : undefined}
      >
        <TextArea
          value={words}
          onChange={(next) => draft.change({ words: next })}
          maxLength={wordsMax}
          rows={4}
        />
      </FieldFrame>
      <FieldFrame label={text.photos} group hint={shared.photo.hint(photosMax)}>
        <PhotoPicker photos={photos} onChange={(next) => draft.change({ photos: next })} uploads={uploads} />
      </FieldFrame>
    </ActionPage>
  );
}
