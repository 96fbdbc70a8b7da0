import type { RefusalReason } from '../../order/action.ts';

/** Why an action is not possible now ("why can't I?"), by the reason code of status 10410. */
export const reasons = {
  wrongState: '工单当前状态不允许此操作',
  notHandler: '只有处理人或有权限的负责人可以操作',
  notMember: '您不在该工单的处理组内',
  notNamed: '该工单不是指派给您的',
  targetInvalid: '所选对象无效或已停用，请重新选择',
  sameTarget: '转派对象与当前相同',
  clockInMissing: '上门工单需先签到',
  entrustedOpen: '工单已委托给合作方，完成或收回后才能操作',
  alreadyEvaluated: '该工单已评价',
  reminderTooSoon: '30 分钟内只能催办一次',
  resumeInvalid: '恢复时间须在未来 30 天以内',
  reasonMissing: '请填写原因或备注',
  itemsMissing: '还有必填内容未完成',
  selfCheck: '不能验收自己完成的工作',
  beingHandled: '正在由他人处理',
  quotaReached: '已达到数量上限',
  uploadsADay: '24 小时内上传的文件总量已达上限，请稍后再传',
  filesUnused: '已上传但还未提交的文件过多，请先提交相关内容',
  offShelf: '资产已下架，请先重新上架',
  noGroup: '还没有设置接收工单的处理组，请联系管理员',
  alreadyMember: '您已属于该单位',
  otherCustomer: '一个账号只能属于一个客户',
  passwordChangeNeeded: '请先修改初始密码，再使用其他功能',
  passwordExpired: '初始密码已过期，请用验证码登录，或联系管理员重置',
} satisfies Record<RefusalReason, string>;
