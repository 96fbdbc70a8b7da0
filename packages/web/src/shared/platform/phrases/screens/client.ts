import { clientPaths, type PathOf } from '../../paths.ts';
import { documentScreens } from '../../screens.ts';

/** Screens of customers, each with its title: checked against the paths. */
export const clientScreen = documentScreens<PathOf<typeof clientPaths>>('client', {
  [clientPaths.home]: { 'zh-CN': '首页', en: 'Home' },
  [clientPaths.report]: { 'zh-CN': '服务报告', en: 'Service report' },
  [clientPaths.requirement.list]: { 'zh-CN': '需求中心', en: 'Requirements' },
  [clientPaths.requirement.search]: { 'zh-CN': '搜索', en: 'Search' },
  [clientPaths.order.build]: { 'zh-CN': '提交需求', en: 'New requirement' },
  [clientPaths.requirement.detail]: { 'zh-CN': '需求详情', en: 'Requirement detail' },
  [clientPaths.requirement.progress]: { 'zh-CN': '处理进度', en: 'Progress' },
  [clientPaths.requirement.evaluate]: { 'zh-CN': '评价', en: 'Rate' },
  [clientPaths.requirement.evaluation]: { 'zh-CN': '查看评价', en: 'Rating' },
  [clientPaths.messages.center]: { 'zh-CN': '消息中心', en: 'Messages' },
  [clientPaths.messages.detail]: { 'zh-CN': '消息详情', en: 'Message' },
  [clientPaths.order.list]: { 'zh-CN': '工单中心', en: 'Orders' },
  [clientPaths.order.detail]: { 'zh-CN': '工单详情', en: 'Order detail' },
  [clientPaths.order.evaluate]: { 'zh-CN': '评价', en: 'Rate' },
  [clientPaths.me.page]: { 'zh-CN': '我的', en: 'Me' },
  [clientPaths.me.profile]: { 'zh-CN': '个人资料', en: 'My profile' },
  [clientPaths.me.security]: { 'zh-CN': '账号安全', en: 'Account security' },
  [clientPaths.me.accountName]: { 'zh-CN': '修改账号', en: 'Change account' },
  [clientPaths.me.deleteAccount]: { 'zh-CN': '注销账号', en: 'Delete account' },
  [clientPaths.me.phone]: { 'zh-CN': '更换手机', en: 'Change phone' },
  [clientPaths.me.password]: { 'zh-CN': '修改密码', en: 'Change password' },
  [clientPaths.me.organisation]: { 'zh-CN': '单位信息', en: 'Unit info' },
  [clientPaths.me.about]: { 'zh-CN': '关于我们', en: 'About' },
});
