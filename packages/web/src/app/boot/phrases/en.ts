import type { zhCN } from './zh-cn.ts';

export const en: typeof zhCN = {
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
};
