import { handle } from '@svcdesk/core/contract/device-orders';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import type { Found } from '../../../shared/blocks/pick/use-found.ts';
import { WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { AssignField } from '../../../shared/domain/assign/assign-field.tsx';
import type { ExpectedDevice } from '../../../shared/domain/device-order/device-order.ts';
import { deviceOrder } from '../../../shared/domain/device-order/device-order-kind.tsx';
import { useOrganisation } from '../../../shared/domain/organisation/use-organisation.ts';
import { PeoplePicker } from '../../../shared/domain/people/people-picker.tsx';
import { peopleIn } from '../../../shared/domain/people/person.ts';
import { dayOfWork } from '../../../shared/domain/work/when.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases.ts';

function SetPerson({ action }: { action: Setting }) {
  const { title } = useText(book).person[action];
  return <WithRecord kind={deviceOrder} action={action} title={title} Form={forms[action]} />;
}

export const SetManagerScreen = () => <SetPerson action="setManager" />;
export const SetCheckerScreen = () => <SetPerson action="setChecker" />;
export const SetEngineerScreen = () => <SetPerson action="setEngineer" />;

const forms = {
  setManager: ({ record }: { record: ExpectedDevice }) => (
    <SetPersonForm record={record} action="setManager" />
  ),
  setChecker: ({ record }: { record: ExpectedDevice }) => (
    <SetPersonForm record={record} action="setChecker" />
  ),
  setEngineer: ({ record }: { record: ExpectedDevice }) => (
    <SetPersonForm record={record} action="setEngineer" />
  ),
} as const;

interface SetFormProps {
  record: ExpectedDevice;
  action: Setting;
}

/** Another person in the place of a manager, checker or engineer; its engineer never checks it. */
function SetPersonForm({ record, action }: SetFormProps) {
  const text = useText(book).person;
  const words = text[action];
  const { now, barredId, groupId } = whoNow(record, action);
  const form = useActionForm({
    kind: deviceOrder,
    record,
    action,
    call: handle,
    initial: { accountId: '' },
    check: ({ accountId }) => ({
      accountId:
        accountId === '' || (accountId === now.id && text.same) || (accountId === barredId && text.selfCheck),
    }),
    request: ({ accountId }, base) => ({ id: record.id, action, ...base, accountId: accountId || undefined }),
  });
  const { accountId } = form.fields;
  const people = peopleIn(useOrganisation().data ?? [], groupId);
  const field = {
    label: words.label,
    required: true,
    chosen: people.find(({ id }) => id === accountId),
    onChoose: (person: Found | undefined) => form.set({ accountId: person?.id ?? '' }),
    error: form.error('accountId', words.label),
  };
  return (
    <ActionPage title={words.title} form={form} submitLabel={words.submit}>
      <Facts facts={[{ label: words.now, value: now.name }]} />
      {action === 'setEngineer' ? (
        <AssignField
          {...field}
          reassigns={now.id !== undefined}
          work={{}}
          groupId={groupId}
          day={dayOfWork(record)}
          without={[record.engineerId, record.checkerId]}
        />
      ) : (
        <PeoplePicker {...field} />
      )}
    </ActionPage>
  );
}

/** Actions that put another person in a place. */
type Setting = 'setManager' | 'setChecker' | 'setEngineer';

/** Who has the place now, who may not have it, and of which group its people are; any where none is named. */
function whoNow(record: ExpectedDevice, action: Setting) {
  const { managerId, managerName, checkerId, checkerName, engineerId, engineerName } = record;
  switch (action) {
    case 'setManager':
      return { now: { id: managerId, name: managerName } };
    case 'setChecker':
      return { now: { id: checkerId, name: checkerName }, barredId: engineerId };
    case 'setEngineer':
      return { now: { id: engineerId, name: engineerName }, barredId: checkerId, groupId: record.groupId };
  }
}
