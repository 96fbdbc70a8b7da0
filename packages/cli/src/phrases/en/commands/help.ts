import type { help as source } from '../../zh-CN/commands/help.ts';

/** `svcdesk help` */
export const help: typeof source = {
  '': {
    summary: 'Explain a command, a group of commands, or the exit codes',
    arguments: { COMMAND: 'Words of the command; nothing for all of it' },
    examples: { one: 'Explain a command', codes: 'Explain the exit codes', json: 'All commands as JSON' },
  },
};
