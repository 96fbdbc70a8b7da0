/** Words of the messages that bring a verification code; `|` stands between them. */
export const typedCode = {
  /** What messages call the code. */
  code: '验证码|校验码|动态码|确认码|动态密码',
  /** What stands right before a number that is none. */
  other: '尾号|工号|单号|订单|编号|账号|用户|客服|热线|电话',
};
