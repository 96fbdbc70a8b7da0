import { centrePath } from '../../shared/domain/order-centre/order-centre-tabs.tsx';
import { staffPaths } from '../../shared/platform/paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

const aboutOne = { needs: ['id'], back: staffPaths.device.list } as const;
const ofOrder = { needs: ['id'], back: staffPaths.device.detail } as const;

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(staffPaths.device.list),
    menu: 'm.order.device',
    beside: centrePath('operations'),
    load: async () => (await import('./screens/device-list.tsx')).DeviceListScreen,
  }),
  screen({
    ...staffScreen(staffPaths.device.detail),
    ...aboutOne,
    sample: 'deviceOrder',
    load: async () => (await import('./screens/device-detail.tsx')).DeviceDetailScreen,
  }),
  screen({
    ...staffScreen(staffPaths.device.setManager),
    ...ofOrder,
    sample: 'deviceToAllocate',
    load: async () => (await import('./screens/set-person.tsx')).SetManagerScreen,
  }),
  screen({
    ...staffScreen(staffPaths.device.setChecker),
    ...ofOrder,
    sample: 'deviceToAllocate',
    load: async () => (await import('./screens/set-person.tsx')).SetCheckerScreen,
  }),
  screen({
    ...staffScreen(staffPaths.device.setEngineer),
    ...ofOrder,
    sample: 'deviceManaged',
    load: async () => (await import('./screens/set-person.tsx')).SetEngineerScreen,
  }),
  screen({
    ...staffScreen(staffPaths.device.allocate),
    ...ofOrder,
    sample: 'deviceToAllocate',
    load: async () => (await import('./screens/allocate.tsx')).AllocateScreen,
  }),
  screen({
    ...staffScreen(staffPaths.device.passOn),
    ...ofOrder,
    sample: 'deviceAllocated',
    load: async () => (await import('./screens/allocate.tsx')).PassOnDeviceScreen,
  }),
  screen({
    ...staffScreen(staffPaths.device.schedule),
    ...ofOrder,
    sample: 'deviceAllocated',
    load: async () => (await import('./screens/schedule-device.tsx')).ScheduleDeviceScreen,
  }),
  screen({
    ...staffScreen(staffPaths.device.calendar),
    back: staffPaths.device.list,
    load: async () => (await import('./screens/device-calendar.tsx')).DeviceCalendarScreen,
  }),
  screen({
    ...staffScreen(staffPaths.device.reject),
    ...ofOrder,
    sample: 'deviceAllocated',
    load: async () => (await import('./screens/reject-device.tsx')).RejectDeviceScreen,
  }),
  screen({
    ...staffScreen(staffPaths.device.finish),
    ...ofOrder,
    sample: 'deviceAtWork',
    load: async () => (await import('./screens/close-task.tsx')).CloseTaskScreen,
  }),
];
