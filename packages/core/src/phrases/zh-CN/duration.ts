/** Units of a duration, from hours down. */
export const duration = {
  hour: '小时',
  minute: '分',
  second: '秒',
  /** Further words for hours and minutes that people type; `|` stands between them. */
  typedHours: '个小时|小时|时',
  typedMinutes: '分钟|分',
  /** Between two units. */
  separator: '',
  day: '{count}天',
  ago: '{time}前',
  left: '剩余{time}',
  over: '超时{time}',
};
