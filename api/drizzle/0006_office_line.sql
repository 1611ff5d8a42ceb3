-- expands
ALTER TABLE "setting_office" ADD COLUMN "line" jsonb;
