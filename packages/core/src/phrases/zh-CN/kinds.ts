import type { deviceActions } from '../../contract/device-orders.ts';
import type { pmActions, pmResults } from '../../contract/pm-orders.ts';
import type { reviewKinds } from '../../contract/reviews.ts';
import type { DeviceStatusName } from '../../kinds/device.ts';
import type { EntrustStatusName } from '../../kinds/entrust.ts';
import type { KindAction } from '../../kinds/handle-type.ts';
import type { PmStatusName } from '../../kinds/pm-status.ts';
import type { StageStatusName } from '../../kinds/project.ts';
import type { RequirementStatusName } from '../../kinds/requirement.ts';
import type { ReviewStatusName } from '../../kinds/review.ts';

/** Words of the other kinds: what each status is called, and what the history says happened. */
export const kinds = {
  requirement: {
    submitted: '已提交',
    handling: '处理中',
    converted: '已转工单',
    rejected: '已拒绝',
    cancelled: '已取消',
  } satisfies Record<RequirementStatusName, string>,
  entrust: {
    toDistribute: '待派单',
    distributed: '已派单',
    processing: '处理中',
    finished: '已完成',
    takenBack: '已收回',
    rejected: '已拒绝',
  } satisfies Record<EntrustStatusName, string>,
  device: {
    toAllocate: '待派单',
    allocated: '已派单',
    scheduled: '已排期',
    inProgress: '处理中',
    toCheck: '待验收',
    closed: '已关闭',
    void: '已作废',
    suspended: '已挂起',
  } satisfies Record<DeviceStatusName, string>,
  pm: {
    pending: '待处理',
    scheduled: '已排期',
    inProgress: '处理中',
    finished: '已完成',
    skipped: '已跳过',
  } satisfies Record<PmStatusName, string>,
  stage: {
    notBegun: '未开始',
    underWay: '进行中',
    done: '完成',
    skipped: '跳过',
  } satisfies Record<StageStatusName, string>,
  review: { waiting: '待审核', approved: '已通过', rejected: '已拒绝' } satisfies Record<
    ReviewStatusName,
    string
  >,
  /** What a button for an action on a device order says. */
  deviceAction: {
    allocate: '派单',
    schedule: '排期',
    start: '开始处理',
    finish: '提交验收',
    check: '验收',
    passOn: '改派',
    hangUp: '挂起',
    activate: '恢复',
    reject: '驳回',
    void: '作废',
    setManager: '换负责人',
    setChecker: '换验收人',
    setEngineer: '换工程师',
    close: '直接关闭',
  } satisfies Record<(typeof deviceActions)[number], string>,
  /** What a button for an action on a preventive-maintenance order says; `raise` makes an order of what is abnormal. */
  pmAction: {
    schedule: '排期',
    start: '开始巡检',
    record: '记录检查项',
    finish: '完成巡检',
    assign: '派单',
    transfer: '改派',
    skip: '跳过本次',
    raise: '转成工单',
  } satisfies Record<(typeof pmActions)[number] | 'raise' | 'assign', string>,
  /** What was found of an item of a check list. */
  pmResult: { normal: '正常', abnormal: '异常', na: '不适用' } satisfies Record<
    (typeof pmResults)[number],
    string
  >,
  /** What a review is about. */
  reviewKind: {
    registration: '工程师注册',
    profile: '个人资料',
    skill: '技能',
    area: '服务区域',
  } satisfies Record<(typeof reviewKinds)[number], string>,
  happened: {
    create: '已创建',
    transfer: '已改派',
    passOn: '已改派',
    accept: '已接单',
    hangUp: '已挂起',
    activate: '已激活',
    cancel: '已取消',
    remind: '催办',
    progress: '更新了进展',
    decline: '已拒单',
    edit: '修改了信息',
    schedule: '已排期',
    allocate: '已派单',
    start: '开始处理',
    finish: '已完成',
    check: '已验收',
    reject: '已拒绝',
    void: '已作废',
    close: '已关闭',
    setManager: '更换了负责人',
    setChecker: '更换了验收人',
    setEngineer: '更换了工程师',
    record: '填写了检查项',
    skip: '已跳过',
    distribute: '已派给工程师',
    retake: '收回了派单',
    return: '退回整改',
    takeBack: '收回了委托',
    resolveStage: '完成了阶段',
    skipStage: '跳过了阶段',
    toOrder: '已转为工单',
    breakLock: '解除了锁定',
    decide: '已审核',
    merge: '并入下一次巡检',
  } satisfies Record<KindAction, string>,
};
