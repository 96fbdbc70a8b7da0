import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const pushText = phraseBook(
  {
    title: '消息推送',
    off: '开启后，没有打开应用也能收到通知。',
    on: '本机已开启推送，退出登录后自动停止。',
    kinds: '通知内容',
    kind: { assigned: '派给我的工作', late: '将超时和已超时', message: '其他消息' },
    kindsMissing: '请至少选择一项',
    quietFrom: '免打扰开始',
    quietTo: '免打扰结束',
    quietHint: '这段时间内不推送，消息仍会留在消息中心；不填则全天推送',
    quietHalf: '开始和结束请都填，或都不填',
    start: '开启推送',
    save: '保存设置',
    saved: '推送设置已保存',
    stop: '关闭推送',
    stopped: '推送已关闭',
    support: {
      insecure: '当前网址不是 HTTPS，浏览器不允许推送。请用 HTTPS 地址打开。',
      none: '当前浏览器不支持推送，或暂时连不上推送服务。消息仍会留在消息中心。',
      denied: '浏览器已禁止通知。请在浏览器设置里允许本站通知，然后刷新页面。',
    },
  },
  {
    title: 'Notifications',
    off: 'Turn these on to hear of news even when the app is closed.',
    on: 'This device gets notifications until you sign out.',
    kinds: 'What about',
    kind: {
      assigned: 'Work assigned to me',
      late: 'Work that is overdue or due soon',
      message: 'Other messages',
    },
    kindsMissing: 'Choose at least one',
    quietFrom: 'Quiet from',
    quietTo: 'Quiet until',
    quietHint: 'Nothing is sent in between; messages wait in the app. Leave empty to be notified any time',
    quietHalf: 'Give both times, or neither',
    start: 'Turn on',
    save: 'Save',
    saved: 'Saved',
    stop: 'Turn off',
    stopped: 'Notifications are off',
    support: {
      insecure:
        "This address isn't HTTPS, so the browser doesn't allow notifications. Open the app over HTTPS.",
      none: "This browser can't receive notifications, or its push service can't be reached. Messages wait in the app.",
      denied:
        'The browser blocks notifications. Allow them for this site in its settings and reload the page.',
    },
  },
);
