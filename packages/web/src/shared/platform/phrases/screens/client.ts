import { documented } from '../../screen.ts';

/** Screens of customers, each with its title: the one source of both. */
export const clientScreen = documented('client', {
  '/clientSide/mainPage': { 'zh-CN': '首页', en: 'Home' },
  '/clientSide/mainPage/serviceReport': { 'zh-CN': '服务报告', en: 'Service report' },
  '/clientSide/requireCenter': { 'zh-CN': '需求中心', en: 'Requirements' },
  '/clientSide/requireCenter/searchList': { 'zh-CN': '搜索', en: 'Search' },
  '/clientSide/requireCenter/buildOrder': { 'zh-CN': '提交需求', en: 'New requirement' },
  '/clientSide/requireCenter/orderDetail': { 'zh-CN': '需求详情', en: 'Requirement detail' },
  '/clientSide/requireCenter/handleProgress': { 'zh-CN': '处理进度', en: 'Progress' },
  '/clientSide/requireCenter/evaluate': { 'zh-CN': '评价', en: 'Rate' },
  '/clientSide/requireCenter/seeEvaluate': { 'zh-CN': '查看评价', en: 'Rating' },
  '/clientSide/requireCenter/newsCenter': { 'zh-CN': '消息中心', en: 'Messages' },
  '/clientSide/requireCenter/newsDetail': { 'zh-CN': '消息详情', en: 'Message' },
  '/clientSide/orderCenter': { 'zh-CN': '工单中心', en: 'Orders' },
  '/clientSide/orderCenter/orderDetail': { 'zh-CN': '工单详情', en: 'Order detail' },
  '/clientSide/orderCenter/evaluate': { 'zh-CN': '评价', en: 'Rate' },
  '/clientSide/userCenter': { 'zh-CN': '我的', en: 'Me' },
  '/clientSide/userCenter/mineMeans': { 'zh-CN': '个人资料', en: 'My profile' },
  '/clientSide/userCenter/accountSafe': { 'zh-CN': '账号安全', en: 'Account security' },
  '/clientSide/userCenter/accountModify': { 'zh-CN': '修改账号', en: 'Change account' },
  '/clientSide/userCenter/logoff': { 'zh-CN': '注销账号', en: 'Delete account' },
  '/clientSide/userCenter/changeBind': { 'zh-CN': '更换手机', en: 'Change phone' },
  '/clientSide/userCenter/changePassword': { 'zh-CN': '修改密码', en: 'Change password' },
  '/clientSide/userCenter/storeInfo': { 'zh-CN': '单位信息', en: 'Unit info' },
  '/clientSide/userCenter/aboutUS': { 'zh-CN': '关于我们', en: 'About' },
});
