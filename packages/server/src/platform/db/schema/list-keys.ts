/** What lists are filtered by, table for table: columns that their GIN index holds as one array of text. */
export const deviceOrderKeys = ['status', 'cell_id'] as const;
export const projectOrderKeys = ['status', 'project_id'] as const;
export const pmOrderKeys = ['status', 'cell_id', 'plan_id'] as const;
export const assetKeys = ['flag', 'class_id', 'cell_id'] as const;

/** The array as SQL; `row` is what stands before its columns. */
export const keysOf = (columns: readonly string[], row = ''): string =>
  `ARRAY[${columns.map((column) => `${row}${column}::text`).join(', ')}]`;
