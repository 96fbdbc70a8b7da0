import { type PathOf, publicPaths } from '../../paths.ts';
import { documentScreens } from '../../screens.ts';

/** Screens that anybody may see, each with its title: checked against the paths. */
export const publicScreen = documentScreens<PathOf<typeof publicPaths>>('public', {
  [publicPaths.root]: { 'zh-CN': '首页', en: 'Home' },
  [publicPaths.redirect]: { 'zh-CN': '首页', en: 'Home' },
  [publicPaths.exit]: { 'zh-CN': '退出', en: 'Sign out' },
  [publicPaths.login]: { 'zh-CN': '登录', en: 'Sign in' },
  [publicPaths.loginCode]: { 'zh-CN': '验证码登录', en: 'Sign in by code' },
  [publicPaths.register]: { 'zh-CN': '注册', en: 'Register' },
  [publicPaths.firstRegister]: { 'zh-CN': '工程师注册', en: 'Engineer registration' },
  [publicPaths.secondRegister]: { 'zh-CN': '工程师注册', en: 'Engineer registration' },
  [publicPaths.skills.profile]: { 'zh-CN': '完善个人信息', en: 'Complete your profile' },
  [publicPaths.skills.areas]: { 'zh-CN': '添加服务区域', en: 'Add service area' },
  [publicPaths.skills.first]: { 'zh-CN': '我的技能', en: 'My skills' },
  [publicPaths.skills.second]: { 'zh-CN': '我的技能', en: 'My skills' },
  [publicPaths.skills.add]: { 'zh-CN': '添加技能', en: 'Add skills' },
  [publicPaths.forget]: { 'zh-CN': '忘记密码', en: 'Forgot password' },
  [publicPaths.resetPassword]: { 'zh-CN': '重置密码', en: 'Reset password' },
  [publicPaths.updatePassword]: { 'zh-CN': '修改密码', en: 'Update password' },
  [publicPaths.privacy]: { 'zh-CN': '隐私政策', en: 'Privacy policy' },
  [publicPaths.agreement]: { 'zh-CN': '用户协议', en: 'User agreement' },
  [publicPaths.deepLink]: { 'zh-CN': '中间页', en: 'Middle page' },
  [publicPaths.blank]: { 'zh-CN': '空白页', en: 'Blank page' },
});
