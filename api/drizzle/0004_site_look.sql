-- expands
ALTER TABLE "setting_office" ADD COLUMN "logo" jsonb;
--> statement-breakpoint
ALTER TABLE "setting_office" ADD COLUMN "main_color" text;
--> statement-breakpoint
ALTER TABLE "setting_office" ADD COLUMN "accent_color" text;
