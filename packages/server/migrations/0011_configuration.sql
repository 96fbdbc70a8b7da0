-- What a new order follows from changes seldom and is read for every one of them, so servers keep it. Which transaction
-- changed it last tells them in the same snapshot whether it still holds; noted here, no writer can forget it.
CREATE FUNCTION note_configuration_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO configuration_changes AS c (tenant_id, xid)
  SELECT DISTINCT tenant_id, pg_current_xact_id()::text::bigint FROM changed
  ON CONFLICT (tenant_id) DO UPDATE SET xid = excluded.xid WHERE c.xid <> excluded.xid;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE read text;
BEGIN
  FOREACH read IN ARRAY ARRAY['catalogs', 'catalog_cells', 'order_types', 'sla_targets', 'service_calendars',
    'routing_rules', 'groups', 'templates', 'template_fields']
  LOOP
    EXECUTE format('CREATE TRIGGER configuration_added AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_configuration_change()', read);
    EXECUTE format('CREATE TRIGGER configuration_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_configuration_change()', read);
    EXECUTE format('CREATE TRIGGER configuration_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_configuration_change()', read);
  END LOOP;
END $$;
