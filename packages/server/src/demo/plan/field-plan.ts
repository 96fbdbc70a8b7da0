import type { FieldType } from '@svcdesk/core/format';

/** A field of a template; what else it is goes to its settings. */
export interface FieldPlan {
  readonly key: string;
  readonly name: string;
  readonly type: FieldType;
  readonly required?: true;
  readonly internal?: true;
  readonly options?: readonly string[];
  readonly optionTree?: readonly OptionPlan[];
  readonly min?: number;
  readonly max?: number;
  readonly scale?: number;
  readonly unit?: string;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly default?: string;
  /** Key of another field of the template, and its values that show this one. */
  readonly visibleWhen?: { readonly key: string; readonly in: readonly string[] };
  readonly columns?: readonly FieldPlan[];
  /** Answers that demo orders give, as they are stored. */
  readonly samples?: readonly string[];
}

export interface OptionPlan {
  readonly label: string;
  readonly children?: readonly OptionPlan[];
}
