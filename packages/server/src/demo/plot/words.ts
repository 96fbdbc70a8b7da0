/** What people write while they work, beside what their case tells. */
export const words = {
  handOver: [
    '我这边今天外出，请接手；现象和已做的检查见进展。',
    '需要熟悉该系统的同事处理。',
    '客户改到下午，我下午有会，麻烦接一下。',
  ],
  toOtherTeam: ['排查后属于贵组范围，请协助。', '链路侧正常，请从应用侧看一下。'],
  decline: ['上午已有两个现场', '离现场太远，赶不上时限', ''],
  release: ['临时被抽调去机房应急', '缺少备件，请另行安排'],
  pause: {
    waitCustomer: '等待客户确认时间',
    appointment: '客户改约',
    siteClosed: '现场已下班，钥匙不在',
    waitVendor: '已联系厂商，等待工程师',
    waitParts: '备件已下单，到货后更换',
    waitChange: '等待变更窗口',
  },
  resume: ['备件已到', '客户已回复，可以继续', '厂商到场'],
  internal: [
    '客户情绪较急，请优先。',
    '该设备已第三次报修，建议列入更换计划。',
    '合同外项目，已和客户经理沟通。',
  ],
  supplement: [
    '补充：隔壁柜台也出现了同样的情况。',
    '刚才重启过一次，好了几分钟又不行了。',
    '现在方便，可以直接打我电话。',
  ],
  reopen: ['又出现了同样的问题，请再看一下。', '今天早上还是不行。'],
  edit: ['与客户确认后调整优先级', '影响范围扩大，提高优先级'],
  away: ['停车场入口签到，门店定位偏移'],
  cancel: {
    mistaken: '客户反馈是插头松了',
    recovered: '设备自行恢复',
    withdrawn: '客户撤销',
    duplicate: '',
    outOfScope: '不在合同范围',
  },
  good: ['很及时，谢谢！', '工程师讲解很清楚。', '', '', ''],
  fair: ['整体可以，来得稍晚。', '', ''],
  poor: ['等了太久，打电话也没有人说明情况。', '同样的问题第二次出现了，希望彻底解决。'],
} as const;
