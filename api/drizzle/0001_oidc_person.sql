-- expands
ALTER TABLE "account" ADD COLUMN "oidc_issuer" text;
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "oidc_subject" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "account_oidc_person" ON "account" USING btree ("oidc_issuer","oidc_subject") WHERE "account"."deleted_at" is null;
