import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import type { ExpectedDevice } from '../../../shared/domain/device-order/device-order.ts';
import { deviceOrder } from '../../../shared/domain/device-order/device-order-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { SetPersonForm } from '../components/set-person-form.tsx';
import type { Setting } from '../data/device-people.ts';
import { text as book } from '../phrases.ts';

function SetPerson({ action }: { action: Setting }) {
  const { title } = useText(book).person[action];
  return <WithThing kind={deviceOrder} action={action} title={title} Form={forms[action]} />;
}

export const SetManagerScreen = () => <SetPerson action="setManager" />;
export const SetCheckerScreen = () => <SetPerson action="setChecker" />;
export const SetEngineerScreen = () => <SetPerson action="setEngineer" />;

const forms = {
  setManager: ({ thing }: { thing: ExpectedDevice }) => <SetPersonForm thing={thing} action="setManager" />,
  setChecker: ({ thing }: { thing: ExpectedDevice }) => <SetPersonForm thing={thing} action="setChecker" />,
  setEngineer: ({ thing }: { thing: ExpectedDevice }) => <SetPersonForm thing={thing} action="setEngineer" />,
} as const;
