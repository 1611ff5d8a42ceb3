-- expands
CREATE TABLE "bundle_item" (
	"id" serial PRIMARY KEY NOT NULL,
	"bundle_id" integer NOT NULL,
	"kind" text NOT NULL,
	"entry_id" integer NOT NULL,
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
ALTER TABLE "news_category" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "news_category" ALTER COLUMN "type" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "news_news" ALTER COLUMN "category" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "news_news" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "news_news" ALTER COLUMN "date" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "news_news" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "news_news" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "ad_banner" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "ad_banner" ALTER COLUMN "page" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "ad_banner" ALTER COLUMN "mode" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "ad_banner_sub" ALTER COLUMN "bid" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "ad_banner_sub" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_share" ALTER COLUMN "name" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_share" ALTER COLUMN "department" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_share" ALTER COLUMN "college" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_share" ALTER COLUMN "theme" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_share" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_share" ALTER COLUMN "quote" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_share" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_share" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_share" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_life" ALTER COLUMN "type" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_life" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_life" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_life" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_life" ALTER COLUMN "facts" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_life" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_yzu" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_yzu" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_yzu" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_yzu" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "college_yzu" ALTER COLUMN "pics" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_banner" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_banner" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_features" ALTER COLUMN "heading" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_features_sub" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_features_sub" ALTER COLUMN "text" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_selection" ALTER COLUMN "heading" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_selection_item" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_selection_item" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_selection_item" ALTER COLUMN "link" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_senior" ALTER COLUMN "heading" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_senior_item" ALTER COLUMN "name" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_senior_item" ALTER COLUMN "department" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_senior_item" ALTER COLUMN "quote" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_senior_item" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_college" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_college" ALTER COLUMN "title_en" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_college" ALTER COLUMN "intro" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_college" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_college" ALTER COLUMN "link" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_college" ALTER COLUMN "hue" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_college_unit" ALTER COLUMN "college" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_college_unit" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_pic" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_pic" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_block" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_block" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_block" ALTER COLUMN "link" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_block" ALTER COLUMN "type" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor" ALTER COLUMN "title_en" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor" ALTER COLUMN "anchor" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor" ALTER COLUMN "hue" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor" ALTER COLUMN "tagline" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor" ALTER COLUMN "intro" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor" ALTER COLUMN "highlights" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master" ALTER COLUMN "title_en" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master" ALTER COLUMN "anchor" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master" ALTER COLUMN "hue" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master" ALTER COLUMN "tagline" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master" ALTER COLUMN "intro" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master" ALTER COLUMN "highlights" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized" ALTER COLUMN "title_en" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized" ALTER COLUMN "anchor" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized" ALTER COLUMN "hue" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized" ALTER COLUMN "tagline" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized" ALTER COLUMN "intro" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized" ALTER COLUMN "highlights" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department" ALTER COLUMN "college" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department" ALTER COLUMN "title_en" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department" ALTER COLUMN "tagline" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department" ALTER COLUMN "degree" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department" ALTER COLUMN "groups" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department" ALTER COLUMN "language" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department" ALTER COLUMN "courses" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department" ALTER COLUMN "careers" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department" ALTER COLUMN "channels" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department" ALTER COLUMN "clusters" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department" ALTER COLUMN "keywords" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department" ALTER COLUMN "college" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department" ALTER COLUMN "title_en" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department" ALTER COLUMN "tagline" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department" ALTER COLUMN "degree" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department" ALTER COLUMN "groups" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department" ALTER COLUMN "language" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department" ALTER COLUMN "courses" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department" ALTER COLUMN "careers" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department" ALTER COLUMN "channels" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department" ALTER COLUMN "clusters" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department" ALTER COLUMN "keywords" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department" ALTER COLUMN "research" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department" ALTER COLUMN "college" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department" ALTER COLUMN "title_en" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department" ALTER COLUMN "tagline" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department" ALTER COLUMN "degree" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department" ALTER COLUMN "groups" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department" ALTER COLUMN "language" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department" ALTER COLUMN "courses" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department" ALTER COLUMN "careers" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department" ALTER COLUMN "channels" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department" ALTER COLUMN "clusters" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department" ALTER COLUMN "keywords" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_finder" ALTER COLUMN "heading" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_finder" ALTER COLUMN "hint" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_finder" ALTER COLUMN "synonyms" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_finder" ALTER COLUMN "notes" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_office" ALTER COLUMN "office" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_office" ALTER COLUMN "office_en" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_office" ALTER COLUMN "phone" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_office" ALTER COLUMN "email" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_office" ALTER COLUMN "hours" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_office" ALTER COLUMN "hours_en" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_office" ALTER COLUMN "address" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_office" ALTER COLUMN "address_en" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_office" ALTER COLUMN "map" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_office" ALTER COLUMN "name" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_office" ALTER COLUMN "name_en" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_office" ALTER COLUMN "page_title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_office" ALTER COLUMN "school" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_office" ALTER COLUMN "school_en" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_office" ALTER COLUMN "brand_more" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_office" ALTER COLUMN "brand_en" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_office" ALTER COLUMN "brand_more_en" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_menu" ALTER COLUMN "parts" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_footer" ALTER COLUMN "groups" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_footer" ALTER COLUMN "copyright" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_privacy" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_privacy" ALTER COLUMN "title_en" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_privacy" ALTER COLUMN "version" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_privacy" ALTER COLUMN "updated_on" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_privacy" ALTER COLUMN "intro" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_privacy" ALTER COLUMN "items" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_privacy" ALTER COLUMN "consent" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_privacy" ALTER COLUMN "site_title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_privacy" ALTER COLUMN "site_text" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department_share" ALTER COLUMN "department" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department_share" ALTER COLUMN "name" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department_share" ALTER COLUMN "year" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department_share" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department_share" ALTER COLUMN "text" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_department_share" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department_share" ALTER COLUMN "department" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department_share" ALTER COLUMN "name" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department_share" ALTER COLUMN "year" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department_share" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department_share" ALTER COLUMN "text" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_department_share" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department_share" ALTER COLUMN "department" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department_share" ALTER COLUMN "name" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department_share" ALTER COLUMN "year" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department_share" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department_share" ALTER COLUMN "text" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_department_share" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_intro" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_intro" ALTER COLUMN "title_en" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_intro" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_camp" ALTER COLUMN "type" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_camp" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_camp" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_camp" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_camp" ALTER COLUMN "event_dates" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_camp" ALTER COLUMN "registration_dates" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_camp" ALTER COLUMN "place" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_camp" ALTER COLUMN "audience" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_camp" ALTER COLUMN "contact" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_camp" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_event" ALTER COLUMN "type" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_event" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_event" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_event" ALTER COLUMN "audience" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_event" ALTER COLUMN "date" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_event" ALTER COLUMN "begin" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_event" ALTER COLUMN "end" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_event" ALTER COLUMN "place" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_event" ALTER COLUMN "mode" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_event" ALTER COLUMN "signup" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_event" ALTER COLUMN "registration_dates" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_visit_days" ALTER COLUMN "meeting" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_visit_days" ALTER COLUMN "weekdays" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_visit_days" ALTER COLUMN "places" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_visit_days" ALTER COLUMN "lead" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_visit_days" ALTER COLUMN "ahead" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_staff_services" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_staff_services" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_staff_services" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_staff_services" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "highschool_staff_services" ALTER COLUMN "form" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_admissions" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_admissions" ALTER COLUMN "level" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_admissions" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_admissions" ALTER COLUMN "dates" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_admissions" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_scholarships" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_scholarships" ALTER COLUMN "intro" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_scholarships" ALTER COLUMN "awards" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_fees" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_fees" ALTER COLUMN "year" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_fees" ALTER COLUMN "intro" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_fees" ALTER COLUMN "months" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_fees" ALTER COLUMN "source" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_fees" ALTER COLUMN "tuition" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_fees" ALTER COLUMN "credits" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_fees" ALTER COLUMN "others" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_fees" ALTER COLUMN "rooms" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_fees" ALTER COLUMN "living" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_standards" ALTER COLUMN "source" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_standards" ALTER COLUMN "rows" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_entry" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_entry" ALTER COLUMN "department" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_entry" ALTER COLUMN "measure" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_entry" ALTER COLUMN "source" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_bachelor_entry" ALTER COLUMN "years" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_entry" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_entry" ALTER COLUMN "department" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_entry" ALTER COLUMN "measure" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_entry" ALTER COLUMN "source" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_master_entry" ALTER COLUMN "years" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_entry" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_entry" ALTER COLUMN "department" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_entry" ALTER COLUMN "measure" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_entry" ALTER COLUMN "source" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "faculty_specialized_entry" ALTER COLUMN "years" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_video" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_video" ALTER COLUMN "date" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_video" ALTER COLUMN "category" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_video" ALTER COLUMN "video" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_video" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_national_date" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_national_date" ALTER COLUMN "year" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_national_date" ALTER COLUMN "dates" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_national_date" ALTER COLUMN "channel" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "about_national_date" ALTER COLUMN "source" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_digital_pic" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_digital_pic" ALTER COLUMN "intro" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_digital_pic" ALTER COLUMN "steps" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_digital_pic" ALTER COLUMN "pics" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_apply" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_apply" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_apply" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_apply" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_course" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_course" ALTER COLUMN "unit" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_course" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_course" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_department" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_department" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_department" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_department" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_exchange" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_exchange" ALTER COLUMN "region" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_exchange" ALTER COLUMN "country" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_exchange" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_exchange" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_volunteer" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_volunteer" ALTER COLUMN "country" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_volunteer" ALTER COLUMN "date" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_volunteer" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_volunteer" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_volunteer" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_degree" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_degree" ALTER COLUMN "school" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_degree" ALTER COLUMN "country" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_degree" ALTER COLUMN "level" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_degree" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_degree" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_teaching" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_teaching" ALTER COLUMN "country" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_teaching" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_teaching" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_teaching" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_mit" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_mit" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_mit" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_mit" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_practice" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_practice" ALTER COLUMN "company" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_practice" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_practice" ALTER COLUMN "summary" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_practice" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "selfvalue_practice" ALTER COLUMN "pics" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "vr_vr" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "vr_vr" ALTER COLUMN "place" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "vr_vr" ALTER COLUMN "pic" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "vr_vr" ALTER COLUMN "panorama" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "vr_vr" ALTER COLUMN "text" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "vr_vr" ALTER COLUMN "hotspots" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "preview_draft" ADD COLUMN "others" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "working_copy" ADD COLUMN "editor_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "working_copy" ADD COLUMN "shown" jsonb;
--> statement-breakpoint
CREATE INDEX "bundle_item_of_bundle" ON "bundle_item" USING btree ("bundle_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "bundle_item_of_entry" ON "bundle_item" USING btree ("kind","entry_id") WHERE "bundle_item"."revision_after" is null;
--> statement-breakpoint
CREATE INDEX "bundle_due" ON "bundle" USING btree ("due_at");
--> statement-breakpoint
UPDATE "working_copy" SET "editor_ids" = jsonb_build_array("updated_by_id") WHERE "updated_by_id" IS NOT NULL;
