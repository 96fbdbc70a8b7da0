import { ccMark } from '@svcdesk/core/contract/backlog';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { FormField, WordsField } from '../../blocks/form/fields.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import type { FormOf } from '../../blocks/thing/with-thing.tsx';
import { MultiSelect } from '../../components/select.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { groupOptions } from '../organisation/organisation.ts';
import { useOrganisation } from '../organisation/use-organisation.ts';
import { ColleaguesField } from '../people/colleagues-field.tsx';
import type { Person } from '../people/person.ts';
import { actText } from './phrases/act.ts';

const nobody: readonly Person[] = [];
const noGroup: readonly string[] = [];

/** Shows the order to colleagues and whole groups, who are notified and may see it from then on. */
export function CopyForm({ thing, kind }: FormOf<OrderDetail>) {
  const text = useText(actText);
  const organisation = useOrganisation();
  const form = useActionForm({
    kind,
    thing,
    action: 'cc',
    call: ccMark,
    initial: { people: nobody, groupIds: noGroup, remark: '' },
    check: ({ people, groupIds }) => ({
      userIds: people.length + groupIds.length === 0 && text.cc.missing,
    }),
    request: ({ people, groupIds, remark }, { at }) => ({
      orderId: thing.id,
      userIds: people.map(({ id }) => id),
      groupIds: [...groupIds],
      remark: remark.trim() || undefined,
      at,
    }),
  });
  const { fields, set, error } = form;
  return (
    <ActionPage title={text.cc.title} form={form} submitLabel={text.cc.submit}>
      <ColleaguesField
        label={text.cc.people}
        chosen={fields.people}
        onChoose={(people) => set({ people })}
        error={error('userIds', text.cc.people)}
      />
      <FormField form={form} path="groupIds" label={text.cc.groups} hint={text.cc.groupsHint}>
        <MultiSelect
          title={text.cc.groups}
          options={groupOptions(organisation.data ?? [])}
          values={fields.groupIds}
          onChange={(groupIds) => set({ groupIds })}
          disabled={organisation.data === undefined}
        />
      </FormField>
      <WordsField form={form} name="remark" label={text.remark} rows={2} />
    </ActionPage>
  );
}
