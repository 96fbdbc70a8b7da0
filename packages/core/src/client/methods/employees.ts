// Written by `pnpm gen` from the contract and its docs.
import type * as employees from '../../contract/employees.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Engineer, Nothing } from './shapes.ts';

/** What `employees.deleteSkill` takes. Drop a skill of mine. */
export interface DeleteSkillEmployee extends RequestOf<typeof employees.deleteSkill> {}

/** What `employees.detail` takes. An employee with skills, areas and load. */
export interface EmployeeDetailQuery extends RequestOf<typeof employees.detail> {}

/** What `employees.isOpenPlan` takes. Whether a schedule is kept for an employee. */
export interface EmployeeIsOpenPlanQuery extends RequestOf<typeof employees.isOpenPlan> {}

/** What `employees.isOpenPlan` answers. Whether a schedule is kept for an employee. */
export interface EmployeeIsOpenPlanAnswer extends DataOf<typeof employees.isOpenPlan> {}

/** What `employees.one` takes. The card of an employee. */
export interface EmployeeOneQuery extends RequestOf<typeof employees.one> {}

/** What `employees.one` answers. The card of an employee. */
export interface EmployeeOneAnswer extends DataOf<typeof employees.one> {}

/** What `employees.update` takes. Change my card. */
export interface UpdateEmployee extends RequestOf<typeof employees.update> {}

/** Calls of `employees` as methods. */
export interface EmployeesMethods {
  /** Drop a skill of mine. */
  deleteSkill(request: DeleteSkillEmployee, options?: CallOptions): Promise<Nothing>;
  /** An employee with skills, areas and load. */
  detail(request: EmployeeDetailQuery, options?: CallOptions): Promise<Engineer>;
  /** Whether a schedule is kept for an employee. */
  isOpenPlan(request: EmployeeIsOpenPlanQuery, options?: CallOptions): Promise<EmployeeIsOpenPlanAnswer>;
  /** The card of an employee. */
  one(request: EmployeeOneQuery, options?: CallOptions): Promise<EmployeeOneAnswer>;
  /** Change my card. */
  update(request: UpdateEmployee, options?: CallOptions): Promise<Nothing>;
}
