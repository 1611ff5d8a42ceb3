-- The audit log takes new lines and nothing else; its head only moves on, line by line.
CREATE FUNCTION "audit_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_rows" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "audit_refuse"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_all" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "audit_refuse"();
--> statement-breakpoint
CREATE TRIGGER "audit_head_rows" BEFORE DELETE ON "audit_head" FOR EACH ROW EXECUTE FUNCTION "audit_refuse"();
--> statement-breakpoint
CREATE TRIGGER "audit_head_all" BEFORE TRUNCATE ON "audit_head" FOR EACH STATEMENT EXECUTE FUNCTION "audit_refuse"();
--> statement-breakpoint
CREATE TRIGGER "audit_head_steps" BEFORE UPDATE ON "audit_head" FOR EACH ROW WHEN (NEW."lines" <> OLD."lines" + 1) EXECUTE FUNCTION "audit_refuse"();
