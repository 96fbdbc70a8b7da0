import { create } from '@svcdesk/core/contract/device-orders';
import { isVisible } from '@svcdesk/core/format';
import { priorityCodes } from '@svcdesk/core/rules';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { DraftNotice } from '../../shared/blocks/drafts/draft-notice.tsx';
import { FormField, PhotosAndFilesField, WordsField } from '../../shared/blocks/form/fields.tsx';
import { SendNote } from '../../shared/blocks/form/form-note.tsx';
import { useNewForm } from '../../shared/blocks/form/use-new-form.ts';
import type { Found } from '../../shared/blocks/pick/use-found.ts';
import { Button } from '../../shared/components/button.tsx';
import { Card } from '../../shared/components/card.tsx';
import { RadioChips } from '../../shared/components/choice.tsx';
import { DateInput } from '../../shared/components/date-input.tsx';
import { Form } from '../../shared/components/form.tsx';
import { fromLocalInput, toLocalInput } from '../../shared/components/local-time.ts';
import { BottomBar, Page } from '../../shared/components/page.tsx';
import { TextInput } from '../../shared/components/text-input.tsx';
import { itemWords } from '../../shared/domain/order/order-words.ts';
import { noTarget } from '../../shared/domain/organisation/target.ts';
import { TargetFields } from '../../shared/domain/organisation/target-fields.tsx';
import { PeoplePicker } from '../../shared/domain/people/people-picker.tsx';
import type { Person } from '../../shared/domain/people/person.ts';
import { SitePicker } from '../../shared/domain/site/site-picker.tsx';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { staffPaths, withQuery } from '../../shared/platform/paths.ts';
import { attachmentOf, type Photo } from '../../shared/platform/photos/photo-store.ts';
import { showToast } from '../../shared/platform/toast-store.ts';
import { text as book } from './phrases.ts';

const blank = {
  site: undefined as Found | undefined,
  title: '',
  content: '',
  priority: '3',
  target: noTarget,
  checker: undefined as Person | undefined,
  dueAt: '',
  photos: [] as readonly Photo[],
};

/** What is to be done to the devices of a site, by whom, and who checks it. */
export function CreateForm() {
  const text = useText(book).create;
  const locale = useLocale((state) => state.locale);
  const navigate = useNavigate();
  const formId = useId();
  const form = useNewForm({
    form: 'createDevice',
    kind: 'device',
    words: ({ title }) => ({ words: text.words, title }),
    call: create,
    initial: blank,
    check: ({ site, title }) => ({ cellId: site === undefined, title: !isVisible(title) }),
    request: ({ site, title, content, priority, target, checker, dueAt, photos }, base) => ({
      ...base,
      cellId: site?.id ?? '',
      title: title.trim(),
      content: content.trim() || undefined,
      priority: Number(priority),
      groupId: target.groupId || undefined,
      engineerId: target.engineerId || undefined,
      checkerId: checker?.id,
      dueAt: dueAt || undefined,
      attachment: attachmentOf(photos),
    }),
    onDone: (settled) => {
      showToast(text.done);
      const id = settled.waits ? undefined : (settled.data as { id: string }).id;
      return navigate(
        withQuery(id === undefined ? staffPaths.device.list : staffPaths.device.detail, { id }),
        {
          replace: true,
        },
      );
    },
  });
  const { fields, set, error } = form;
  return (
    <Page
      title={text.title}
      backTo={staffPaths.device.list}
      bottom={
        <BottomBar>
          <SendNote form={form} />
          <Button kind="main" type="submit" form={formId} busy={form.busy}>
            {text.submit}
          </Button>
        </BottomBar>
      }
    >
      <div className="sd-stack">
        <DraftNotice draft={form.draft} />
        <Card>
          <Form id={formId} onSubmit={form.submit}>
            <FormField form={form} path="title" label={text.name} required>
              <TextInput
                value={fields.title}
                onChange={(title) => set({ title })}
                maxLength={form.maxLength('title')}
              />
            </FormField>
            <SitePicker
              label={text.site}
              required
              chosen={fields.site}
              onChoose={(site) => set({ site })}
              error={error('cellId', text.site)}
            />
            <WordsField form={form} name="content" label={text.content} rows={4} />
            <PhotosAndFilesField form={form} name="photos" path="attachment" label={text.photos} />
            <FormField form={form} path="priority" label={text.priority} group>
              <RadioChips
                options={priorityCodes.map((code) => ({
                  value: String(code),
                  label: itemWords('priority', code, locale),
                }))}
                value={fields.priority}
                onChange={(priority) => set({ priority })}
              />
            </FormField>
            <FormField form={form} path="dueAt" label={text.due}>
              <DateInput
                kind="datetime"
                value={toLocalInput(fields.dueAt)}
                onChange={(value) => set({ dueAt: fromLocalInput(value) ?? '' })}
              />
            </FormField>
            <TargetFields
              target={fields.target}
              onChange={(target) => set({ target })}
              error={error('groupId')}
            />
            <PeoplePicker
              label={text.checker}
              chosen={fields.checker}
              onChoose={(checker) => set({ checker })}
              error={error('checkerId')}
              clearable
            />
          </Form>
        </Card>
      </div>
    </Page>
  );
}
