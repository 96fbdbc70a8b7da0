/** `svcdesk requirements` */
export const requirements = {
  'to-order': {
    flags: {
      type: '工单类型（默认取自需求）：名称、路径或 ID',
      catalog: '服务目录（默认取自需求）：名称、路径或 ID',
      title: '标题（默认取自需求）',
      content: '描述（默认取自需求）',
    },
    examples: { one: '需求里没有的才需写明', full: '写明类型、目录和附加字段' },
  },
};
