import { phraseBook } from '../../shared/platform/i18n/phrase-book.ts';

/** What a browser sees that is too old for the app; plain sentences, for they are shown without any of its scripts. */
export const bootText = phraseBook(
  {
    title: '请升级浏览器',
    why: '这个浏览器版本太旧，无法打开本页面。',
    ways: {
      ios: '请打开“设置 › 通用 › 软件更新”升级 iOS（需 15.4 或更新），Safari 会随之升级。',
      wechat: '请在应用商店升级微信；或点右上角“···”，选择“在浏览器打开”。',
      wecom: '请在应用商店升级企业微信；或点右上角“···”，选择“在浏览器打开”。',
      dingtalk: '请在应用商店升级钉钉；或点右上角“···”，选择“在浏览器打开”。',
      feishu: '请在应用商店升级飞书；或点右上角“···”，选择“在浏览器打开”。',
      huawei: '请在“应用市场”升级华为浏览器，并在“设置 › 系统和更新”中升级系统。',
      webview: '请在应用商店升级“Android System WebView”和当前应用；或用手机的浏览器打开本页面。',
      phoneBrowser: '请在应用商店升级当前浏览器；或改用 Chrome（99 或更新）或 Firefox（102 或更新）。',
      firefox: '请升级 Firefox（需 102 或更新）：手机上在应用商店，电脑上在“菜单 › 帮助 › 关于 Firefox”。',
      edge: '请升级 Edge（需 99 或更新）：手机上在应用商店，电脑上在“··· › 帮助和反馈 › 关于 Microsoft Edge”。',
      androidChrome: '请在应用商店升级 Chrome（需 99 或更新）。',
      chrome: '请升级 Chrome（需 99 或更新）：“⋮ › 帮助 › 关于 Google Chrome”。',
      mac: '请打开“系统偏好设置（系统设置） › 软件更新”升级 Safari（需 15.4 或更新）。',
    },
    otherwise: '请升级当前浏览器，或改用新版本的 Chrome、Edge、Firefox 或 Safari。',
    instead: '如果没有可用的更新，请换一台设备打开本页面。',
    /** What chats show of any address of the site. */
    card: '报修、处理、评价，一处完成',
    noScript: '本页面需要启用 JavaScript。请在浏览器设置中启用后重新打开。',
  },
  {
    title: 'Please update your browser',
    why: 'This browser is too old to open this page.',
    ways: {
      ios: 'Open Settings › General › Software Update and update iOS (to 15.4 or later); Safari comes with it.',
      wechat: 'Update WeChat in the app store; or tap ··· at the top right and choose Open in Browser.',
      wecom: 'Update WeCom in the app store; or tap ··· at the top right and choose Open in Browser.',
      dingtalk: 'Update DingTalk in the app store; or tap ··· at the top right and choose Open in Browser.',
      feishu: 'Update Feishu in the app store; or tap ··· at the top right and choose Open in Browser.',
      huawei: 'Update Huawei Browser in AppGallery, and the system in Settings › System & updates.',
      webview:
        'Update Android System WebView and this app in the app store; or open this page in the phone’s own browser.',
      phoneBrowser:
        'Update this browser in the app store; or use Chrome (99 or later) or Firefox (102 or later).',
      firefox:
        'Update Firefox (to 102 or later): on a phone in the app store, on a computer in Menu › Help › About Firefox.',
      edge: 'Update Edge (to 99 or later): on a phone in the app store, on a computer in ··· › Help and feedback › About Microsoft Edge.',
      androidChrome: 'Update Chrome (to 99 or later) in the app store.',
      chrome: 'Update Chrome (to 99 or later): ⋮ › Help › About Google Chrome.',
      mac: 'Open System Preferences (System Settings) › Software Update and update Safari (to 15.4 or later).',
    },
    otherwise: 'Update this browser, or use a current Chrome, Edge, Firefox or Safari.',
    instead: 'If there is no update for it, open this page on another device.',
    /** What chats show of any address of the site. */
    card: 'Report, resolve and rate in one place',
    noScript: 'This page needs JavaScript. Allow it in the browser’s settings, then open the page again.',
  },
);
