// Written by `pnpm gen` from the contract and its docs.
import type * as auth from '../auth.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { CodeSent, LoginResult, Nothing } from './shapes.ts';

type DeleteAccountInferred = InferredRequestOf<typeof auth.deleteAccount>;

/** What `auth.deleteAccount` takes. Delete my account for good. */
export type DeleteAccount = {
  /** The code that was sent to the phone. */
  code: DeleteAccountInferred['code'];
};

type DeviceApproveInferred = InferredRequestOf<typeof auth.deviceApprove>;

/** What `auth.deviceApprove` takes. Let a terminal sign in with my account, or refuse it. */
export type DeviceApprove = {
  /** Eight letters that a person types in where they are signed in. */
  userCode: DeviceApproveInferred['userCode'];
  /** True lets it pass, false turns it down. */
  approve: DeviceApproveInferred['approve'];
};

type DeviceFindQueryInferred = InferredRequestOf<typeof auth.deviceFind>;

/** What `auth.deviceFind` takes. See which terminal asks to be signed in, and from where. */
export type DeviceFindQuery = {
  /** Eight letters that a person types in where they are signed in. */
  userCode: DeviceFindQueryInferred['userCode'];
};

type DeviceFindAnswerInferred = InferredDataOf<typeof auth.deviceFind>;

/** What `auth.deviceFind` answers. See which terminal asks to be signed in, and from where. */
export type DeviceFindAnswer = {
  /** Eight letters that a person types in where they are signed in. */
  userCode: DeviceFindAnswerInferred['userCode'];
  /** What the terminal calls itself, which proves nothing. */
  name: DeviceFindAnswerInferred['name'];
  /** The program that asks, as it says itself. */
  device: DeviceFindAnswerInferred['device'];
  /** The network address that it asked from. */
  address: DeviceFindAnswerInferred['address'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: DeviceFindAnswerInferred['createdAt'];
  /** Until when it is good; an ISO 8601 instant in UTC. */
  expiresAt: DeviceFindAnswerInferred['expiresAt'];
  /** For how many days it would stay signed in; 0 for half a day. */
  rememberDays: DeviceFindAnswerInferred['rememberDays'];
};

type DevicePollQueryInferred = InferredRequestOf<typeof auth.devicePoll>;

/** What `auth.devicePoll` takes. Ask whether a terminal was let in. */
export type DevicePollQuery = {
  /** Known to the terminal alone, which polls with it. */
  deviceCode: DevicePollQueryInferred['deviceCode'];
};

type DevicePollAnswerInferred = InferredDataOf<typeof auth.devicePoll>;

/** What `auth.devicePoll` answers. Ask whether a terminal was let in. */
export type DevicePollAnswer = {
  /** What became of the request of the terminal. */
  state: DevicePollAnswerInferred['state'];
  /** How long the terminal waits between two polls, in seconds. */
  interval?: DevicePollAnswerInferred['interval'];
  /** The session, once the terminal has been approved. */
  login?: LoginResult | undefined;
};

type DeviceStartQueryInferred = InferredRequestOf<typeof auth.deviceStart>;

/** What `auth.deviceStart` takes. Begin to sign in a terminal that has no browser. */
export type DeviceStartQuery = {
  /** For how many days the session lasts; half a day without it. */
  rememberDays?: DeviceStartQueryInferred['rememberDays'];
  /** What the terminal calls itself, for who is asked to let it in. */
  name: DeviceStartQueryInferred['name'];
};

type DeviceStartAnswerInferred = InferredDataOf<typeof auth.deviceStart>;

/** What `auth.deviceStart` answers. Begin to sign in a terminal that has no browser. */
export type DeviceStartAnswer = {
  /** Known to the terminal alone, which polls with it. */
  deviceCode: DeviceStartAnswerInferred['deviceCode'];
  /** Eight letters that a person types in where they are signed in. */
  userCode: DeviceStartAnswerInferred['userCode'];
  /** Where the code is typed in. */
  verifyUrl: DeviceStartAnswerInferred['verifyUrl'];
  /** The same address with the code in it, for a QR code. */
  verifyUrlComplete: DeviceStartAnswerInferred['verifyUrlComplete'];
  /** How long code and terminal wait, in seconds. */
  expiresIn: DeviceStartAnswerInferred['expiresIn'];
  /** How long the terminal waits between two polls, in seconds. */
  interval: DeviceStartAnswerInferred['interval'];
};

type FindAccountQueryInferred = InferredRequestOf<typeof auth.findAccount>;

/** What `auth.findAccount` takes. Find an account to set a new password for. */
export type FindAccountQuery = {
  /** The name that the account signs in with. */
  account: FindAccountQueryInferred['account'];
  /** A passed slider, good for one use; from captcha.verify. */
  captcha?: FindAccountQueryInferred['captcha'];
};

type FindAccountAnswerInferred = InferredDataOf<typeof auth.findAccount>;

/** What `auth.findAccount` answers. Find an account to set a new password for. */
export type FindAccountAnswer = {
  /** The phone with its middle hidden, so that its owner knows it. */
  maskedPhone?: FindAccountAnswerInferred['maskedPhone'];
  /** Stands for who asked for it, for a short time and one use. */
  ticket: FindAccountAnswerInferred['ticket'];
};

type LoginQueryInferred = InferredRequestOf<typeof auth.login>;
type LoginQueryInferred1 = Extract<LoginQueryInferred, Record<'account' | 'password', unknown>>;
type LoginQueryInferred2 = Extract<LoginQueryInferred, Record<'phone' | 'code', unknown>>;

/** What `auth.login` takes. Sign in by password or by phone code. */
export type LoginQuery = {
  /** For how many days the session lasts; half a day without it. */
  rememberDays?: LoginQueryInferred1['rememberDays'];
  /** The name that the account signs in with. */
  account: LoginQueryInferred1['account'];
  /** As typed; it is neither kept nor logged in plain text. */
  password: LoginQueryInferred1['password'];
  /** A passed slider, good for one use; from captcha.verify. */
  captcha?: LoginQueryInferred1['captcha'];
} | {
  /** For how many days the session lasts; half a day without it. */
  rememberDays?: LoginQueryInferred2['rememberDays'];
  /** As it may be dialled; hidden in part from who may not see it. */
  phone: LoginQueryInferred2['phone'];
  /** The code that was sent to the phone. */
  code: LoginQueryInferred2['code'];
};

/** What `auth.logout` takes. Sign out. */
export interface Logout extends InferredRequestOf<typeof auth.logout> {}

type RegisterInferred = InferredRequestOf<typeof auth.register>;

/** What `auth.register` takes. Sign up as a customer. */
export type Register = {
  /** As it may be dialled; hidden in part from who may not see it. */
  phone: RegisterInferred['phone'];
  /** The code that was sent to the phone. */
  code: RegisterInferred['code'];
  /** As typed; it is neither kept nor logged in plain text. */
  password: RegisterInferred['password'];
  /** What people call it, or the name of a person. */
  name: RegisterInferred['name'];
  /** The code of a site as its sign shows it. */
  cellCode?: RegisterInferred['cellCode'];
  /** An invitation, or the code of the service organisation. */
  inviteCode?: RegisterInferred['inviteCode'];
};

type RegisterAnswerInferred = InferredDataOf<typeof auth.register>;

/** What `auth.register` answers. Sign up as a customer. */
export type RegisterAnswer = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: RegisterAnswerInferred['id'];
  /** True while the account waits for approval. */
  underReview?: RegisterAnswerInferred['underReview'];
};

type SendCodeInferred = InferredRequestOf<typeof auth.sendCode>;

/** What `auth.sendCode` takes. Send a verification code. */
export type SendCode = {
  /** As it may be dialled; hidden in part from who may not see it. */
  phone: SendCodeInferred['phone'];
  /** What the code will be used for: a code for one purpose is good for no other. */
  operate: SendCodeInferred['operate'];
  /** A passed slider, good for one use; from captcha.verify. */
  captcha?: SendCodeInferred['captcha'];
};

type SendVerifyCodeInferred = InferredRequestOf<typeof auth.sendVerifyCode>;

/** What `auth.sendVerifyCode` takes. Send a code to prove who one is. */
export type SendVerifyCode = {
  /** What the code will be used for: a code for one purpose is good for no other. */
  operate: SendVerifyCodeInferred['operate'];
  /** As it may be dialled; hidden in part from who may not see it. */
  phone?: SendVerifyCodeInferred['phone'];
  /** Stands for who asked for it, for a short time and one use. */
  ticket?: SendVerifyCodeInferred['ticket'];
  /** A passed slider, good for one use; from captcha.verify. */
  captcha?: SendVerifyCodeInferred['captcha'];
};

type SetNewPasswordInferred = InferredRequestOf<typeof auth.setNewPassword>;

/** What `auth.setNewPassword` takes. Set a new password by ticket and code. */
export type SetNewPassword = {
  /** Stands for who asked for it, for a short time and one use. */
  ticket: SetNewPasswordInferred['ticket'];
  /** The code that was sent to the phone. */
  code: SetNewPasswordInferred['code'];
  /** The password that takes its place; it ends other sessions. */
  newPassword: SetNewPasswordInferred['newPassword'];
  /** What the code will be used for: a code for one purpose is good for no other. */
  operate: SetNewPasswordInferred['operate'];
};

type SwitchGroupInferred = InferredRequestOf<typeof auth.switchGroup>;

/** What `auth.switchGroup` takes. Work in another of my groups. */
export type SwitchGroup = {
  /** Which group of engineers it is about. */
  groupId: SwitchGroupInferred['groupId'];
};

type SwitchGroupAnswerInferred = InferredDataOf<typeof auth.switchGroup>;

/** What `auth.switchGroup` answers. Work in another of my groups. */
export type SwitchGroupAnswer = {
  /** Which group of engineers it is about. */
  groupId: SwitchGroupAnswerInferred['groupId'];
};

type UpdatePasswordInferred = InferredRequestOf<typeof auth.updatePassword>;
type UpdatePasswordInferred1 = Extract<UpdatePasswordInferred, Record<'oldPassword' | 'newPassword', unknown>>;
type UpdatePasswordInferred2 = Extract<UpdatePasswordInferred, Record<'code' | 'newPassword', unknown>>;

/** What `auth.updatePassword` takes. Change my password. */
export type UpdatePassword = {
  /** The password that there is. */
  oldPassword: UpdatePasswordInferred1['oldPassword'];
  /** The password that takes its place; it ends other sessions. */
  newPassword: UpdatePasswordInferred1['newPassword'];
} | {
  /** The code that was sent to the phone. */
  code: UpdatePasswordInferred2['code'];
  /** The password that takes its place; it ends other sessions. */
  newPassword: UpdatePasswordInferred2['newPassword'];
};

/** What the calls of `auth` take and answer. */
export interface AuthCalls {
  'auth.deleteAccount': { request: DeleteAccount; data: Nothing };
  'auth.deviceApprove': { request: DeviceApprove; data: Nothing };
  'auth.deviceFind': { request: DeviceFindQuery; data: DeviceFindAnswer };
  'auth.devicePoll': { request: DevicePollQuery; data: DevicePollAnswer };
  'auth.deviceStart': { request: DeviceStartQuery; data: DeviceStartAnswer };
  'auth.findAccount': { request: FindAccountQuery; data: FindAccountAnswer };
  'auth.login': { request: LoginQuery; data: LoginResult };
  'auth.logout': { request: Logout; data: Nothing };
  'auth.register': { request: Register; data: RegisterAnswer };
  'auth.sendCode': { request: SendCode; data: CodeSent };
  'auth.sendVerifyCode': { request: SendVerifyCode; data: CodeSent };
  'auth.setNewPassword': { request: SetNewPassword; data: Nothing };
  'auth.switchGroup': { request: SwitchGroup; data: SwitchGroupAnswer };
  'auth.updatePassword': { request: UpdatePassword; data: Nothing };
}
