/** Why something is done, and what the reason alone does not say. */
export interface Reason {
  reasonCode: string;
  remark: string;
}

export const noReason: Reason = { reasonCode: '', remark: '' };
