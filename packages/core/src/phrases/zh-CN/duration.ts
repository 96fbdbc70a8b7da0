/** Units of a duration, from hours down. */
export const duration = {
  hour: '小时',
  minute: '分',
  second: '秒',
  /** Between two units. */
  separator: '',
  day: '{count}天',
  ago: '{time}前',
  left: '剩余{time}',
  over: '超时{time}',
};
