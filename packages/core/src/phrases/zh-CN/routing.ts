import type { PlanChange } from '../../contract/dispatch.ts';
import type { PlanEffect, StopWarning, WaitReason } from '../../scheduling/outlook.ts';
import type { RoutedBy } from '../../scheduling/route.ts';
import type { SuggestionReason } from '../../scheduling/suggest.ts';
import type { StopReason, UnplacedReason } from '../../scheduling/team-plan.ts';

/** Why an order goes where it goes, why an engineer is suggested for it, and why a plan has it where it does. */
export const routing = {
  by: {
    cellAndCatalog: '按门店与服务目录的规则',
    catalog: '按服务目录的规则',
    cellAndType: '按门店与工单类型的规则',
    type: '按工单类型的规则',
    cell: '按门店的规则',
    everything: '按通用规则',
    default: '默认处理组',
  } satisfies Record<RoutedBy, string>,
  suggestion: {
    onDuty: '正在值班',
    skillExpert: '精通所需技能',
    skillSkilled: '熟练掌握所需技能',
    skillBasic: '了解所需技能',
    skillMissing: '不具备所需技能',
    areaServed: '服务该区域',
    areaNear: '服务该市或该省',
    areaOutside: '不在服务区域内',
    closeBy: '距离较近',
    inTime: '能在时限前完成',
    late: '完成时已过时限',
    noTime: '近期没有空',
    notWorking: '当日不上班',
    knowsAsset: '处理过该设备',
    knowsSite: '去过该门店',
    free: '当日空闲',
    busy: '当日已有安排',
    overloaded: '当日超负荷',
    onLeave: '当日休假',
  } satisfies Record<SuggestionReason, string>,
  stop: {
    overlaps: '与此人的其他安排重叠',
    ownerCannot: '原工程师做不了或来不及',
    late: '排不进时限内',
    promised: '按已约定的时间',
    due: '临近时限',
    onlyOne: '只有此人能做',
    near: '路程较近',
    first: '最早可做的时间',
  } satisfies Record<StopReason, string>,
  unplaced: {
    noMember: '处理组没有可排的人',
    noSkill: '没有人具备所需技能',
    noHours: '这几天没有人有空',
    ownerBusy: '处理人这几天没有空',
    ownerAway: '约定时间处理人不在',
    underWay: '处理人正在处理，或在路上',
    tooLong: '超过这几天任何一段可用时间',
    noTime: '这几天已排满',
  } satisfies Record<UnplacedReason, string>,
  /** Those of a plan of one day that speak of its days. */
  unplacedOnDay: {
    noHours: '当天没有人有空',
    ownerBusy: '处理人当天没有空',
    tooLong: '超过当天任何一段可用时间',
    noTime: '当天已排满',
  } satisfies Partial<Record<UnplacedReason, string>>,
  change: {
    new: '新排',
    kept: '不变',
    moved: '改时间',
    reassigned: '改派',
  } satisfies Record<PlanChange, string>,
  effect: {
    away: '到时没有人去',
    unattended: '没有人跟进',
    late: '晚于时限',
    offHours: '不在工作时间',
    delayed: '晚到',
    unplanned: '不再有约定时间',
    moved: '改时间',
    inTime: '赶上时限',
  } satisfies Record<PlanEffect, string>,
  warning: {
    past: '开始时间已过',
    onLeave: '人员休假',
    offHours: '不在工作时间',
    overlaps: '与其他安排重叠',
    skillMissing: '不具备所需技能',
    declined: '此人已拒接该工单',
    underWay: '处理人正在处理，或在路上，改派要写明原因',
  } satisfies Record<StopWarning, string>,
  wait: {
    onHold: '已挂起',
    entrusted: '委托中',
  } satisfies Record<WaitReason, string>,
};
