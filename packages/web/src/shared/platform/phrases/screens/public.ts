import { documented } from '../../screen.ts';

/** Screens that anybody may see, each with its title: the one source of both. */
export const publicScreen = documented('public', {
  '/': { 'zh-CN': '首页', en: 'Home' },
  '/redirect': { 'zh-CN': '首页', en: 'Home' },
  '/exit': { 'zh-CN': '退出', en: 'Sign out' },
  '/login': { 'zh-CN': '登录', en: 'Sign in' },
  '/loginCode': { 'zh-CN': '验证码登录', en: 'Sign in by code' },
  '/register': { 'zh-CN': '注册', en: 'Register' },
  '/firstRegister': { 'zh-CN': '工程师注册', en: 'Engineer registration' },
  '/secondRegister': { 'zh-CN': '工程师注册', en: 'Engineer registration' },
  '/personalInformation': { 'zh-CN': '完善个人信息', en: 'Complete your profile' },
  '/addServiceArea': { 'zh-CN': '添加服务区域', en: 'Add service area' },
  '/firstSkill': { 'zh-CN': '我的技能', en: 'My skills' },
  '/secondSkill': { 'zh-CN': '我的技能', en: 'My skills' },
  '/addSkills': { 'zh-CN': '添加技能', en: 'Add skills' },
  '/login/forget': { 'zh-CN': '忘记密码', en: 'Forgot password' },
  '/login/resetPassword': { 'zh-CN': '重置密码', en: 'Reset password' },
  '/login/updatePassword': { 'zh-CN': '修改密码', en: 'Update password' },
  '/screct': { 'zh-CN': '隐私政策', en: 'Privacy policy' },
  '/userAgreement': { 'zh-CN': '用户协议', en: 'User agreement' },
  '/centerPage': { 'zh-CN': '中间页', en: 'Middle page' },
  '/whitePage': { 'zh-CN': '空白页', en: 'Blank page' },
});
