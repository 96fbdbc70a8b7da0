import { detail as device } from '@svcdesk/core/contract/device-orders';
import { detail as entrusted } from '@svcdesk/core/contract/entrust';
import { detail } from '@svcdesk/core/contract/orders';
import { detail as pm } from '@svcdesk/core/contract/pm-orders';
import { findOne as project } from '@svcdesk/core/contract/projects';
import { caller } from '../api/caller.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { Live } from './sender.ts';

const looks: Readonly<Record<string, (id: string) => Promise<Live>>> = {
  order: (orderId) => caller.call(detail, { orderId }),
  pm: (id) => caller.call(pm, { id }),
  device: (id) => caller.call(device, { id }),
  entrust: (id) => caller.call(entrusted, { id }),
  project: (orderId) => caller.call(project, { orderId }),
};

/** Reads what an item is about, as it is now. */
export async function lookAt({ about }: OutboxItem): Promise<Live | undefined> {
  return about && looks[about.kind]?.(about.id);
}
