import type { devices } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { acPoe } from './ac-poe.ts';
import { status } from './status.ts';
import { wifi } from './wifi.ts';

export const devicesHandlers: DomainHandlers<typeof devices> = { acPoe, status, wifi };
