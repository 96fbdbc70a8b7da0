import { useSearchParams } from 'react-router-dom';
import { DetailPage } from '../../../shared/blocks/thing/detail-page.tsx';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { deviceOrder } from '../../../shared/domain/device-order/device-order-kind.tsx';
import { devicePaths } from '../../../shared/domain/device-order/device-paths.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { DeviceView } from '../components/device-view.tsx';
import { deviceActions } from '../data/device-actions.ts';
import { useDeviceAct } from '../data/use-device-act.ts';
import { text as book } from '../phrases.ts';

/** Forms without a path of their own stand in the detail's place, with an entry of their own in history. */
const forms = {
  check: lazyPart(async () => (await import('../components/check-form.tsx')).CheckForm),
  hangUp: lazyPart(async () => (await import('../components/hang-up-form.tsx')).HangUpForm),
  void: lazyPart(async () => (await import('../components/end-form.tsx')).VoidForm),
  close: lazyPart(async () => (await import('../components/end-form.tsx')).CloseForm),
} as const;

type FormAction = keyof typeof forms;

function isForm(action: string | null): action is FormAction {
  return action !== null && Object.hasOwn(forms, action);
}

/** All of one device order, with what each of its people can do. */
export function DeviceDetailScreen() {
  const [query] = useSearchParams();
  const text = useText(book);
  const action = query.get('do');
  if (isForm(action)) {
    return (
      <WithThing
        key={action}
        kind={deviceOrder}
        title={text[action].title}
        action={action}
        Form={forms[action]}
      />
    );
  }
  return (
    <DetailPage
      kind={deviceOrder}
      title={text.list.title}
      heading={({ orderNo }) => <span className="sd-num">{orderNo}</span>}
      backTo={devicePaths.list}
      table={deviceActions}
      useAct={useDeviceAct}
    >
      {(order) => <DeviceView order={order} />}
    </DetailPage>
  );
}
