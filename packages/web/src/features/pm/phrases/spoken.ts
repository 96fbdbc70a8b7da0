/** Numbers as dictation writes them down when it leaves them in words. */
export const spokenNumbers = {
  digits: ['零〇', '一壹幺', '二贰两', '三叁', '四肆', '五伍', '六陆', '七柒', '八捌', '九玖'],
  tens: { 十: 10, 百: 100, 千: 1000 },
  point: '点點',
  minus: '负負',
} as const;
