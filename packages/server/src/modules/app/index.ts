import { type app, fileBytesMax, filesMax } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../http/handler.ts';
import { version } from '../../version.ts';

export const appHandlers: DomainHandlers<typeof app> = {
  async config(_input, { services }) {
    const { demo, captcha } = services.settings;
    return { version, demo, captcha, fileBytesMax, filesMax };
  },
};
