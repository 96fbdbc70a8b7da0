/** `svcdesk orders` */
export const orders = {
  list: {
    summary: '列出工单',
    flags: {
      scope:
        '范围：mine 我的，group 我的组，led 我负责的组，cc 抄送我的，tenant 全部（默认 mine，仅服务人员）',
      status: '状态名称或编号，open 表示未结束；前面加 ~ 表示排除',
      source: '来源（仅服务人员）',
      priority: '优先级：1 紧急到 4 低，或名称（仅服务人员）',
      sla: '时效（仅服务人员）',
      from: '创建日期从，例如 2026-11-01、today、-7d（仅服务人员）',
      to: '创建日期到（含）（仅服务人员）',
      sort: '排序（默认 created，仅服务人员）',
    },
    examples: {
      mine: '我的工单',
      late: '组内已超时或即将超时的工单，最紧急的在前',
      week: '最近七天未结束的工单的编号和标题，供脚本使用',
      pipe: '接下我的组里所有待受理的工单',
      search: '查找打印机相关、尚未关闭的工单',
    },
  },
  view: {
    summary: '显示一个工单：内容、时限、附加信息和处理记录',
    examples: { text: '按工单号查看', json: '最近一条处理记录' },
  },
  accept: {
    examples: { one: '接一个工单', planned: '接单并排期' },
  },
  resolve: {
    examples: {
      text: '写明解决方案',
      file: '从标准输入读取较长的解决方案',
      full: '同时给出耗时、原因和照片',
    },
  },
  evaluate: {
    flags: {
      stars: '时间观念、服务态度、技术水平、沟通能力的评分，1 到 5 分，如 5,4,5,5；只写一个数则四项相同',
      label: '评价标签，多个以逗号分隔',
      content: '评价内容；有 2 分及以下的评分时必填',
    },
    examples: {
      good: '四项评分相同，并附评价标签',
      mixed: '分别为四项评分',
      one: '全部内容取自文件',
    },
  },
  export: { summary: '把列表导出为 CSV', examples: { one: '最近 30 天本组的工单' } },
};
