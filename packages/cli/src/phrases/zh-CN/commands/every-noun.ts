/** Commands that mean the same under every noun. */
export const everyNoun = {
  open: { summary: '在网页版中打开；没有浏览器或在管道中时打印地址' },
};
