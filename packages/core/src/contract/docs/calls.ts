import type { CallId } from '../index.ts';

/** What a call is for, in both languages, and where it comes from. */
export interface CallDoc {
  zh: string;
  en: string;
  source: 'product document' | 'decided';
}

const given = (zh: string, en: string): CallDoc => ({ zh, en, source: 'product document' });
const decided = (zh: string, en: string): CallDoc => ({ zh, en, source: 'decided' });

/** Summaries of every call, the source of the generated reference and of OpenAPI. */
export const callDocs: Record<CallId, CallDoc> = {
  'account.personal': given(
    '当前账号：资料、组织、角色、菜单与按钮权限',
    'Who I am: profile, groups, roles, menu and buttons',
  ),
  'app.config': given('版本与公开设置', 'Version and public settings'),
  'auth.login': given('登录：账号密码或手机验证码', 'Sign in by password or by phone code'),
  'auth.logout': given('退出登录', 'Sign out'),
  'auth.sendCode': given('发送手机验证码', 'Send a verification code'),
  'backlog.ccGroup': given('抄送组织的工单', 'Orders copied to a group of mine'),
  'backlog.ccMine': given('抄送我的工单', 'Orders copied to me'),
  'backlog.ccRead': given('抄送标为已读', 'Mark copied orders as read'),
  'backlog.mineAll': given('我的全部待办数量', 'Counts of everything I have to do'),
  'backlog.mineToday': given('我的今日待办数量', 'Counts of what I have to do today'),
  'backlog.todayPage': given('今日运维工单列表', "Today's operations orders"),
  'backlog.pendingItsm': given('待处理的运维与监控工单', 'Operations and monitoring orders to handle'),
  'backlog.pendingSe': given('待处理的SE工单', 'SE orders to handle'),
  'backlog.timeout': given('已超时的工单', 'Orders whose time is up'),
  'backlog.todayMonitor': given('今日监控工单列表', "Today's monitoring orders"),
  'backlog.todaySe': given('今日SE工单列表', "Today's SE orders"),
  'backlog.willTimeout': given('即将超时的工单', 'Orders whose time is nearly up'),
  'captcha.param': given('获取滑块验证', 'Ask for a slider challenge'),
  'captcha.verify': given('提交滑块验证', 'Hand in a slider answer'),
  'catalogs.cascader': given('门店可用的服务目录', 'Service catalogues that a site may order from'),
  'cells.findOne': given('门店详情', 'One site'),
  'cells.list': given('门店列表', 'Sites that I may see'),
  'customers.reportersByCell': given('门店的报修人', 'Who reports faults of a site'),
  'dictionary.tree': given('字典项', 'Items of a dictionary'),
  'files.get': decided('下载文件', 'The bytes of a file'),
  'files.upload': decided('上传文件', 'Upload a file'),
  'groups.accountTree': given('组织与人员树', 'The organisation with its people'),
  'messages.markAllRead': given('全部标为已读', 'Mark all messages of a kind as read'),
  'messages.markRead': given('标为已读', 'Mark messages as read'),
  'messages.mine': given('我的消息', 'My messages'),
  'messages.requirementMine': given('我的需求消息', 'My messages about requirements'),
  'messages.unreadAll': given('全部未读消息数', 'Unread messages of both kinds'),
  'messages.unread': given('未读消息数', 'How many messages I have not read'),
  'orderTypes.tree': given('工单类型', 'Kinds of trouble that an order may be about'),
  'orders.accept': given('接单', 'Accept an order'),
  'orders.activate': given('激活或重开工单', 'Go on with an order, or reopen it'),
  'orders.cancel': given('取消工单', 'Cancel an order'),
  'orders.cellPage': given('门店工单列表', "Orders of a customer's sites"),
  'orders.clockIn': given('现场签到', 'Clock in at the site'),
  'orders.countStatus': given('各状态工单数', 'Orders by status, in counts'),
  'orders.create': given('创建工单', 'Make an order'),
  'orders.decline': decided('拒单', 'Turn down an order that names me'),
  'orders.detail': given('工单详情', 'All of an order'),
  'orders.edit': decided('修改工单', 'Correct an order'),
  'orders.evaluate': given('评价工单', 'Evaluate an order'),
  'orders.evaluation': given('查看评价', 'The evaluation of an order'),
  'orders.hangUp': given('挂起工单', 'Put an order on hold'),
  'orders.history': given('处理记录', 'What happened to an order'),
  'orders.month': given('每月报修与解决数', 'Orders raised and resolved by month'),
  'orders.page': given('工单列表', 'Orders that staff may see'),
  'orders.progress': decided('填写进展', 'Note how the work goes on'),
  'orders.release': decided('退回工单池', 'Put an order back into the pool'),
  'orders.remind': decided('催办', 'Remind of an order that waits'),
  'orders.resolve': decided('解决工单', 'Resolve an order'),
  'orders.supplement': decided('补充说明', 'Add what one forgot to say'),
  'orders.transfer': given('转派工单', 'Hand an order to another group or engineer'),
  'reporters.add': given('添加报修人', 'Add a reporter'),
  'reporters.delete': given('删除报修人', 'Remove a reporter'),
  'reporters.modify': given('修改报修人', "Change a reporter's name or phone"),
  'templates.fields': given('模板字段', 'Fields of a template'),
  'templates.find': given('门店与类型对应的模板', 'The template of a site and an order type'),
};
