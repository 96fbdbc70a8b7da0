const list = '/userSide/deviceOrder';

/** Screens of device orders. */
export const devicePaths = {
  list,
  detail: `${list}/orderDetail`,
  setManager: `${list}/editManageByName`,
  setChecker: `${list}/editCheckByName`,
  setEngineer: `${list}/editEngineer`,
  allocate: `${list}/allocation`,
  schedule: `${list}/schedulingOrder`,
  calendar: `${list}/schedule`,
  passOn: `${list}/passOn`,
  reject: `${list}/reject`,
  finish: `${list}/closeTask`,
} as const;
