// Written by `pnpm gen` from the contract and its docs.
import type { DeleteSkillEmployee, EmployeeDetailQuery, EmployeeIsOpenPlanAnswer, EmployeeIsOpenPlanQuery, EmployeeOneAnswer, EmployeeOneQuery, Engineer, Nothing, UpdateEmployee } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `employees` as methods. */
export interface EmployeesMethods {
  /** Drop a skill of mine. */
  deleteSkill(request: DeleteSkillEmployee, options?: CallOptions): Promise<Nothing>;
  /** An employee with skills, areas and saturation. */
  detail(request: EmployeeDetailQuery, options?: CallOptions): Promise<Engineer>;
  /** Whether a schedule is kept for an employee. */
  isOpenPlan(request: EmployeeIsOpenPlanQuery, options?: CallOptions): Promise<EmployeeIsOpenPlanAnswer>;
  /** The card of an employee. */
  one(request: EmployeeOneQuery, options?: CallOptions): Promise<EmployeeOneAnswer>;
  /** Change my card. */
  update(request: UpdateEmployee, options?: CallOptions): Promise<Nothing>;
}
