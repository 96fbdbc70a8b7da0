import type { NounWords } from '../../zh-CN/commands/index.ts';
import { api } from './api.ts';
import { auth } from './auth.ts';
import { calendars } from './calendars.ts';
import { completion } from './completion.ts';
import { config } from './config.ts';
import { doctor } from './doctor.ts';
import { engineers } from './engineers.ts';
import { entrust } from './entrust.ts';
import { events } from './events.ts';
import { everyNoun } from './every-noun.ts';
import { files } from './files.ts';
import { filters } from './filters.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { orders } from './orders.ts';
import { pm } from './pm.ts';
import { pmPlans } from './pm-plans.ts';
import { profile } from './profile.ts';
import { projects } from './projects.ts';
import { requirements } from './requirements.ts';
import { version } from './version.ts';
import { webhooks } from './webhooks.ts';

/** Words about the commands of each noun; under an empty name those of every noun. */
export const commands: Readonly<Record<string, NounWords>> = {
  api,
  auth,
  engineers,
  entrust,
  home,
  doctor,
  config,
  profile,
  completion,
  events,
  files,
  '': everyNoun,
  help,
  orders,
  calendars,
  filters,
  pm,
  'pm-plans': pmPlans,
  projects,
  requirements,
  webhooks,
  version,
};
