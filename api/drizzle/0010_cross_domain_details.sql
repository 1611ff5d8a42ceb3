-- expands
ALTER TABLE "selfvalue_apply" ADD COLUMN "credits" text;
--> statement-breakpoint
ALTER TABLE "selfvalue_apply" ADD COLUMN "apply_at" text;
--> statement-breakpoint
ALTER TABLE "selfvalue_apply" ADD COLUMN "delay" text;
--> statement-breakpoint
ALTER TABLE "selfvalue_apply" ADD COLUMN "ask" text;
--> statement-breakpoint
ALTER TABLE "selfvalue_practice" ADD COLUMN "term" text;
--> statement-breakpoint
ALTER TABLE "selfvalue_practice" ADD COLUMN "pay" text;
--> statement-breakpoint
ALTER TABLE "selfvalue_practice" ADD COLUMN "credits" text;
