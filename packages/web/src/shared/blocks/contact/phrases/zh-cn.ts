export const zhCN = {
  call: (name: string) => `给${name}打电话`,
  message: (name: string) => `给${name}发短信`,
  copy: (name: string) => `复制${name}的号码`,
  copied: '号码已复制',
  notCopied: '这台设备不能复制，请长按号码',
  masked: '接单后显示完整号码',
};
