import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const formText = phraseBook(
  {
    remark: '备注',
    missing: '请填写',
    waits: (isKept: boolean) =>
      isKept ? '已保存，有网络时自动发送' : '设备存不下，没有保存。请不要关闭本页，有网络时自动发送',
    check: '请先改正标出的内容',
    changed: {
      title: (noun: string) => `您填写期间，${noun}有更新`,
      line: (name: string, before: string, after: string) => `${name}：${before} → ${after}`,
      nothing: '空',
      conflicts: '您也改了这一项，提交后以您的为准',
      kept: '您填写的内容还在，核对后提交即可。',
      read: '知道了',
    },
    note: {
      changed: (noun: string) => `${noun}刚被更新，没有提交。您填写的内容还在，核对后再次提交即可。`,
      refused: (why: string) => `没有提交：${why}。您填写的内容还在。`,
      noLonger: (action: string, why: string) => `现在不能${action}了：${why}。您填写的内容还在。`,
      failed: (why: string) => `没有提交：${why}。您填写的内容已保存，可以再次提交。`,
      cannot: (action: string) => `现在不能${action}`,
      noPermission: '您没有此操作的权限',
      photoGone: '有照片已不在这台设备上，请重新添加',
    },
    back: (noun: string) => `查看${noun}`,
  },
  {
    remark: 'Remark',
    missing: 'Please fill this in',
    waits: (isKept) =>
      isKept
        ? "Saved. It will be sent as soon as you're back online."
        : "Your device has no room to save it. Keep this page open; it will be sent once you're online.",
    check: 'Please correct the marked fields first',
    changed: {
      title: (noun) => `The ${noun} changed while you were writing`,
      line: (name, before, after) => `${name}: ${before} → ${after}`,
      nothing: 'empty',
      conflicts: 'You changed this too; yours will be used when you send',
      kept: 'What you wrote is still here. Check it and send it.',
      read: 'Got it',
    },
    note: {
      changed: (noun) =>
        `The ${noun} has just changed, so nothing was sent. What you wrote is still here: check it and send it again.`,
      refused: (why) => `Not sent: ${why}. What you wrote is still here.`,
      noLonger: (action, why) => `“${action}” is no longer possible: ${why}. What you wrote is still here.`,
      failed: (why) => `Not sent: ${why}. What you wrote is kept; you can send it again.`,
      cannot: (action) => `“${action}” isn't possible right now`,
      noPermission: "You don't have permission to do this",
      photoGone: 'A photo is no longer on this device; please add it again',
    },
    back: (noun) => `Open the ${noun}`,
  },
);
