// Written by `pnpm gen` from the contract and its docs.
import type * as engineers from '../../contract/engineers.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { CodeSent, Engineer, LoginResult, Nothing, Skill, TreeNode } from './shapes.ts';

/** What `engineers.checkPhoneExist` takes. Whether a phone has an account. */
export interface EngineerCheckPhoneExistQuery extends RequestOf<typeof engineers.checkPhoneExist> {}

/** What `engineers.checkPhoneExist` answers. Whether a phone has an account. */
export interface EngineerCheckPhoneExistAnswer extends DataOf<typeof engineers.checkPhoneExist> {}

/** What `engineers.deleteSkill` takes. Drop a skill of mine. */
export interface DeleteSkillEngineer extends RequestOf<typeof engineers.deleteSkill> {}

/** What `engineers.findOne` takes. An engineer with skills, areas and load. */
export interface EngineerFindOneQuery extends RequestOf<typeof engineers.findOne> {}

/** What `engineers.register` takes. Sign up as an engineer. */
export interface EngineerRegisterQuery extends RequestOf<typeof engineers.register> {}

/** What `engineers.sendVerifyCode` takes. Send a code to sign up as an engineer. */
export interface SendVerifyCodeEngineer extends RequestOf<typeof engineers.sendVerifyCode> {}

/** What `engineers.skillTree` takes. Skills to choose from. */
export interface EngineerSkillTreeQuery extends RequestOf<typeof engineers.skillTree> {}

/** What `engineers.skills` takes. Skills of an engineer. */
export interface EngineerSkillsQuery extends RequestOf<typeof engineers.skills> {}

/** What `engineers.update` takes. Hand in profile, skills and areas for review. */
export interface UpdateEngineer extends RequestOf<typeof engineers.update> {}

/** Calls of `engineers` as methods. */
export interface EngineersMethods {
  /** Whether a phone has an account. */
  checkPhoneExist(request: EngineerCheckPhoneExistQuery, options?: CallOptions): Promise<EngineerCheckPhoneExistAnswer>;
  /** Drop a skill of mine. */
  deleteSkill(request: DeleteSkillEngineer, options?: CallOptions): Promise<Nothing>;
  /** An engineer with skills, areas and load. */
  findOne(request: EngineerFindOneQuery, options?: CallOptions): Promise<Engineer>;
  /** Sign up as an engineer. */
  register(request: EngineerRegisterQuery, options?: CallOptions): Promise<LoginResult>;
  /** Send a code to sign up as an engineer. */
  sendVerifyCode(request: SendVerifyCodeEngineer, options?: CallOptions): Promise<CodeSent>;
  /** Skills to choose from. */
  skillTree(request: EngineerSkillTreeQuery, options?: CallOptions): Promise<TreeNode[]>;
  /** Skills of an engineer. */
  skills(request: EngineerSkillsQuery, options?: CallOptions): Promise<Skill[]>;
  /** Hand in profile, skills and areas for review. */
  update(request: UpdateEngineer, options?: CallOptions): Promise<Nothing>;
}
