import { devicePaths as paths } from '../../shared/domain/device-order/device-paths.ts';
import { centrePath } from '../../shared/domain/order-centre/order-centre-tabs.tsx';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';

const aboutOne = { needs: ['id'], back: paths.list } as const;
const ofOrder = { needs: ['id'], back: paths.detail } as const;

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(paths.list),
    menu: 'm.order.device',
    beside: centrePath('operations'),
    load: async () => (await import('./screens/device-list.tsx')).DeviceListScreen,
  }),
  screen({
    ...staffScreen(paths.detail),
    ...aboutOne,
    sample: 'deviceOrder',
    load: async () => (await import('./screens/device-detail.tsx')).DeviceDetailScreen,
  }),
  screen({
    ...staffScreen(paths.setManager),
    ...ofOrder,
    sample: 'deviceToAllocate',
    load: async () => (await import('./screens/set-person.tsx')).SetManagerScreen,
  }),
  screen({
    ...staffScreen(paths.setChecker),
    ...ofOrder,
    sample: 'deviceToAllocate',
    load: async () => (await import('./screens/set-person.tsx')).SetCheckerScreen,
  }),
  screen({
    ...staffScreen(paths.setEngineer),
    ...ofOrder,
    sample: 'deviceManaged',
    load: async () => (await import('./screens/set-person.tsx')).SetEngineerScreen,
  }),
  screen({
    ...staffScreen(paths.allocate),
    ...ofOrder,
    sample: 'deviceToAllocate',
    load: async () => (await import('./screens/allocate.tsx')).AllocateScreen,
  }),
  screen({
    ...staffScreen(paths.passOn),
    ...ofOrder,
    sample: 'deviceAllocated',
    load: async () => (await import('./screens/allocate.tsx')).PassOnDeviceScreen,
  }),
  screen({
    ...staffScreen(paths.schedule),
    ...ofOrder,
    sample: 'deviceAllocated',
    load: async () => (await import('./screens/schedule-device.tsx')).ScheduleDeviceScreen,
  }),
  screen({
    ...staffScreen(paths.calendar),
    back: paths.list,
    load: async () => (await import('./screens/device-calendar.tsx')).DeviceCalendarScreen,
  }),
  screen({
    ...staffScreen(paths.reject),
    ...ofOrder,
    sample: 'deviceAllocated',
    load: async () => (await import('./screens/reject-device.tsx')).RejectDeviceScreen,
  }),
  screen({
    ...staffScreen(paths.finish),
    ...ofOrder,
    sample: 'deviceAtWork',
    load: async () => (await import('./screens/close-task.tsx')).CloseTaskScreen,
  }),
];
