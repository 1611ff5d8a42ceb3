-- expands
ALTER TABLE "setting_office" ADD COLUMN "letters" jsonb;
--> statement-breakpoint
UPDATE "ad_banner" SET "is_sample" = false WHERE "is_sample";
