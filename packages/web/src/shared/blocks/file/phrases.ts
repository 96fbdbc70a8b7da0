import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const fileText = phraseBook(
  {
    download: (size: string) => `下载（${size}）`,
    inBrowser: {
      title: '在浏览器打开',
      words:
        '当前应用里不能保存文件。请复制地址，到手机浏览器里粘贴打开（5 分钟内有效）；或点右上角“···”，选择“在浏览器打开”，登录后再下载。',
      copy: '复制地址',
      close: '关闭',
      copied: '已复制，请到浏览器里粘贴打开',
      address: '长按复制这个地址',
    },
    noPreview: '这种文件不能在这里预览',
    noPreviewHint: '可以下载后用其他应用打开。',
    unreadable: '这里显示不了这份文本',
    readAsChinese: '已按中文编码 GB18030 显示',
    broken: '文件打不开，可能已损坏',
    locked: '文件有密码，请下载后打开',
    page: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
    cut: (size: string) => `文件较大，这里只显示前 ${size}`,
    content: (name: string) => `${name} 的内容`,
  },
  {
    download: (size) => `Download (${size})`,
    inBrowser: {
      title: 'Open in the browser',
      words:
        'This app cannot save files. Copy the address and open it in the phone’s browser within 5 minutes; or tap ··· at the top right, choose Open in Browser, and download it there after signing in.',
      copy: 'Copy the address',
      close: 'Close',
      copied: 'Copied. Paste it in the browser',
      address: 'Press and hold to copy this address',
    },
    noPreview: "This kind of file can't be previewed here",
    noPreviewHint: 'Download it and open it with another app.',
    unreadable: "This text can't be shown here",
    readAsChinese: 'Read as Chinese text (GB18030)',
    broken: "This file can't be opened. It may be damaged",
    locked: 'This file is password-protected. Download it to open it',
    page: (page, pages) => `Page ${page} of ${pages}`,
    cut: (size) => `Large file: only the first ${size} is shown`,
    content: (name) => `Content of ${name}`,
  },
);
