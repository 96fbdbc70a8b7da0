import { type deviceActions as codes, handle } from '@svcdesk/core/contract/device-orders';
import { type ActionTable, useOpenForm } from '../../shared/blocks/action/action-plan.ts';
import { useAction } from '../../shared/blocks/action/use-action.ts';
import { confirm } from '../../shared/components/question.tsx';
import type { ExpectedDevice } from '../../shared/domain/device-order/device-order.ts';
import { deviceOrder } from '../../shared/domain/device-order/device-order-kind.tsx';
import { currentLocale } from '../../shared/platform/i18n/locale.ts';
import { textNow } from '../../shared/platform/i18n/use-text.ts';
import { staffPaths, withQuery } from '../../shared/platform/paths.ts';
import { sharedText } from '../../shared/platform/phrases/shared.ts';
import { text } from './phrases.ts';

type DeviceAct = (typeof codes)[number];

/** What staff may do with a device order. */
export const deviceActions: ActionTable<DeviceAct> = {
  buttons: {
    allocate: 'device.allocate',
    start: 'device.start',
    finish: 'device.finish',
    check: 'device.check',
    activate: 'device.activate',
    schedule: 'device.plan',
    passOn: 'device.passOn',
    hangUp: 'device.hangUp',
    reject: 'device.reject',
    setEngineer: 'device.setEngineer',
    setChecker: 'device.setChecker',
    setManager: 'device.setManager',
    void: 'device.void',
    close: 'device.close',
  },
  main: ['allocate', 'check', 'start', 'finish', 'activate'],
  beside: ['schedule', 'passOn', 'hangUp', 'reject', 'setEngineer'],
  dangers: ['void', 'close'],
};

/** Actions with a screen of their own; the others are forms in the detail's place. */
const screens: Readonly<Partial<Record<DeviceAct, string>>> = {
  allocate: staffPaths.device.allocate,
  schedule: staffPaths.device.schedule,
  passOn: staffPaths.device.passOn,
  reject: staffPaths.device.reject,
  finish: staffPaths.device.finish,
  setManager: staffPaths.device.setManager,
  setChecker: staffPaths.device.setChecker,
  setEngineer: staffPaths.device.setEngineer,
};

/** Starts an action: does it at once where nothing is to be said, else opens its form. */
export function useDeviceAct(record: ExpectedDevice): (action: DeviceAct) => Promise<unknown> {
  const open = useOpenForm();
  const { id } = record;
  const start = useAction({
    kind: deviceOrder,
    record,
    action: 'start',
    call: handle,
    request: (base) => ({ id, action: 'start' as const, ...base }),
  });
  const resume = useAction({
    kind: deviceOrder,
    record,
    action: 'activate',
    call: handle,
    request: (base) => ({ id, action: 'activate' as const, ...base }),
  });

  async function goOn(): Promise<unknown> {
    const words = textNow(text).activate;
    const sure = await confirm({
      ...words,
      okLabel: deviceOrder.actionWords('activate', currentLocale()),
      cancelLabel: textNow(sharedText).action.cancel,
    });
    return sure && resume();
  }

  return (action) => {
    if (action === 'start') return start();
    if (action === 'activate') return goOn();
    const screen = screens[action];
    return open(screen ? withQuery(screen, { id }) : withQuery(staffPaths.device.detail, { id, do: action }));
  };
}
