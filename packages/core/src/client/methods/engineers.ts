// Written by `pnpm gen` from the contract and its docs.
import type { CodeSent, DeleteSkillEngineer, Engineer, EngineerCheckPhoneExistAnswer, EngineerCheckPhoneExistQuery, EngineerFindOneQuery, EngineerRegisterQuery, EngineerSkillTreeQuery, EngineerSkillsQuery, LoginResult, Nothing, SendVerifyCodeEngineer, Skill, TreeNode, UpdateEngineer } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `engineers` as methods. */
export interface EngineersMethods {
  /** Whether a phone has an account. */
  checkPhoneExist(request: EngineerCheckPhoneExistQuery, options?: CallOptions): Promise<EngineerCheckPhoneExistAnswer>;
  /** Drop a skill of mine. */
  deleteSkill(request: DeleteSkillEngineer, options?: CallOptions): Promise<Nothing>;
  /** An engineer with skills, areas and saturation. */
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
