/** Whom an order goes to: a group, and in it somebody or nobody yet. */
export interface Target {
  groupId: string;
  engineerId: string;
}

export const noTarget: Target = { groupId: '', engineerId: '' };
