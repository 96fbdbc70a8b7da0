// Written by `pnpm gen` from the contract and its docs.
import type * as auth from '../../contract/auth.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { CodeSent, LoginResult, Nothing } from './shapes.ts';

type DeleteAccountInferred = RequestOf<typeof auth.deleteAccount>;

/** What `auth.deleteAccount` takes. Delete my account for good. */
export interface DeleteAccount {
  /** The code that was sent to the phone. */
  code: DeleteAccountInferred['code'];
}

type DeviceApproveInferred = RequestOf<typeof auth.deviceApprove>;

/** What `auth.deviceApprove` takes. Let a terminal sign in with my account, or refuse it. */
export interface DeviceApprove {
  /** Eight letters that a person types in where they are signed in. */
  userCode: DeviceApproveInferred['userCode'];
  /** True lets it pass, false turns it down. */
  approve: DeviceApproveInferred['approve'];
}

type DeviceFindQueryInferred = RequestOf<typeof auth.deviceFind>;

/** What `auth.deviceFind` takes. See which terminal asks to be signed in, and from where. */
export interface DeviceFindQuery {
  /** Eight letters that a person types in where they are signed in. */
  userCode: DeviceFindQueryInferred['userCode'];
}

type DeviceFindAnswerInferred = DataOf<typeof auth.deviceFind>;

/** What `auth.deviceFind` answers. See which terminal asks to be signed in, and from where. */
export interface DeviceFindAnswer {
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
}

type DevicePollQueryInferred = RequestOf<typeof auth.devicePoll>;

/** What `auth.devicePoll` takes. Ask whether a terminal was let in. */
export interface DevicePollQuery {
  /** Known to the terminal alone, which polls with it. */
  deviceCode: DevicePollQueryInferred['deviceCode'];
}

type DevicePollAnswerInferred = DataOf<typeof auth.devicePoll>;

/** What `auth.devicePoll` answers. Ask whether a terminal was let in. */
export interface DevicePollAnswer {
  /** What became of the request of the terminal. */
  state: DevicePollAnswerInferred['state'];
  /** How long the terminal waits between two polls, in seconds. */
  interval?: DevicePollAnswerInferred['interval'];
  /** The session, once the terminal has been approved. */
  login?: LoginResult | undefined;
}

type DeviceStartQueryInferred = RequestOf<typeof auth.deviceStart>;

/** What `auth.deviceStart` takes. Begin to sign in a terminal that has no browser. */
export interface DeviceStartQuery {
  /** For how many days the session lasts; half a day without it. */
  rememberDays?: DeviceStartQueryInferred['rememberDays'];
  /** What the terminal calls itself, for who is asked to let it in. */
  name: DeviceStartQueryInferred['name'];
}

type DeviceStartAnswerInferred = DataOf<typeof auth.deviceStart>;

/** What `auth.deviceStart` answers. Begin to sign in a terminal that has no browser. */
export interface DeviceStartAnswer {
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
}

type FindAccountQueryInferred = RequestOf<typeof auth.findAccount>;

/** What `auth.findAccount` takes. Find an account to set a new password for. */
export interface FindAccountQuery {
  /** The name that the account signs in with. */
  account: FindAccountQueryInferred['account'];
  /** A passed slider, good for one use; from captcha.verify. */
  captcha?: FindAccountQueryInferred['captcha'];
}

type FindAccountAnswerInferred = DataOf<typeof auth.findAccount>;

/** What `auth.findAccount` answers. Find an account to set a new password for. */
export interface FindAccountAnswer {
  /** The phone with its middle hidden, so that its owner knows it. */
  maskedPhone?: FindAccountAnswerInferred['maskedPhone'];
  /** Stands for who asked for it, for a short time and one use. */
  ticket: FindAccountAnswerInferred['ticket'];
}

/** What `auth.login` takes. Sign in by password or by phone code. */
export type LoginQuery = RequestOf<typeof auth.login>;

/** What `auth.logout` takes. Sign out. */
export interface Logout extends RequestOf<typeof auth.logout> {}

type RegisterInferred = RequestOf<typeof auth.register>;

/** What `auth.register` takes. Sign up as a customer. */
export interface Register {
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
}

type RegisterAnswerInferred = DataOf<typeof auth.register>;

/** What `auth.register` answers. Sign up as a customer. */
export interface RegisterAnswer {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: RegisterAnswerInferred['id'];
  /** True while the account waits for approval. */
  underReview?: RegisterAnswerInferred['underReview'];
}

type SendCodeInferred = RequestOf<typeof auth.sendCode>;

/** What `auth.sendCode` takes. Send a verification code. */
export interface SendCode {
  /** As it may be dialled; hidden in part from who may not see it. */
  phone: SendCodeInferred['phone'];
  /** What the code will be used for: a code for one purpose is good for no other. */
  operate: SendCodeInferred['operate'];
  /** A passed slider, good for one use; from captcha.verify. */
  captcha?: SendCodeInferred['captcha'];
}

type SendVerifyCodeInferred = RequestOf<typeof auth.sendVerifyCode>;

/** What `auth.sendVerifyCode` takes. Send a code to prove who one is. */
export interface SendVerifyCode {
  /** What the code will be used for: a code for one purpose is good for no other. */
  operate: SendVerifyCodeInferred['operate'];
  /** As it may be dialled; hidden in part from who may not see it. */
  phone?: SendVerifyCodeInferred['phone'];
  /** Stands for who asked for it, for a short time and one use. */
  ticket?: SendVerifyCodeInferred['ticket'];
  /** A passed slider, good for one use; from captcha.verify. */
  captcha?: SendVerifyCodeInferred['captcha'];
}

type SetNewPasswordInferred = RequestOf<typeof auth.setNewPassword>;

/** What `auth.setNewPassword` takes. Set a new password by ticket and code. */
export interface SetNewPassword {
  /** Stands for who asked for it, for a short time and one use. */
  ticket: SetNewPasswordInferred['ticket'];
  /** The code that was sent to the phone. */
  code: SetNewPasswordInferred['code'];
  /** The password that takes its place; it ends other sessions. */
  newPassword: SetNewPasswordInferred['newPassword'];
  /** What the code will be used for: a code for one purpose is good for no other. */
  operate: SetNewPasswordInferred['operate'];
}

type SwitchGroupInferred = RequestOf<typeof auth.switchGroup>;

/** What `auth.switchGroup` takes. Work in another of my groups. */
export interface SwitchGroup {
  /** Which group of engineers it is about. */
  groupId: SwitchGroupInferred['groupId'];
}

type SwitchGroupAnswerInferred = DataOf<typeof auth.switchGroup>;

/** What `auth.switchGroup` answers. Work in another of my groups. */
export interface SwitchGroupAnswer {
  /** Which group of engineers it is about. */
  groupId: SwitchGroupAnswerInferred['groupId'];
}

/** What `auth.updatePassword` takes. Change my password. */
export type UpdatePassword = RequestOf<typeof auth.updatePassword>;

/** Calls of `auth` as methods. */
export interface AuthMethods {
  /** Delete my account for good. */
  deleteAccount(request: DeleteAccount, options?: CallOptions): Promise<Nothing>;
  /** Let a terminal sign in with my account, or refuse it. */
  deviceApprove(request: DeviceApprove, options?: CallOptions): Promise<Nothing>;
  /** See which terminal asks to be signed in, and from where. */
  deviceFind(request: DeviceFindQuery, options?: CallOptions): Promise<DeviceFindAnswer>;
  /** Ask whether a terminal was let in. */
  devicePoll(request: DevicePollQuery, options?: CallOptions): Promise<DevicePollAnswer>;
  /** Begin to sign in a terminal that has no browser. */
  deviceStart(request: DeviceStartQuery, options?: CallOptions): Promise<DeviceStartAnswer>;
  /** Find an account to set a new password for. */
  findAccount(request: FindAccountQuery, options?: CallOptions): Promise<FindAccountAnswer>;
  /** Sign in by password or by phone code. */
  login(request: LoginQuery, options?: CallOptions): Promise<LoginResult>;
  /** Sign out. */
  logout(request: Logout, options?: CallOptions): Promise<Nothing>;
  /** Sign up as a customer. */
  register(request: Register, options?: CallOptions): Promise<RegisterAnswer>;
  /** Send a verification code. */
  sendCode(request: SendCode, options?: CallOptions): Promise<CodeSent>;
  /** Send a code to prove who one is. */
  sendVerifyCode(request: SendVerifyCode, options?: CallOptions): Promise<CodeSent>;
  /** Set a new password by ticket and code. */
  setNewPassword(request: SetNewPassword, options?: CallOptions): Promise<Nothing>;
  /** Work in another of my groups. */
  switchGroup(request: SwitchGroup, options?: CallOptions): Promise<SwitchGroupAnswer>;
  /** Change my password. */
  updatePassword(request: UpdatePassword, options?: CallOptions): Promise<Nothing>;
}
