-- expands
CREATE TABLE "number_approval" (
	"kind" text NOT NULL,
	"department_id" integer NOT NULL,
	"year" integer NOT NULL,
	"approved_at" timestamp(3) with time zone,
	"approved_by" text,
	CONSTRAINT "number_approval_kind_department_id_year_pk" PRIMARY KEY("kind","department_id","year")
);

