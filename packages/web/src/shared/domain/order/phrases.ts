import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const orderText = phraseBook(
  {
    noun: '工单',
    /** Who may, to the reader who may not. */
    onlyBy: {
      cancel: '接单后只能由组长取消；接单前报修方、调度员和监控员也可以取消',
      clockIn: '只有处理人本人可以操作',
      depart: '只有处理人本人可以操作',
    },
    /** What of an order is named when another person changes it. */
    watched: {
      status: '状态',
      handlerName: '处理人',
      assigneeName: '指派',
      handlerGroupName: '处理组',
      resumeAt: '恢复时间',
    },
    history: {
      changed: (field: string, before: string, after: string) => `${field}：${before} → ${after}`,
      handed: (from: string, to: string) => `由 ${from} 改派给 ${to}`,
      handedTo: (to: string) => `派给 ${to}`,
      nothing: '无',
      recordedAt: (time: string) => `${time} 才上传`,
      timeAdjusted: '设备时间有误，以服务器时间为准',
      noPosition: '没有定位信息',
      outside: '不在现场',
    },
    searchHint: '工单号或标题',
  },
  {
    noun: 'order',
    /** Who may, to the reader who may not. */
    onlyBy: {
      cancel:
        "Once it is accepted only a group lead can cancel it; before that the reporter's side, dispatchers and monitors can, too",
      clockIn: 'Only the handler can do this',
      depart: 'Only the handler can do this',
    },
    watched: {
      status: 'Status',
      handlerName: 'Handler',
      assigneeName: 'Assigned to',
      handlerGroupName: 'Group',
      resumeAt: 'Goes on at',
    },
    history: {
      changed: (field, before, after) => `${field}: ${before} → ${after}`,
      handed: (from, to) => `From ${from} to ${to}`,
      handedTo: (to) => `To ${to}`,
      nothing: 'none',
      recordedAt: (time) => `uploaded ${time}`,
      timeAdjusted: "The device's clock was wrong; the server's time counts",
      noPosition: 'No location',
      outside: 'Not at the site',
    },
    searchHint: 'Number or title',
  },
);
