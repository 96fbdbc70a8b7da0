/** Words about one command; what is not said follows from its call. */
export interface VerbWords {
  readonly summary?: string;
  /** By placeholder. */
  readonly arguments?: Readonly<Record<string, string>>;
  /** By flag. */
  readonly flags?: Readonly<Record<string, string>>;
  /** By the example's name. */
  readonly examples?: Readonly<Record<string, string>>;
}

/** Words about the commands of a noun, by verb; a noun that is a command itself has them under an empty name. */
export type NounWords = Readonly<Record<string, VerbWords>>;

/** Flags that answer the items of a check list. */
const pmAnswers = {
  answer: '检查项的结果或数值：检查项=normal、abnormal、na，或测得的值；检查项可用名称或序号',
  abnormal: '异常的检查项及说明',
  photo: '检查项的照片',
};

/** Words about the commands of each noun; under an empty name those of every noun. */
export const commands = {
  api: {
    '': {
      summary: '按地址直接调用一个接口，输出返回的数据',
      arguments: { METHOD: 'GET 或 POST', PATH: '接口地址' },
      flags: {
        field: '一个字段，值按 JSON 读取',
        'raw-field': '一个字段，值就是文字',
        paginate: '取完所有页，每页一份',
      },
      examples: { read: '读一页', file: '请求来自文件', pages: '取完所有页' },
    },
  },
  auth: {
    login: {
      summary: '登录并把登录信息保存到配置档案',
      flags: {
        'password-stdin': '从标准输入读取口令',
        phone: '手机号，用短信验证码登录',
        'code-stdin': '从标准输入读取此前收到的验证码',
        web: '在已登录的浏览器中确认，不输入口令',
        remember: '保持登录 30 天，而不是 12 小时',
        storage: '登录信息保存在哪里（默认：本机有系统密钥环则用它，否则用文件）',
      },
      examples: {
        ask: '登录，在终端里输入口令（不回显）',
        pipe: '在脚本中登录',
        other: '登录另一台服务，保存为另一个档案',
        phone: '用短信验证码登录',
        web: '在浏览器中确认登录',
      },
    },
    logout: {
      summary: '退出登录：在服务上注销，并从配置档案中删除',
      examples: { here: '退出默认档案', other: '退出另一个档案' },
    },
    status: {
      summary: '显示当前登录的账号、角色、组织和到期时间',
      examples: { text: '我是谁', json: '只取账号和到期时间' },
    },
    switch: { summary: '从现在起使用另一个档案', arguments: { PROFILE: '档案名称' } },
    token: { summary: '输出正在使用的令牌，供其他程序使用' },
    password: {
      summary: '修改口令',
      flags: { 'passwords-stdin': '从标准输入读取两行：当前口令、新口令' },
      examples: { ask: '在终端里输入（不回显）', pipe: '在脚本中修改' },
    },
  },
  engineers: {
    list: { summary: '列出组织人员及其所在组' },
  },
  entrust: {
    view: {
      flags: { status: '列表中显示的状态，已变更时报错（默认取当前状态）' },
      examples: { one: '按工单号查看', seen: '仅当仍在等待分配时' },
    },
  },
  home: {
    '': {
      summary: '今日概览：待办数量、已超时的工单与接下来的工作',
      examples: { watch: '有变化时自动更新' },
    },
  },
  doctor: {
    '': {
      summary: '检查 Node、代理、服务、版本、时钟、证书与登录，并说明处理办法',
      examples: { other: '检查另一个服务' },
    },
  },
  config: {
    list: {
      summary: '列出设置：已保存的值与实际使用的值',
    },
    get: {
      summary: '显示一项设置',
      arguments: { SETTING: '设置名称' },
    },
    set: {
      summary: '保存一项设置：档案、语言、超时、登录保存位置、不提问、不用颜色',
      arguments: { SETTING: '设置名称', VALUE: '值；开关用 yes 或 no' },
      examples: { lang: '从此使用中文', file: '登录信息保存在文件中，不用系统密钥环' },
    },
    unset: {
      summary: '取消一项设置',
      arguments: { SETTING: '设置名称' },
    },
  },
  profile: {
    list: {
      summary: '列出档案：服务、是否在用、登录到期时间',
    },
    add: {
      summary: '为一个服务新建档案；服务地址由 --server 给出',
      arguments: { PROFILE: '档案名称' },
    },
    use: {
      summary: '从现在起使用某个档案',
      arguments: { PROFILE: '档案名称' },
    },
    delete: {
      summary: '删除档案，并退出其登录',
      arguments: { PROFILE: '档案名称' },
    },
  },
  completion: {
    bash: {
      summary: '输出 bash 的补全脚本',
      examples: { use: '执行一次，再在 ~/.bashrc 中加一行 source ~/.svcdesk.bash' },
    },
    zsh: {
      summary: '输出 zsh 的补全脚本',
      examples: { use: '执行一次，再在 ~/.zshrc 中加一行 source ~/.svcdesk.zsh' },
    },
    fish: {
      summary: '输出 fish 的补全脚本',
      examples: { use: '执行一次，以后新开的 shell 都生效' },
    },
    powershell: {
      summary: '输出 PowerShell 的补全脚本',
      examples: { use: '在当前 shell 生效；写入 $PROFILE 则每次生效' },
    },
    candidates: {
      summary: '列出接下来可以输入的内容；供补全脚本使用',
      arguments: { WORD: '已输入的词，最后一个是正在输入的' },
    },
  },
  events: {
    tail: {
      summary: '把发生的事逐行输出为 JSON，断线自动续上',
      flags: { kind: '只要这些种类', limit: '收到这么多条后结束' },
      examples: { all: '全部', some: '只看工单和消息，收到十条后结束' },
    },
  },
  files: {
    put: {
      summary: '上传文件，输出编号与地址',
      arguments: { PATH: '本机文件' },
    },
    get: {
      summary: '取回一个文件',
      flags: { output: '保存到这个文件' },
      examples: { save: '保存到文件', pipe: '写到标准输出' },
    },
  },
  /** Commands that mean the same under every noun. */
  '': {
    open: { summary: '在网页版中打开；没有浏览器或在管道中时打印地址' },
  },
  help: {
    '': {
      summary: '说明一个命令、一组命令或退出码',
      arguments: { COMMAND: '命令的各个词；不写则显示全部' },
      examples: { one: '说明一个命令', codes: '说明退出码', json: '以 JSON 列出全部命令' },
    },
  },
  orders: {
    list: {
      summary: '列出工单',
      flags: {
        scope:
          '范围：mine 我的，group 我的组，led 我负责的组，cc 抄送我的，tenant 全部（默认 mine，仅服务人员）',
        status: '状态名称或编号，open 表示未结束；前面加 ~ 表示排除',
        source: '来源（仅服务人员）',
        priority: '优先级：1 紧急到 4 低，或名称（仅服务人员）',
        sla: '时效（仅服务人员）',
        planned: 'yes：只看已安排时间的；no：只看还没安排时间的（仅服务人员）',
        from: '创建日期从，例如 2026-11-01、today、-7d（仅服务人员）',
        to: '创建日期到（含）（仅服务人员）',
        sort: '排序（默认 created，仅服务人员）',
      },
      examples: {
        mine: '我的工单',
        late: '组内已超时或将超时的工单，最紧急的在前',
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
  },
  calendars: {
    save: {
      flags: {
        id: '要修改的日历：ID；未写明的保持不变',
        hours: '哪几天的服务时段；只写日期表示不服务',
        exception: '某一天的服务时段；只写日期表示当天不服务',
        holidays: '遵循的节假日表',
        default: '作为没有日历的对象的默认日历',
      },
      examples: { one: '周一至周五，中午休息', day: '调整一天的时段' },
    },
  },
  filters: {
    save: {
      flags: { filter: '其他列表的条件：键=值，各给一次', id: '要修改的筛选条件：ID' },
      examples: { one: '保存工单列表的筛选条件', other: '保存其他列表的筛选条件' },
    },
  },
  pm: {
    record: {
      flags: pmAnswers,
      examples: { one: '记录数值和结果', abnormal: '记录异常并附照片' },
    },
    finish: {
      flags: pmAnswers,
    },
  },
  pool: {
    queue: {
      flags: { by: '排序方式' },
      examples: { one: '每张工单建议派给谁', urgent: '最紧迫的在前' },
    },
  },
  schedule: {
    slots: { flags: { count: '给出多少个时间' } },
    plan: {
      flags: {
        day: '从哪天排起（默认今天）',
        days: '排几天（默认 1 天）',
        moves: '已约定的时间也可以调整；与 --order 同用时，只调整给这些工单让路的',
        commit: '写入方案，全部写入或都不写入',
        undo: '用保存了 --commit --json 返回内容的文件撤销方案',
        plan: '写入文件中保存的排程（--json 的输出），不再重新排程',
        'idempotency-key': '写入的标识：用同一标识重新执行同一命令，会再次发送同一份排程并告知处理结果',
        order: '只重排这些工单，可改派、可改时间；- 表示从标准输入读取',
        without: '这些工单不动，其余围绕它们来排',
        away: '假定谁不在：生病，或被别的作业拖住',
        'away-from': '从何时起',
        'away-to': '到何时止',
        remark: '说明原因，给接手的同事',
      },
      examples: {
        one: '看看今天怎么排',
        commit: '按方案排好今天',
        group: '派出并排好一个组的未完成工单',
        file: '写入看过的那份排程',
        away: '工程师不在时，把工单交给别人',
        room: '为急单腾出时间：其他约定给它让路',
        undo: '撤销方案',
      },
    },
    preview: {
      summary: '改派、改期或有人缺勤会带来什么影响；不写入',
      flags: {
        person: '派给谁；不写即无人负责',
        start: '开始时间',
        end: '结束时间',
        away: '假定谁不在',
        'away-from': '从何时起',
        'away-to': '到何时止',
      },
      examples: {
        assign: '派给这个人会怎样',
        time: '排在这个时间会怎样',
        away: '哪些工单到时没有人去',
      },
    },
  },
  'pm-plans': {
    save: {
      flags: {
        id: '要修改的计划：名称或 ID；未写明的保持不变',
        every: '周期，例如 month、3 months、2 weeks',
        item: '检查项：名称，名称:number:10..30，或 名称:select:红/绿；按顺序各给一次',
        'check-list': '已有的检查表：ID',
        'first-on': '从哪一天开始',
        'end-on': '到哪一天为止',
        'lead-days': '提前几天生成工单',
      },
      examples: { one: '每三个月一次，两个检查项', off: '停用一个计划' },
    },
  },
  projects: {
    create: {
      flags: { stage: '阶段，按顺序各给一次；可写明由谁负责' },
      examples: { one: '两个阶段，第二个已有负责人' },
    },
  },
  requirements: {
    'to-order': {
      flags: {
        type: '工单类型（默认取自需求）：名称、路径或 ID',
        catalog: '服务目录（默认取自需求）：名称、路径或 ID',
        title: '标题（默认取自需求）',
        content: '描述（默认取自需求）',
      },
      examples: { one: '需求里没有的才需写明', full: '写明类型、目录和附加字段' },
    },
  },
  webhooks: {
    set: {
      flags: { id: '要修改的 Webhook：地址或 ID；未写明的保持不变' },
      examples: { one: '新建；终端上会显示一次密钥', off: '暂停' },
    },
  },
  version: { '': { summary: '显示本程序与服务的版本' } },
} satisfies Readonly<Record<string, NounWords>>;
