export const zhCN = {
  label: '工单类别',
  kind: { operations: '运维', project: '项目', external: '外部', device: '设备', pm: '巡检' },
  found: { customerName: '客户', reportName: '报修人', assetName: '资产' },
};
