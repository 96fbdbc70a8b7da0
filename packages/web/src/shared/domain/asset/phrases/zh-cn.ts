export const zhCN = { asset: '资产', hint: '名称、编号或型号' };
