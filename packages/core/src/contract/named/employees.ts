// Written by `pnpm gen` from the contract and its docs.
import type * as employees from '../employees.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { Engineer, Nothing } from './shapes.ts';

type DeleteSkillEmployeeInferred = InferredRequestOf<typeof employees.deleteSkill>;

/** What `employees.deleteSkill` takes. Drop a skill of mine. */
export type DeleteSkillEmployee = {
  /** Which skill is meant. */
  skillId: DeleteSkillEmployeeInferred['skillId'];
};

type EmployeeDetailQueryInferred = InferredRequestOf<typeof employees.detail>;

/** What `employees.detail` takes. An employee with skills, areas and saturation. */
export type EmployeeDetailQuery = {
  /** Which member of staff is meant. */
  employeeId?: EmployeeDetailQueryInferred['employeeId'];
};

type EmployeeIsOpenPlanQueryInferred = InferredRequestOf<typeof employees.isOpenPlan>;

/** What `employees.isOpenPlan` takes. Whether a schedule is kept for an employee. */
export type EmployeeIsOpenPlanQuery = {
  /** Which member of staff is meant. */
  employeeId?: EmployeeIsOpenPlanQueryInferred['employeeId'];
};

type EmployeeIsOpenPlanAnswerInferred = InferredDataOf<typeof employees.isOpenPlan>;

/** What `employees.isOpenPlan` answers. Whether a schedule is kept for an employee. */
export type EmployeeIsOpenPlanAnswer = {
  /** Whether it is switched on. */
  open: EmployeeIsOpenPlanAnswerInferred['open'];
};

type EmployeeOneQueryInferred = InferredRequestOf<typeof employees.one>;

/** What `employees.one` takes. The card of an employee. */
export type EmployeeOneQuery = {
  /** Which member of staff is meant. */
  employeeId?: EmployeeOneQueryInferred['employeeId'];
  /** The name that the account signs in with. */
  account?: EmployeeOneQueryInferred['account'];
};

type EmployeeOneAnswerInferred = InferredDataOf<typeof employees.one>;

/** What `employees.one` answers. The card of an employee. */
export type EmployeeOneAnswer = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: EmployeeOneAnswerInferred['id'];
  /** What people call it, or the name of a person. */
  name: EmployeeOneAnswerInferred['name'];
  /** The name that the account signs in with. */
  account?: EmployeeOneAnswerInferred['account'];
  /** As it may be dialled; hidden in part from who may not see it. */
  phone?: EmployeeOneAnswerInferred['phone'];
  /** An address for mail. */
  email?: EmployeeOneAnswerInferred['email'];
  /** A picture of the person: an attachment string with one file. */
  photo?: EmployeeOneAnswerInferred['photo'];
  /** Codes of the roles that the account has in the organisation. */
  roles: EmployeeOneAnswerInferred['roles'];
  /** The groups that the account belongs to. */
  groups: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: EmployeeOneAnswerInferred['groups'][number]['id'];
    /** What people call it, or the name of a person. */
    name: EmployeeOneAnswerInferred['groups'][number]['name'];
    /** Whether this person leads the group. */
    lead: EmployeeOneAnswerInferred['groups'][number]['lead'];
  })[];
  /** Whether days of this person are planned in the schedule. */
  openPlan: EmployeeOneAnswerInferred['openPlan'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: EmployeeOneAnswerInferred['version'];
};

type UpdateEmployeeInferred = InferredRequestOf<typeof employees.update>;

/** What `employees.update` takes. Change my card. */
export type UpdateEmployee = {
  /** What people call it, or the name of a person. */
  name?: UpdateEmployeeInferred['name'];
  /** A picture of the person: an attachment string with one file. */
  photo?: UpdateEmployeeInferred['photo'];
  /** An address for mail. */
  email?: UpdateEmployeeInferred['email'];
  /** The language of the account: zh-CN or en. */
  locale?: UpdateEmployeeInferred['locale'];
};

/** What the calls of `employees` take and answer. */
export interface EmployeesCalls {
  'employees.deleteSkill': { request: DeleteSkillEmployee; data: Nothing };
  'employees.detail': { request: EmployeeDetailQuery; data: Engineer };
  'employees.isOpenPlan': { request: EmployeeIsOpenPlanQuery; data: EmployeeIsOpenPlanAnswer };
  'employees.one': { request: EmployeeOneQuery; data: EmployeeOneAnswer };
  'employees.update': { request: UpdateEmployee; data: Nothing };
}
