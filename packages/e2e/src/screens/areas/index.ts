import type { Area } from '../area.ts';
import { assetsArea } from './assets.ts';
import { clientRequirements } from './client-requirements.ts';
import { customerOrders } from './customer-orders.ts';
import { deviceOrders } from './device-orders.ts';
import { entrustArea } from './entrust.ts';
import { messages } from './messages.ts';
import { pm } from './pm.ts';
import { projectsArea } from './projects.ts';
import { register } from './register.ts';
import { requirements } from './requirements.ts';
import { reviews } from './reviews.ts';
import { schedules } from './schedules.ts';
import { signIn } from './sign-in.ts';
import { skills } from './skills.ts';
import { staffHome } from './staff-home.ts';
import { staffOrders } from './staff-orders.ts';
import { ticketPool } from './ticket-pool.ts';

/** What each feature brings to the test of every screen; a feature that needs nothing has no file. */
export const areas: readonly Area[] = [
  staffOrders,
  customerOrders,
  clientRequirements,
  messages,
  staffHome,
  signIn,
  register,
  skills,
  ticketPool,
  entrustArea,
  projectsArea,
  reviews,
  requirements,
  pm,
  deviceOrders,
  schedules,
  assetsArea,
];
