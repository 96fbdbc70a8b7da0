// Written by `pnpm gen` from the contract and its docs.
import type { CodeSent, DeleteAccount, DeviceApprove, DeviceFindAnswer, DeviceFindQuery, DevicePollAnswer, DevicePollQuery, DeviceStartAnswer, DeviceStartQuery, FindAccountAnswer, FindAccountQuery, LoginQuery, LoginResult, Logout, Nothing, Register, RegisterAnswer, SendCode, SendVerifyCode, SetNewPassword, SwitchGroup, SwitchGroupAnswer, UpdatePassword } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

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
