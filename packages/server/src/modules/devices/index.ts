import type { CheckedRequestOf, DataOf, devices } from '@svcdesk/core/contract';
import { readInterfaces } from '../../platform/devices/mibs/interfaces.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import type { HasSiteAccess } from '../cells/index.ts';
import { acPoe } from './ac-poe.ts';
import { askOne, type CheckContext, isPartial } from './ask.ts';
import { wifi } from './wifi.ts';

/** Whether a device answers, and what it says of itself and its interfaces. */
async function status(
  { ciId }: CheckedRequestOf<typeof devices.status>,
  context: CheckContext,
): Promise<DataOf<typeof devices.status>> {
  const asked = await askOne(context, ciId, readInterfaces);
  const { answer, examined } = asked;
  const interfaces = [...(examined?.facts?.interfaces ?? [])];
  return { ...answer, system: examined?.system, interfaces, partial: isPartial(asked) };
}

/** Devices are checked by whom a permission gives access to their site. */
export const devicesHandlers = (hasSiteAccess: HasSiteAccess): DomainHandlers<typeof devices> => ({
  acPoe: (input, context) => acPoe(input, { ...context, hasSiteAccess }),
  status: (input, context) => status(input, { ...context, hasSiteAccess }),
  wifi: (input, context) => wifi(input, { ...context, hasSiteAccess }),
});
