import { type app, maxFileBytes, maxFiles } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { version } from '../../platform/version.ts';
import { listVersions } from './versions.ts';

export const appHandlers: DomainHandlers<typeof app> = {
  async config(_input, { services }) {
    const { demo, captcha, publicIpServices, origins } = services.settings;
    const build = await services.webBuild();
    return {
      version,
      build,
      demo,
      captcha,
      fileBytesMax: maxFileBytes,
      filesMax: maxFiles,
      publicIpServices: [...publicIpServices],
      frameOrigins: [...origins],
    };
  },

  versions: (input, { db, locale }) => listVersions(db, locale, input),
};
