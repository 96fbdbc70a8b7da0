import type { CheckedRequestOf, DataOf, devices } from '@svcdesk/core/contract';
import { readInterfaces } from '../../platform/devices/mibs/interfaces.ts';
import { askOne, type CheckContext } from './ask.ts';

/** Whether a device answers, and what it says of itself and its interfaces. */
export async function status(
  { ciId }: CheckedRequestOf<typeof devices.status>,
  context: CheckContext,
): Promise<DataOf<typeof devices.status>> {
  const { answer, told } = await askOne(context, ciId, readInterfaces);
  return {
    ...answer,
    ...(told?.system ? { system: told.system } : {}),
    interfaces: [...(told?.facts?.interfaces ?? [])],
    partial: (told?.partial ?? false) || (told?.facts?.partial ?? false),
  };
}
