import { expect, test } from 'vitest';
import { inAppOf } from './in-app.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android =
  'Mozilla/5.0 (Linux; Android 12; NOH-AN00; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/99.0.4844.88 Mobile Safari/537.36';

test.each([
  ['wechat', `${iphone} Mobile/15E148 MicroMessenger/8.0.49(0x18003129) NetType/WIFI Language/zh_CN`],
  ['wechat', `${android} XWEB/1110017 MMWEBSDK/20230805 MicroMessenger/8.0.42.2460(0x28002A35) WeChat/arm64`],
  ['wecom', `${iphone} Mobile/15E148 wxwork/4.1.22 MicroMessenger/7.0.1 Language/zh ColorScheme/Light`],
  ['wecom', `${android} wxwork/4.1.3 MicroMessenger/7.0.1 NetType/WIFI Language/zh`],
  [
    'dingtalk',
    `${iphone} Mobile/15E148 AliApp(DingTalk/7.1.10) com.laiwang.DingTalk/32446963 Channel/201200`,
  ],
  ['dingtalk', `${android} UCBS/1.0 AliApp(DingTalk/6.5.45) com.alibaba.android.rimet/28 Channel/10002068`],
  ['feishu', `${iphone} Mobile/15E148 Lark/7.15.5 LarkLocale/zh_CN ChannelName/Feishu`],
  ['feishu', `${android} Lark/6.11.11 LarkLocale/zh_CN ChannelName/Feishu TTWebView/0991130044450`],
  [undefined, `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`],
  [undefined, android],
  [undefined, ''],
])('%s shows the page', (name, userAgent) => {
  expect(inAppOf(userAgent)).toBe(name);
});
