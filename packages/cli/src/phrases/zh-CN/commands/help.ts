/** `svcdesk help` */
export const help = {
  '': {
    summary: '说明一个命令、一组命令或退出码',
    arguments: { COMMAND: '命令的各个词；不写则显示全部' },
    examples: { one: '说明一个命令', codes: '说明退出码', json: '以 JSON 列出全部命令' },
  },
};
