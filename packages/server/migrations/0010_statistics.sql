-- A tenant may have one group, or one account that creates all of its orders. Statistics then say that there is a
-- single value, and lists of everybody else would be read by the index of all orders, past every one of them.
ALTER TABLE orders
  ALTER COLUMN creator_id SET (n_distinct = -0.001),
  ALTER COLUMN report_account_id SET (n_distinct = -0.001),
  ALTER COLUMN owner_id SET (n_distinct = -0.001),
  ALTER COLUMN group_id SET (n_distinct = -0.001),
  ALTER COLUMN cell_id SET (n_distinct = -0.001),
  ALTER COLUMN type_id SET (n_distinct = -0.001);
