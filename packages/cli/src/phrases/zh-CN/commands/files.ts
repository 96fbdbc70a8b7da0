/** `svcdesk files` */
export const files = {
  put: {
    summary: '上传文件，输出编号与地址',
    arguments: { PATH: '本机文件' },
  },
  get: {
    summary: '取回一个文件',
    flags: { output: '保存到这个文件' },
    examples: { save: '保存到文件', pipe: '写到标准输出' },
  },
};
