import type { MessageKind } from '../../dictionary/message-kind.ts';

/** A message in words; its parameters are stored with it and filled in on reading. */
interface MessageWords {
  readonly title: string;
  readonly content: string;
}

/** Messages by kind. */
export const messages = {
  'order.new': { title: '新工单', content: '{cellName}提交了新工单 {orderNo}：{title}' },
  'order.assigned': { title: '工单指派给您', content: '工单 {orderNo}（{title}）已指派给您，请及时接单' },
  'order.accepted': { title: '工单已接单', content: '{byName}已接单，正在处理您的工单 {orderNo}：{title}' },
  'order.departed': {
    title: '工程师已出发',
    content: '{byName}已出发前往现场，处理您的工单 {orderNo}：{title}',
  },
  'order.hungUp': { title: '工单已挂起', content: '工单 {orderNo}（{title}）已挂起，原因：{reason}' },
  'order.resumed': { title: '工单已恢复', content: '工单 {orderNo}（{title}）已恢复处理' },
  'order.resolved': { title: '工单已解决，请评价', content: '工单 {orderNo}（{title}）已解决，请您评价' },
  'order.transferred': { title: '工单已改派', content: '{byName}已将工单 {orderNo}（{title}）改派' },
  'order.cancelled': { title: '工单已取消', content: '工单 {orderNo}（{title}）已取消，原因：{reason}' },
  'order.declined': {
    title: '工程师拒单',
    content: '{byName}拒绝了工单 {orderNo}（{title}），原因：{reason}',
  },
  'order.released': {
    title: '工单退回工单池',
    content: '工单 {orderNo}（{title}）已退回工单池，原因：{reason}',
  },
  'order.reopened': {
    title: '工单重新打开',
    content: '{byName}重新打开了工单 {orderNo}（{title}）：{remark}',
  },
  'order.remind': { title: '客户催办', content: '{byName}催办了工单 {orderNo}：{title}' },
  'order.supplement': { title: '客户补充说明', content: '{byName}补充了工单 {orderNo}（{title}）：{remark}' },
  'order.cc': { title: '工单抄送给您', content: '{byName}将工单 {orderNo}（{title}）抄送给您' },
  'order.mention': {
    title: '有人提到您',
    content: '{byName}在工单 {orderNo}（{title}）中提到了您：{remark}',
  },
  'order.note': {
    title: '关于您工单的消息',
    content: '{byName}就您的工单 {orderNo}（{title}）告知您：{remark}',
  },
  'order.evaluated': { title: '收到评价', content: '{byName}评价了工单 {orderNo}：{title}' },
  'order.unaccepted': { title: '工单未接单', content: '工单 {orderNo}（{title}）尚未接单，响应时限 {time}' },
  'order.hungLong': {
    title: '工单长期挂起',
    content: '工单 {orderNo}（{title}）自 {time} 挂起至今，尚无恢复时间',
  },
  'schedule.changed': { title: '日程变更', content: '工单 {orderNo}（{title}）的排期已调整为 {time}' },
  'schedule.soon': { title: '日程即将开始', content: '{time} 开始：工单 {orderNo}（{title}）' },
  'sla.warn': { title: '工单将超时', content: '工单 {orderNo}（{title}）将于 {time} 超时' },
  'sla.missed': { title: '工单已超时', content: '工单 {orderNo}（{title}）已于 {time} 超时' },
  'requirement.submitted': { title: '新需求', content: '{cellName}提交了需求 {orderNo}：{title}' },
  'requirement.rejected': {
    title: '需求未受理',
    content: '您的需求 {orderNo}（{title}）未受理，原因：{reason}',
  },
  'requirement.converted': { title: '需求已转工单', content: '您的需求（{title}）已转为工单 {orderNo}' },
  'requirement.remind': { title: '客户催办需求', content: '{byName}催办了需求 {orderNo}：{title}' },
  'entrust.received': { title: '收到委托工单', content: '收到委托工单 {orderNo}：{title}' },
  'entrust.finished': { title: '委托工单已完成', content: '委托工单 {orderNo}（{title}）已完成' },
  'entrust.returned': {
    title: '委托工单退回整改',
    content: '委托工单 {orderNo}（{title}）被退回整改：{reason}',
  },
  'entrust.takenBack': { title: '委托工单已收回', content: '委托工单 {orderNo}（{title}）已收回' },
  'entrust.rejected': { title: '委托被拒绝', content: '委托工单 {orderNo}（{title}）被拒绝，原因：{reason}' },
  'device.assigned': { title: '设备工单指派给您', content: '设备工单 {orderNo}（{title}）已指派给您' },
  'device.rejected': {
    title: '设备工单被驳回',
    content: '{byName}驳回了设备工单 {orderNo}（{title}）：{reason}',
  },
  'device.toCheck': { title: '设备工单待验收', content: '设备工单 {orderNo}（{title}）已完成，请验收' },
  'device.due': { title: '设备工单即将到期', content: '设备工单 {orderNo}（{title}）将于 {time} 到期' },
  'device.checkFailed': {
    title: '设备工单验收未通过',
    content: '设备工单 {orderNo}（{title}）验收未通过：{reason}',
  },
  'device.overdue': { title: '设备工单已逾期', content: '设备工单 {orderNo}（{title}）已逾期' },
  'pm.assigned': { title: '巡检工单指派给您', content: '巡检工单 {orderNo}（{title}）已指派给您' },
  'pm.due': { title: '巡检即将到期', content: '巡检工单 {orderNo}（{title}）将于 {time} 到期' },
  'pm.overdue': { title: '巡检已逾期', content: '巡检工单 {orderNo}（{title}）已逾期' },
  'project.assigned': { title: '项目工单指派给您', content: '项目工单 {orderNo}（{title}）已指派给您' },
  'project.toAccept': { title: '项目工单待验收', content: '项目工单 {orderNo}（{title}）已解决，请验收' },
  'project.due': { title: '项目工单即将到期', content: '项目工单 {orderNo}（{title}）将于 {time} 到期' },
  'project.overdue': { title: '项目工单已逾期', content: '项目工单 {orderNo}（{title}）已逾期' },
  'review.waiting': { title: '有待审核的申请', content: '{byName}提交了审核申请：{title}' },
  'review.decided': { title: '审核结果', content: '您的申请（{title}）审核结果：{result}' },
  'join.waiting': { title: '有人申请加入', content: '{byName}申请加入 {site}，请核实身份后审批' },
  'join.decided': { title: '加入申请结果', content: '您加入 {site} 的申请：{result}' },
  'account.newDevice': { title: '新设备登录', content: '您的账号于 {time} 在新设备（{device}）登录' },
  'account.passwordChanged': {
    title: '密码已修改',
    content: '您的账号密码于 {time} 修改，如非本人操作请立即联系管理员',
  },
  'account.phoneChanged': { title: '手机号已更换', content: '您的账号手机号于 {time} 更换' },
  'account.renamed': {
    title: '账号名已更改',
    content: '您的账号名 {before} 可能被当作电话号码或他人的账号名，现已改为 {account}，可在账号安全中修改',
  },
  'system.notice': { title: '系统通知', content: '{title}' },
  'system.release': { title: '版本更新', content: '新版本 {version} 已发布：{title}' },
  'system.holidayMissing': {
    title: '请导入节假日',
    content: '尚未导入 {year} 年节假日安排，工时暂按普通周末计算',
  },
} satisfies Record<MessageKind, MessageWords>;
