// Written by `pnpm gen` from the contract and its docs.
import type * as engineers from '../engineers.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { CodeSent, Engineer, LoginResult, Nothing, Skill, TreeNode } from './shapes.ts';

type EngineerCheckPhoneExistQueryInferred = InferredRequestOf<typeof engineers.checkPhoneExist>;

/** What `engineers.checkPhoneExist` takes. Whether a phone has an account. */
export type EngineerCheckPhoneExistQuery = {
  /** As it may be dialled; hidden in part from who may not see it. */
  phone: EngineerCheckPhoneExistQueryInferred['phone'];
  /** A passed slider, good for one use; from captcha.verify. */
  captcha?: EngineerCheckPhoneExistQueryInferred['captcha'];
};

type EngineerCheckPhoneExistAnswerInferred = InferredDataOf<typeof engineers.checkPhoneExist>;

/** What `engineers.checkPhoneExist` answers. Whether a phone has an account. */
export type EngineerCheckPhoneExistAnswer = {
  /** Whether an account has this phone already. */
  exist: EngineerCheckPhoneExistAnswerInferred['exist'];
  /** A passed slider, good for one use; from captcha.verify. */
  captcha?: EngineerCheckPhoneExistAnswerInferred['captcha'];
};

type DeleteSkillEngineerInferred = InferredRequestOf<typeof engineers.deleteSkill>;

/** What `engineers.deleteSkill` takes. Drop a skill of mine. */
export type DeleteSkillEngineer = {
  /** Which skill is meant. */
  skillId: DeleteSkillEngineerInferred['skillId'];
};

type EngineerFindOneQueryInferred = InferredRequestOf<typeof engineers.findOne>;

/** What `engineers.findOne` takes. An engineer with skills, areas and saturation. */
export type EngineerFindOneQuery = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id?: EngineerFindOneQueryInferred['id'];
};

type EngineerRegisterQueryInferred = InferredRequestOf<typeof engineers.register>;

/** What `engineers.register` takes. Sign up as an engineer. */
export type EngineerRegisterQuery = {
  /** What people call it, or the name of a person. */
  name: EngineerRegisterQueryInferred['name'];
  /** A picture of the person: an attachment string with one file. */
  photo?: EngineerRegisterQueryInferred['photo'];
  /** The number of an identity document; only its owner sees it. */
  idNumber?: EngineerRegisterQueryInferred['idNumber'];
  /** Where the engineer is employed. */
  employer?: EngineerRegisterQueryInferred['employer'];
  /** What the engineer has worked on before, in their own words. */
  experience?: EngineerRegisterQueryInferred['experience'];
  /** The regions that the engineer serves; a province or city covers all below it. */
  serviceAreas?: EngineerRegisterQueryInferred['serviceAreas'];
  /** What the engineer can do, and how well. */
  skills?: ({
    /** Which skill is meant. */
    skillId: NonNullable<EngineerRegisterQueryInferred['skills']>[number]['skillId'];
    /** How well the engineer knows it, from 1 to 3. */
    level: NonNullable<EngineerRegisterQueryInferred['skills']>[number]['level'];
    /** Files that prove it: an attachment string. */
    certificate?: NonNullable<EngineerRegisterQueryInferred['skills']>[number]['certificate'];
  })[] | undefined;
  /** As it may be dialled; hidden in part from who may not see it. */
  phone: EngineerRegisterQueryInferred['phone'];
  /** The code that was sent to the phone. */
  code: EngineerRegisterQueryInferred['code'];
  /** As typed; it is neither kept nor logged in plain text. */
  password: EngineerRegisterQueryInferred['password'];
  /** An invitation, or the code of the service organisation. */
  inviteCode?: EngineerRegisterQueryInferred['inviteCode'];
};

type SendVerifyCodeEngineerInferred = InferredRequestOf<typeof engineers.sendVerifyCode>;

/** What `engineers.sendVerifyCode` takes. Send a code to sign up as an engineer. */
export type SendVerifyCodeEngineer = {
  /** As it may be dialled; hidden in part from who may not see it. */
  phone: SendVerifyCodeEngineerInferred['phone'];
  /** A passed slider, good for one use; from captcha.verify. */
  captcha?: SendVerifyCodeEngineerInferred['captcha'];
};

type EngineerSkillTreeQueryInferred = InferredRequestOf<typeof engineers.skillTree>;

/** What `engineers.skillTree` takes. Skills to choose from. */
export type EngineerSkillTreeQuery = {
  /** An invitation, or the code of the service organisation. */
  inviteCode?: EngineerSkillTreeQueryInferred['inviteCode'];
};

type EngineerSkillsQueryInferred = InferredRequestOf<typeof engineers.skills>;

/** What `engineers.skills` takes. Skills of an engineer. */
export type EngineerSkillsQuery = {
  /** Only what this engineer does. */
  engineerId?: EngineerSkillsQueryInferred['engineerId'];
};

type UpdateEngineerInferred = InferredRequestOf<typeof engineers.update>;

/** What `engineers.update` takes. Hand in profile, skills and areas for review. */
export type UpdateEngineer = {
  /** What people call it, or the name of a person. */
  name?: UpdateEngineerInferred['name'];
  /** A picture of the person: an attachment string with one file. */
  photo?: UpdateEngineerInferred['photo'];
  /** The number of an identity document; only its owner sees it. */
  idNumber?: UpdateEngineerInferred['idNumber'];
  /** Where the engineer is employed. */
  employer?: UpdateEngineerInferred['employer'];
  /** What the engineer has worked on before, in their own words. */
  experience?: UpdateEngineerInferred['experience'];
  /** The regions that the engineer serves; a province or city covers all below it. */
  serviceAreas?: UpdateEngineerInferred['serviceAreas'];
  /** What the engineer can do, and how well. */
  skills?: ({
    /** Which skill is meant. */
    skillId: NonNullable<UpdateEngineerInferred['skills']>[number]['skillId'];
    /** How well the engineer knows it, from 1 to 3. */
    level: NonNullable<UpdateEngineerInferred['skills']>[number]['level'];
    /** Files that prove it: an attachment string. */
    certificate?: NonNullable<UpdateEngineerInferred['skills']>[number]['certificate'];
  })[] | undefined;
};

/** What the calls of `engineers` take and answer. */
export interface EngineersCalls {
  'engineers.checkPhoneExist': { request: EngineerCheckPhoneExistQuery; data: EngineerCheckPhoneExistAnswer };
  'engineers.deleteSkill': { request: DeleteSkillEngineer; data: Nothing };
  'engineers.findOne': { request: EngineerFindOneQuery; data: Engineer };
  'engineers.register': { request: EngineerRegisterQuery; data: LoginResult };
  'engineers.sendVerifyCode': { request: SendVerifyCodeEngineer; data: CodeSent };
  'engineers.skillTree': { request: EngineerSkillTreeQuery; data: TreeNode[] };
  'engineers.skills': { request: EngineerSkillsQuery; data: Skill[] };
  'engineers.update': { request: UpdateEngineer; data: Nothing };
}
