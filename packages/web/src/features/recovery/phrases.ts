import { phraseBook } from '../../shared/platform/i18n/phrase-book.ts';

/** Of who forgot their password; apart from the sign-in, which loads first. */
export const recoveryText = phraseBook(
  {
    lead: '我们会向账号绑定的手机发送验证码，确认是您本人。没有绑定手机的账号，请联系管理员重置密码。',
    account: '账号或手机号',
    accountMissing: '请输入账号或手机号',
    next: '下一步',
    codeMissing: '请输入 6 位数字验证码',
    noCode: '没有收到？请检查账号是否正确，或稍后重新获取。',
    otherAccount: '换一个账号',
    codeAgain: '验证码不正确或已过期，请重新获取',
    newPassword: '新密码',
    submit: '重置密码',
    sessions: '重置后，所有设备都需要用新密码重新登录。',
    done: '密码已重置，请用新密码登录',
  },
  {
    lead: "We'll send a code to the phone on your account to make sure it's you. If your account has no phone, ask your administrator for a new password.",
    account: 'Account or phone',
    accountMissing: 'Enter your account or phone',
    next: 'Next',
    codeMissing: 'Enter the 6-digit code',
    noCode: 'No code? Check the account, or request another code in a moment.',
    otherAccount: 'Another account',
    codeAgain: 'The code is wrong or has expired. Request a new one',
    newPassword: 'New password',
    submit: 'Set password',
    sessions: 'All your devices will have to sign in again with the new password.',
    done: 'Password set. Sign in with it',
  },
);
