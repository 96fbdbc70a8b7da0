/** `svcdesk events` */
export const events = {
  tail: {
    summary: '把发生的事逐行输出为 JSON，断线自动续上',
    flags: { kind: '只要这些种类', limit: '收到这么多条后结束' },
    examples: { all: '全部', some: '只看工单和消息，收到十条后结束' },
  },
};
