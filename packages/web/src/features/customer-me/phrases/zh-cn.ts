export const zhCN = { about: '关于', agreement: '用户协议', privacy: '隐私政策' };
