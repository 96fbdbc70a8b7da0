import { dutyPath } from '../../shared/domain/me/me-paths.ts';

/** Screens of schedules and duty. */
export const paths = {
  mine: '/userSide/workCalendar',
  team: '/userSide/homePage/underlingSchedule',
  groups: '/userSide/homePage/originSchedule',
  duty: dutyPath,
  setDuty: '/userSide/userCenter/ticketPool/setDuty',
} as const;
