-- The log of releases takes new lines and nothing else.
CREATE FUNCTION "release_log_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of releases is append only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "release_log_rows" BEFORE UPDATE OR DELETE ON "release_log" FOR EACH ROW EXECUTE FUNCTION "release_log_refuse"();
--> statement-breakpoint
CREATE TRIGGER "release_log_all" BEFORE TRUNCATE ON "release_log" FOR EACH STATEMENT EXECUTE FUNCTION "release_log_refuse"();
