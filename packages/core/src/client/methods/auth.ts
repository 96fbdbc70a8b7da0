// Written by `pnpm gen` from the contract and its docs.
import type * as auth from '../../contract/auth.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { CodeSent, LoginResult, Nothing } from './shapes.ts';

/** What `auth.deleteAccount` takes. Delete my account for good. */
export interface DeleteAccount extends RequestOf<typeof auth.deleteAccount> {}

/** What `auth.deviceApprove` takes. Let a terminal sign in with my account, or refuse it. */
export interface DeviceApprove extends RequestOf<typeof auth.deviceApprove> {}

/** What `auth.deviceFind` takes. See which terminal asks to be signed in, and from where. */
export interface DeviceFindQuery extends RequestOf<typeof auth.deviceFind> {}

/** What `auth.deviceFind` answers. See which terminal asks to be signed in, and from where. */
export interface DeviceFindAnswer extends DataOf<typeof auth.deviceFind> {}

/** What `auth.devicePoll` takes. Ask whether a terminal was let in. */
export interface DevicePollQuery extends RequestOf<typeof auth.devicePoll> {}

/** What `auth.devicePoll` answers. Ask whether a terminal was let in. */
export interface DevicePollAnswer extends Omit<DataOf<typeof auth.devicePoll>, 'login'> {
  login?: LoginResult | undefined;
}

/** What `auth.deviceStart` takes. Begin to sign in a terminal that has no browser. */
export interface DeviceStartQuery extends RequestOf<typeof auth.deviceStart> {}

/** What `auth.deviceStart` answers. Begin to sign in a terminal that has no browser. */
export interface DeviceStartAnswer extends DataOf<typeof auth.deviceStart> {}

/** What `auth.findAccount` takes. Find an account to set a new password for. */
export interface FindAccountQuery extends RequestOf<typeof auth.findAccount> {}

/** What `auth.findAccount` answers. Find an account to set a new password for. */
export interface FindAccountAnswer extends DataOf<typeof auth.findAccount> {}

/** What `auth.login` takes. Sign in by password or by phone code. */
export type LoginQuery = RequestOf<typeof auth.login>;

/** What `auth.logout` takes. Sign out. */
export interface Logout extends RequestOf<typeof auth.logout> {}

/** What `auth.register` takes. Sign up as a customer. */
export interface Register extends RequestOf<typeof auth.register> {}

/** What `auth.register` answers. Sign up as a customer. */
export interface RegisterAnswer extends DataOf<typeof auth.register> {}

/** What `auth.sendCode` takes. Send a verification code. */
export interface SendCode extends RequestOf<typeof auth.sendCode> {}

/** What `auth.sendVerifyCode` takes. Send a code to prove who one is. */
export interface SendVerifyCode extends RequestOf<typeof auth.sendVerifyCode> {}

/** What `auth.setNewPassword` takes. Set a new password by ticket and code. */
export interface SetNewPassword extends RequestOf<typeof auth.setNewPassword> {}

/** What `auth.switchGroup` takes. Work in another of my groups. */
export interface SwitchGroup extends RequestOf<typeof auth.switchGroup> {}

/** What `auth.switchGroup` answers. Work in another of my groups. */
export interface SwitchGroupAnswer extends DataOf<typeof auth.switchGroup> {}

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
