/** Texts of each command: what it is for, its arguments, flags and examples. */
export const commands = {
  login: {
    summary: '登录并把登录信息保存到配置档案',
    argument: '',
    flags: {
      account: '账号名称',
      'password-stdin': '从标准输入读取口令',
      phone: '手机号，用短信验证码登录',
      'code-stdin': '从标准输入读取此前收到的验证码',
      remember: '保持登录 30 天，而不是 12 小时',
    },
    examples: {
      ask: '登录，在终端里输入口令（不回显）',
      pipe: '在脚本中登录',
      other: '登录另一台服务，保存为另一个档案',
      phone: '用短信验证码登录',
    },
  },
  logout: {
    summary: '退出登录：在服务上注销，并从配置档案中删除',
    argument: '',
    flags: {},
    examples: { here: '退出默认档案', other: '退出另一个档案' },
  },
  whoami: {
    summary: '显示当前登录的账号、角色、组织和到期时间',
    argument: '',
    flags: {},
    examples: { text: '我是谁', json: '只取账号和到期时间' },
  },
  'orders list': {
    summary: '列出工单',
    argument: '',
    flags: {
      scope:
        '范围：mine 我的，group 我的组，led 我负责的组，cc 抄送我的，tenant 全部（默认 mine，仅服务人员）',
      status: '状态名称或编号，open 表示未结束；前面加 ~ 表示排除',
      source: '来源（仅服务人员）',
      priority: '优先级：1 紧急到 4 低，或名称（仅服务人员）',
      sla: '时效（仅服务人员）',
      keyword: '按工单号和文字查找',
      from: '创建日期从，例如 2026-11-01、today、-7d（仅服务人员）',
      to: '创建日期到（含）（仅服务人员）',
      sort: '排序（默认 created，仅服务人员）',
      limit: '最多显示多少条（默认 30）',
      all: '显示全部',
      columns: '表格的列，用逗号分隔的字段名',
      'no-headers': '不显示表头',
    },
    examples: {
      mine: '我的工单',
      late: '组内已超时或即将超时的工单，最紧急的在前',
      week: '最近七天未结束的工单的编号和标题，供脚本使用',
      pipe: '接下我的组里所有待受理的工单',
      search: '查找打印机相关、尚未关闭的工单',
    },
  },
  'orders view': {
    summary: '显示一个工单：内容、时限、附加信息和处理记录',
    argument: '工单号或编号',
    flags: {},
    examples: { text: '按工单号查看', json: '最近一条处理记录' },
  },
  'orders accept': {
    summary: '接单',
    argument: '一个或多个工单号或编号',
    flags: {
      'plan-start': '计划开始时间',
      'plan-end': '计划结束时间',
      'idempotency-key': '操作标识：用同一标识重试不会重复执行',
    },
    examples: {
      one: '接一个工单',
      several: '接多个工单',
      planned: '接单并排期',
    },
  },
  'orders resolve': {
    summary: '解决工单',
    argument: '工单号或编号',
    flags: {
      solution: '解决方案',
      'solution-file': '从文件读取解决方案；- 表示标准输入',
      spent: '耗时（分钟）',
      cause: '故障原因代码',
      'idempotency-key': '操作标识：用同一标识重试不会重复执行',
    },
    examples: {
      text: '写明解决方案',
      file: '从标准输入读取较长的解决方案',
      full: '同时给出耗时和原因',
    },
  },
};
