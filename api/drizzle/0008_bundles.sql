-- expands
CREATE TABLE "bundle_item" (
	"id" serial PRIMARY KEY NOT NULL,
	"bundle_id" integer NOT NULL,
	"kind" text NOT NULL,
	"entry_id" integer,
	"draft_id" integer,
	"title" text NOT NULL,
	"revision_before" integer,
	"revision_after" integer,
	"draft" jsonb
);

--> statement-breakpoint
CREATE TABLE "bundle" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"due_at" timestamp(3) with time zone,
	"due_for" jsonb,
	"failed_at" timestamp(3) with time zone,
	"published_at" timestamp(3) with time zone,
	"published_by" text
);

--> statement-breakpoint
ALTER TABLE "preview_draft" ADD COLUMN "others" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
CREATE INDEX "bundle_item_of_bundle" ON "bundle_item" USING btree ("bundle_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "bundle_item_of_entry" ON "bundle_item" USING btree ("kind","entry_id") WHERE "bundle_item"."revision_after" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "bundle_item_of_draft" ON "bundle_item" USING btree ("draft_id") WHERE "bundle_item"."revision_after" is null;
--> statement-breakpoint
CREATE INDEX "bundle_due" ON "bundle" USING btree ("due_at");
