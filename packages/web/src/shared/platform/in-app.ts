/** Apps that show web pages in a view of their own. */
export type InApp = 'wechat' | 'wecom' | 'dingtalk' | 'feishu';

/**
 * By what their documents say of the user agent: WeCom's has WeChat's in it as well, Feishu's abroad is Lark's. The one
 * place that knows them.
 */
export const inAppPatterns: readonly (readonly [InApp, RegExp])[] = [
  ['wecom', /\bwxwork\//i],
  ['wechat', /\bMicroMessenger\//i],
  ['dingtalk', /\bDingTalk\//i],
  ['feishu', /\b(Lark|Feishu)\//i],
];

/** Which app's view this is; undefined in a browser. */
export function inAppOf(userAgent: string): InApp | undefined {
  return inAppPatterns.find(([, pattern]) => pattern.test(userAgent))?.[0];
}
