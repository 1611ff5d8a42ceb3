-- expands
ALTER TABLE "deploy_token" ADD COLUMN "expires_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "deploy_token" ADD COLUMN "scopes" jsonb;
