/** `svcdesk auth` */
export const auth = {
  login: {
    summary: '登录并把登录信息保存到配置档案',
    flags: {
      'password-stdin': '从标准输入读取口令',
      phone: '手机号，用短信验证码登录',
      'code-stdin': '从标准输入读取此前收到的验证码',
      web: '在已登录的浏览器中确认，不输入口令',
      remember: '保持登录 30 天，而不是 12 小时',
      storage: '登录信息保存在哪里（默认：本机有系统密钥环则用它，否则用文件）',
    },
    examples: {
      ask: '登录，在终端里输入口令（不回显）',
      pipe: '在脚本中登录',
      other: '登录另一台服务，保存为另一个档案',
      phone: '用短信验证码登录',
      web: '在浏览器中确认登录',
    },
  },
  logout: {
    summary: '退出登录：在服务上注销，并从配置档案中删除',
    examples: { here: '退出默认档案', other: '退出另一个档案' },
  },
  status: {
    summary: '显示当前登录的账号、角色、组织和到期时间',
    examples: { text: '我是谁', json: '只取账号和到期时间' },
  },
  switch: { summary: '从现在起使用另一个档案', arguments: { PROFILE: '档案名称' } },
  token: { summary: '输出正在使用的令牌，供其他程序使用' },
  password: {
    summary: '修改口令',
    flags: { 'passwords-stdin': '从标准输入读取两行：当前口令、新口令' },
    examples: { ask: '在终端里输入（不回显）', pipe: '在脚本中修改' },
  },
};
