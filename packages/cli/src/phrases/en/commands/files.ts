import type { files as source } from '../../zh-CN/commands/files.ts';

/** `svcdesk files` */
export const files: typeof source = {
  put: {
    summary: 'Upload files and print their ids and addresses',
    arguments: { PATH: 'Files of this machine' },
  },
  get: {
    summary: 'Fetch a file',
    flags: { output: 'Keep it in this file' },
    examples: { save: 'Keep it in a file', pipe: 'Write it to standard output' },
  },
};
