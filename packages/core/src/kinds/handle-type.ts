import { handleType } from '../lifecycle/action.ts';

/**
 * Handle types of the other kinds' records: the same number where the action is the same as on an order, from 21
 * on where it is their own.
 */
export const kindHandleType = {
  create: handleType.create,
  transfer: handleType.transfer,
  passOn: handleType.transfer,
  accept: handleType.accept,
  hangUp: handleType.hangUp,
  activate: handleType.activate,
  cancel: handleType.cancel,
  remind: handleType.remind,
  progress: handleType.progress,
  decline: handleType.decline,
  edit: handleType.edit,
  schedule: handleType.plan,
  allocate: 21,
  start: 22,
  finish: 23,
  check: 24,
  reject: 25,
  void: 26,
  close: 27,
  setManager: 28,
  setChecker: 29,
  setEngineer: 30,
  record: 31,
  skip: 32,
  distribute: 33,
  retake: 34,
  return: 35,
  takeBack: 36,
  resolveStage: 37,
  skipStage: 38,
  toOrder: 39,
  breakLock: 40,
  decide: 41,
  merge: 42,
} as const;

/** An action of a kind that writes a record. */
export type KindAction = keyof typeof kindHandleType;
