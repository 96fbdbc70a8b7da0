/** `svcdesk config` */
export const config = {
  list: {
    summary: '列出设置：已保存的值与实际使用的值',
  },
  get: {
    summary: '显示一项设置',
    arguments: { SETTING: '设置名称' },
  },
  set: {
    summary: '保存一项设置：档案、语言、超时、登录保存位置、不提问、不用颜色',
    arguments: { SETTING: '设置名称', VALUE: '值；开关用 yes 或 no' },
    examples: { lang: '从此使用中文', file: '登录信息保存在文件中，不用系统密钥环' },
  },
  unset: {
    summary: '取消一项设置',
    arguments: { SETTING: '设置名称' },
  },
};
