import type { doctor as source } from '../../zh-CN/commands/doctor.ts';

/** `svcdesk doctor` */
export const doctor: typeof source = {
  '': {
    summary: 'Check Node, proxy, server, versions, clock, certificate and sign-in, and say what to do',
    examples: { other: 'Another server' },
  },
};
