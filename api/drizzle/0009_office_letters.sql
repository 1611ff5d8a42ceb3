-- expands
ALTER TABLE "setting_office" ADD COLUMN "letters" jsonb;
