import type { TemplatePlan } from './plan.ts';

const region = [
  { code: '310000', name: '上海市' },
  { code: '310115', name: '浦东新区' },
];

/** Together they have a field of every type there is. The first type's asks for nothing. */
export const templates: readonly TemplatePlan[] = [
  {
    key: 'terminal',
    name: '终端故障',
    type: 'terminal',
    fields: [
      {
        key: 'device',
        name: '设备类型',
        type: 'select',
        options: ['台式机', '笔记本', '收银机', '打印机', '扫码枪', '其他'],
        samples: ['台式机', '笔记本', '收银机', '打印机'],
      },
      {
        key: 'affected',
        name: '影响人数',
        type: 'number',
        min: 1,
        max: 9999,
        scale: 0,
        unit: '人',
        samples: ['1', '3', '12'],
      },
      {
        key: 'tried',
        name: '已尝试的办法',
        type: 'checkbox',
        options: ['重启', '更换线缆', '更换端口', '恢复默认设置'],
        samples: ['["重启"]', '["重启","更换线缆"]'],
      },
      {
        key: 'reachable',
        name: '方便联系的时间',
        type: 'time',
        placeholder: '例如 14:30',
        samples: ['09:30', '14:00', '16:30'],
      },
      { key: 'photo', name: '现场照片', type: 'image', max: 6 },
    ],
  },
  {
    key: 'network',
    name: '网络故障',
    type: 'network-fault',
    fields: [
      { key: 'hint', name: '请先确认设备电源灯亮、网线两头插紧，再填写下面的内容。', type: 'note' },
      {
        key: 'where',
        name: '故障位置',
        type: 'cascader',
        required: true,
        optionTree: [
          { label: '卖场', children: [{ label: '收银区' }, { label: '收货区' }, { label: '自助区' }] },
          { label: '办公', children: [{ label: '办公室' }, { label: '会议室' }] },
          { label: '机房', children: [{ label: '核心' }, { label: '弱电间' }] },
        ],
        samples: ['["卖场","收银区"]', '["办公","会议室"]', '["机房","弱电间"]'],
      },
      {
        key: 'services',
        name: '受影响的业务',
        type: 'multiSelect',
        options: ['收银', '收货', '监控', '办公', '访客上网'],
        samples: ['["收银","收货"]', '["办公"]', '["访客上网"]'],
      },
      { key: 'first-seen', name: '首次发现时间', type: 'datetime' },
      { key: 'all-down', name: '是否全部断网', type: 'switch', samples: ['true', 'false'] },
      {
        key: 'contact',
        name: '现场联系电话',
        type: 'phone',
        visibleWhen: { key: 'all-down', in: ['true'] },
        samples: ['13800002102', '021-50000012'],
      },
      {
        key: 'ports',
        name: '端口明细',
        type: 'table',
        max: 20,
        columns: [
          { key: 'port', name: '端口', type: 'text', required: true, maxLength: 20 },
          { key: 'light', name: '指示灯', type: 'select', options: ['常亮', '闪烁', '不亮'] },
          { key: 'owner', name: '接入设备', type: 'text', maxLength: 50 },
        ],
      },
      { key: 'device', name: '相关设备', type: 'asset', max: 3 },
      {
        key: 'carrier',
        name: '运营商工单号',
        type: 'text',
        internal: true,
        maxLength: 40,
        samples: ['DX20261108871'],
      },
    ],
  },
  {
    key: 'network-plant',
    name: '网络故障（一厂）',
    type: 'network-fault',
    cell: 'huaning-plant-1',
    fields: [
      {
        key: 'line',
        name: '产线',
        type: 'radio',
        required: true,
        options: ['A线', 'B线', 'C线', '办公'],
        samples: ['A线', 'B线', '办公'],
      },
      { key: 'stopped', name: '是否停线', type: 'switch', required: true, samples: ['false', 'true'] },
    ],
  },
  {
    key: 'application',
    name: '应用故障',
    type: 'application-fault',
    fields: [
      {
        key: 'module',
        name: '系统模块',
        type: 'radio',
        required: true,
        options: ['收银', '库存', '会员', '采购', '报表'],
        samples: ['收银', '库存', '会员', '报表'],
      },
      {
        key: 'steps',
        name: '重现步骤',
        type: 'textarea',
        maxLength: 1000,
        samples: ['1. 打开结账页面\n2. 扫描商品\n3. 点击结账后报错'],
      },
      {
        key: 'page',
        name: '页面地址',
        type: 'url',
        samples: ['https://erp.example.com/report/stock'],
      },
      { key: 'screenshot', name: '报错截图', type: 'image', max: 6 },
      { key: 'log', name: '日志文件', type: 'file', max: 3 },
    ],
  },
  {
    key: 'facility',
    name: '机房与弱电',
    type: 'facility-fault',
    fields: [
      {
        key: 'area',
        name: '所在地区',
        type: 'region',
        samples: [JSON.stringify(region)],
      },
      {
        key: 'spot',
        name: '具体位置',
        type: 'location',
        samples: ['{"lat":31.2216,"lng":121.5442,"address":"三楼机房"}'],
      },
      {
        key: 'window',
        name: '可停电日期',
        type: 'dateRange',
      },
      { key: 'temperature', name: '现场温度', type: 'number', scale: 1, unit: '℃', samples: ['31', '27.5'] },
    ],
  },
  {
    key: 'account',
    name: '账号与权限',
    type: 'account-request',
    fields: [
      {
        key: 'user',
        name: '使用人',
        type: 'text',
        required: true,
        maxLength: 40,
        samples: ['冯志远', '钱芳', '韩冰'],
      },
      {
        key: 'kind',
        name: '申请类型',
        type: 'select',
        required: true,
        options: ['开通', '变更', '停用', '解锁'],
        samples: ['开通', '变更', '停用', '解锁'],
      },
      { key: 'mail', name: '联系邮箱', type: 'email', samples: ['office@example.com'] },
      {
        key: 'from',
        name: '生效日期',
        type: 'date',
        visibleWhen: { key: 'kind', in: ['开通', '变更', '停用'] },
      },
      { key: 'approver', name: '核实人', type: 'user', internal: true, max: 1 },
      { key: 'team', name: '归属组织', type: 'group', internal: true, max: 1 },
      { key: 'signature', name: '申请人签名', type: 'signature' },
    ],
  },
  {
    key: 'installation',
    name: '安装与搬迁',
    type: 'installation',
    fields: [
      { key: 'on', name: '希望日期', type: 'date', required: true },
      {
        key: 'items',
        name: '物品清单',
        type: 'table',
        columns: [
          { key: 'name', name: '名称', type: 'text', required: true },
          { key: 'count', name: '数量', type: 'number', min: 1, scale: 0 },
        ],
      },
      { key: 'remark', name: '其他要求', type: 'textarea' },
    ],
  },
];
