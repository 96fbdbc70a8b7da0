import { handle } from '@svcdesk/core/contract/device-orders';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import type { ExpectedDevice } from '../../../shared/domain/device-order/device-order.ts';
import { deviceOrder } from '../../../shared/domain/device-order/device-order-kind.tsx';
import { useOrganisation } from '../../../shared/domain/organisation/use-organisation.ts';
import { PeoplePicker } from '../../../shared/domain/people/people-picker.tsx';
import { peopleIn } from '../../../shared/domain/people/person.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { TeamLoad } from '../components/team-load.tsx';
import { text as book } from '../phrases/index.ts';

/** Whose place is taken by whom. */
const places = {
  setManager: { id: 'managerId', name: 'managerName' },
  setChecker: { id: 'checkerId', name: 'checkerName' },
  setEngineer: { id: 'engineerId', name: 'engineerName' },
} as const;

type Setting = keyof typeof places;

function SetPerson({ action }: { action: Setting }) {
  const { title } = useText(book).person[action];
  return <WithThing kind={deviceOrder} action={action} title={title} Form={setForms[action]} />;
}

export const SetManagerScreen = () => <SetPerson action="setManager" />;
export const SetCheckerScreen = () => <SetPerson action="setChecker" />;
export const SetEngineerScreen = () => <SetPerson action="setEngineer" />;

interface SetFormProps {
  thing: ExpectedDevice;
  action: Setting;
}

/** Somebody else in the place of a manager, checker or engineer; whoever does it never checks it. */
function SetForm({ thing, action }: SetFormProps) {
  const text = useText(book).person;
  const words = text[action];
  const now = places[action];
  const byGroup = action === 'setEngineer' ? thing.groupId : undefined;
  const barred = action === 'setChecker' ? thing.engineerId : action === 'setEngineer' && thing.checkerId;
  const form = useActionForm({
    kind: deviceOrder,
    thing,
    action,
    call: handle,
    initial: { accountId: '' },
    check: ({ accountId }) => ({
      accountId:
        accountId === '' ||
        (accountId === thing[now.id] && text.same) ||
        (accountId === barred && text.selfCheck),
    }),
    request: ({ accountId }, base) => ({ id: thing.id, action, ...base, accountId: accountId || undefined }),
  });
  const { accountId } = form.fields;
  const people = peopleIn(useOrganisation().data ?? [], byGroup);
  const choose = (id: string) => form.set({ accountId: id });
  return (
    <ActionPage title={words.title} form={form} submitLabel={words.submit}>
      <Facts facts={[{ label: words.now, value: thing[now.name] }]} />
      <PeoplePicker
        label={words.label}
        required
        chosen={people.find(({ id }) => id === accountId)}
        onChoose={(person) => choose(person?.id ?? '')}
        error={form.error('accountId', words.label)}
        groupId={byGroup}
      />
      {byGroup !== undefined && (
        <TeamLoad
          groupId={byGroup}
          without={[thing.engineerId, thing.checkerId]}
          chosen={accountId}
          onChoose={choose}
        />
      )}
    </ActionPage>
  );
}

const setForms = {
  setManager: ({ thing }: { thing: ExpectedDevice }) => <SetForm thing={thing} action="setManager" />,
  setChecker: ({ thing }: { thing: ExpectedDevice }) => <SetForm thing={thing} action="setChecker" />,
  setEngineer: ({ thing }: { thing: ExpectedDevice }) => <SetForm thing={thing} action="setEngineer" />,
} as const;
