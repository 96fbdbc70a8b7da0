import { handle } from '@svcdesk/core/contract/device-orders';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { Facts } from '../../../shared/components/facts.tsx';
import type { ExpectedDevice } from '../../../shared/domain/device-order/device-order.ts';
import { deviceOrder } from '../../../shared/domain/device-order/device-order-kind.tsx';
import { useOrganisation } from '../../../shared/domain/organisation/use-organisation.ts';
import { PeoplePicker } from '../../../shared/domain/people/people-picker.tsx';
import { peopleIn } from '../../../shared/domain/people/person.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { type Setting, whoNow } from '../data/device-people.ts';
import { text as book } from '../phrases.ts';
import { TeamLoad } from './team-load.tsx';

interface SetFormProps {
  thing: ExpectedDevice;
  action: Setting;
}

/** Somebody else in the place of a manager, checker or engineer; whoever does it never checks it. */
export function SetPersonForm({ thing, action }: SetFormProps) {
  const text = useText(book).person;
  const words = text[action];
  const { now, barredId, groupId } = whoNow(thing, action);
  const form = useActionForm({
    kind: deviceOrder,
    thing,
    action,
    call: handle,
    initial: { accountId: '' },
    check: ({ accountId }) => ({
      accountId:
        accountId === '' || (accountId === now.id && text.same) || (accountId === barredId && text.selfCheck),
    }),
    request: ({ accountId }, base) => ({ id: thing.id, action, ...base, accountId: accountId || undefined }),
  });
  const { accountId } = form.fields;
  const people = peopleIn(useOrganisation().data ?? [], groupId);
  const choose = (id: string) => form.set({ accountId: id });
  const without = [thing.engineerId, thing.checkerId];
  return (
    <ActionPage title={words.title} form={form} submitLabel={words.submit}>
      <Facts facts={[{ label: words.now, value: now.name }]} />
      <PeoplePicker
        label={words.label}
        required
        chosen={people.find(({ id }) => id === accountId)}
        onChoose={(person) => choose(person?.id ?? '')}
        error={form.error('accountId', words.label)}
        groupId={groupId}
      />
      {groupId !== undefined && (
        <TeamLoad groupId={groupId} without={without} chosen={accountId} onChoose={choose} />
      )}
    </ActionPage>
  );
}
