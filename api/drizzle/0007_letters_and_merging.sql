-- expands
CREATE TABLE "account_task" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"about" text NOT NULL,
	"text" text NOT NULL,
	"path" text NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "mail_notices" text DEFAULT 'now' NOT NULL;
--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "merged_into" integer;
--> statement-breakpoint
ALTER TABLE "account_task" ADD CONSTRAINT "account_task_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "account_task_about" ON "account_task" USING btree ("about");
--> statement-breakpoint
CREATE INDEX "submission_merged_into" ON "submission" USING btree ("merged_into");
