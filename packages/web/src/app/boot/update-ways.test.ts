import { expect, test } from 'vitest';
import { updateWays } from './update-ways.ts';

const chrome = (os: string, more = '') =>
  `Mozilla/5.0 (${os}) AppleWebKit/537.36 (KHTML, like Gecko)${more} Chrome/92.0.4515.131 Safari/537.36`;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['ios', `${iphone} Version/14.1.2 Mobile/15E148 Safari/604.1`],
  ['ios', `${iphone} CriOS/96.0.4664.53 Mobile/15E148 Safari/604.1`],
  ['ios', `${iphone} Mobile/15E148 MicroMessenger/8.0.49(0x18003129) NetType/WIFI Language/zh_CN`],
  ['wechat', `${chrome('Linux; Android 10; wv')} MicroMessenger/8.0.1`],
  ['wecom', `${chrome('Linux; Android 10; wv')} wxwork/4.1.3 MicroMessenger/7.0.1`],
  ['dingtalk', `${chrome('Linux; Android 10; wv')} AliApp(DingTalk/6.5.45)`],
  ['feishu', `${chrome('Linux; Android 10; wv')} Lark/6.11.11 ChannelName/Feishu`],
  [
    'huawei',
    `${chrome('Linux; Android 10; HarmonyOS; NOH-AN00; HMSCore 6.3.0.327')} HuaweiBrowser/12.1.0.303`,
  ],
  ['webview', chrome('Linux; Android 9; COL-AL10; wv', ' Version/4.0')],
  ['phoneBrowser', chrome('Linux; Android 11; SM-G981B', ' SamsungBrowser/15.0')],
  ['androidChrome', chrome('Linux; Android 11; Pixel 4')],
  ['chrome', chrome('Windows NT 10.0; Win64; x64')],
  ['edge', `${chrome('Windows NT 10.0; Win64; x64')} Edg/92.0.902.67`],
  ['firefox', 'Mozilla/5.0 (Android 10; Mobile; rv:91.0) Gecko/91.0 Firefox/91.0'],
  [
    'mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1 Safari/605.1.15',
  ],
  [undefined, 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko'],
])('%s is what an old browser is told', (way, userAgent) => {
  expect(updateWays.find(([pattern]) => pattern.test(userAgent))?.[1]).toBe(way);
});
