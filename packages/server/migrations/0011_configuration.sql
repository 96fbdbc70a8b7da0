-- What a new order follows from changes seldom and is read for every one of them, so servers keep it. Which transaction
-- changed it last tells them in the same snapshot whether it still holds; noted here, no writer can forget it. People
-- change some of it themselves, so changes are noted only when a transaction commits: nobody waits for another's whole
-- transaction, and a lock that is always taken last cannot end in a deadlock.
CREATE FUNCTION note_configuration_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO configuration_changes AS c (tenant_id, xid)
  VALUES (coalesce(NEW.tenant_id, OLD.tenant_id), pg_current_xact_id()::text::bigint)
  ON CONFLICT (tenant_id) DO UPDATE SET xid = excluded.xid WHERE c.xid <> excluded.xid;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE read text;
BEGIN
  FOREACH read IN ARRAY ARRAY['catalogs', 'catalog_cells', 'order_types', 'sla_targets', 'service_calendars',
    'routing_rules', 'groups', 'templates', 'template_fields', 'cells', 'customers', 'reporters', 'group_members',
    'duty_days', 'dictionary_overrides']
  LOOP
    EXECUTE format('CREATE CONSTRAINT TRIGGER configuration_changed AFTER INSERT OR UPDATE OR DELETE ON %I
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_configuration_change()', read);
  END LOOP;
END $$;
--> statement-breakpoint
-- Signing in changes an account too, but nothing that is kept.
CREATE CONSTRAINT TRIGGER configuration_changed
  AFTER INSERT OR DELETE OR UPDATE OF name, phone, disabled_at, deleted_at ON accounts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_configuration_change();
