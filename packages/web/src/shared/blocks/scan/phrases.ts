import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const scanText = phraseBook(
  {
    title: '扫一扫',
    again: '再扫一次',
    photo: '拍照识别',
    noCode: '照片里没有找到编码，请靠近标签再拍一张，或输入编号',
    aim: '把二维码或条码放进框里',
    torch: '打开手电筒',
    torchOff: '关闭手电筒',
    code: '编号',
    codeHint: '扫不了？输入标签上的编号',
    use: '查找',
    problem: {
      insecure: '当前网址不是安全连接，浏览器不允许使用相机',
      unsupported: '这台设备没有可用的相机',
      denied: '没有相机权限，可在浏览器设置里打开',
      unavailable: '相机打不开，可能正被别的应用占用',
    },
  },
  {
    title: 'Scan',
    again: 'Scan again',
    photo: 'Take a photo of the code',
    noCode: 'No code was found in the photo. Go closer and take another, or type the code',
    aim: 'Hold the code inside the frame',
    torch: 'Turn on the light',
    torchOff: 'Turn off the light',
    code: 'Code',
    codeHint: "Can't scan? Type the code on the label",
    use: 'Find',
    problem: {
      insecure: "This isn't a secure connection, so the browser doesn't allow the camera",
      unsupported: 'No camera found on this device',
      denied: "The camera is blocked. You can allow it in the browser's settings",
      unavailable: "The camera won't open. Another app may be using it",
    },
  },
);
