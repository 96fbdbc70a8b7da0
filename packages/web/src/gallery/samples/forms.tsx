import { progress } from '@svcdesk/core/contract/orders';
import { useQueryClient } from '@tanstack/react-query';
import { ActionPage } from '../../shared/blocks/action/action-page.tsx';
import { PhotosField, WordsField } from '../../shared/blocks/form/fields.tsx';
import { useActionForm } from '../../shared/blocks/form/use-action-form.ts';
import { Button } from '../../shared/components/button.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import type { Photo } from '../../shared/platform/photos/photo-store.ts';
import { galleryText } from '../phrases/index.ts';
import { type Visit, visitKey, visitKind } from '../sample-visit.tsx';

const id = '0193e4a0-0000-7000-8000-000000000001';

/** A form about a record, whose draft is kept; what others change meanwhile is said above it. */
export function FormSample() {
  const { data } = visitKind.useRecord(id);
  return data && <Form record={data} />;
}

function Form({ record }: { record: Visit }) {
  const text = useText(galleryText).visits;
  const queries = useQueryClient();
  const form = useActionForm({
    kind: visitKind,
    record,
    action: 'tell',
    call: progress,
    initial: { content: '', photos: [] as readonly Photo[] },
    request: ({ content }, { at }) => ({ orderId: id, content, at }),
  });
  const change = () =>
    queries.setQueryData<Visit>(visitKey(id), { ...record, version: record.version + 1, engineerName: 'LW' });
  return (
    <ActionPage title={text.form} form={form} submitLabel={text.send}>
      <WordsField form={form} name="content" label={text.content} required rows={3} />
      <PhotosField form={form} name="photos" label={text.photos} max={2} />
      <Button onClick={change}>{text.other}</Button>
    </ActionPage>
  );
}
