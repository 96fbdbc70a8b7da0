import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const centreText = phraseBook(
  {
    label: '工单类别',
    kind: { operations: '运维', project: '项目', external: '外部', device: '设备', pm: '巡检' },
    found: { customerName: '客户', reportName: '报修人', assetName: '资产' },
  },
  {
    label: 'Kind of order',
    kind: { operations: 'Service', project: 'Project', external: 'External', device: 'Device', pm: 'PM' },
    found: { customerName: 'Customer', reportName: 'Reporter', assetName: 'Asset' },
  },
);
