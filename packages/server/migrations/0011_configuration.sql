-- What a new order follows from changes seldom and is read for every one of them, so servers keep it. The tenant's
-- version tells them in the same snapshot whether it still holds; counted here, no writer can forget it.
CREATE FUNCTION count_configuration_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tenants SET configuration_version = configuration_version + 1
  WHERE id IN (SELECT tenant_id FROM changed);
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
      FOR EACH STATEMENT EXECUTE FUNCTION count_configuration_change()', read);
    EXECUTE format('CREATE TRIGGER configuration_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION count_configuration_change()', read);
    EXECUTE format('CREATE TRIGGER configuration_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION count_configuration_change()', read);
  END LOOP;
END $$;
