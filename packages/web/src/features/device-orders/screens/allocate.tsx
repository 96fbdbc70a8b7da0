import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import type { ExpectedDevice } from '../../../shared/domain/device-order/device-order.ts';
import { deviceOrder } from '../../../shared/domain/device-order/device-order-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { GiveForm } from '../components/give-form.tsx';
import { text as book } from '../phrases.ts';

/** The first engineer of a device order. */
export function AllocateScreen() {
  const { title } = useText(book).allocate;
  return <WithThing kind={deviceOrder} action="allocate" title={title} Form={AllocateForm} />;
}

/** Another engineer, who is notified how far it has come. */
export function PassOnDeviceScreen() {
  const { title } = useText(book).passOn;
  return <WithThing kind={deviceOrder} action="passOn" title={title} Form={PassOnForm} />;
}

const AllocateForm = ({ thing }: { thing: ExpectedDevice }) => <GiveForm thing={thing} action="allocate" />;
const PassOnForm = ({ thing }: { thing: ExpectedDevice }) => <GiveForm thing={thing} action="passOn" />;
