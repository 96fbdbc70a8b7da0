import type { devices } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import type { ReachesSite } from '../cells/index.ts';
import { acPoe } from './ac-poe.ts';
import { status } from './status.ts';
import { wifi } from './wifi.ts';

/** Devices are checked by whom a permission `reaches` at their site. */
export const devicesHandlers = (reachesSite: ReachesSite): DomainHandlers<typeof devices> => ({
  acPoe: (input, context) => acPoe(input, { ...context, reachesSite }),
  status: (input, context) => status(input, { ...context, reachesSite }),
  wifi: (input, context) => wifi(input, { ...context, reachesSite }),
});
