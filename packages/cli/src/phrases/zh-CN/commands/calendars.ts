/** `svcdesk calendars` */
export const calendars = {
  save: {
    flags: {
      id: '要修改的日历：ID；未写明的保持不变',
      hours: '哪几天的服务时段；只写日期表示不服务',
      exception: '某一天的服务时段；只写日期表示当天不服务',
      holidays: '遵循的节假日表',
      default: '作为没有日历的对象的默认日历',
    },
    examples: { one: '周一至周五，中午休息', day: '调整一天的时段' },
  },
};
