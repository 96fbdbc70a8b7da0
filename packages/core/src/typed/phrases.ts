/** Words of the messages that bring a verification code, in every language that they come in; `|` stands between them. */
export const codeMessages = {
  /** What messages call the code. */
  code: '验证码|校验码|动态码|确认码|动态密码|\\b(?:code|passcode|otp|pin)\\b',
  /** What stands right before a number that is none. */
  other:
    '尾号|工号|单号|订单|编号|账号|用户|客服|热线|电话|\\b(?:ending(?: in| with)?|order|ref|call|hotline|account|user)',
};
