import { z } from "zod";
import { and, asc, count, desc, eq, getTableColumns, gt, gte, ilike, inArray, isNotNull, isNull, like, lt, lte, ne, or, sql } from "drizzle-orm";
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { alias, bigint, boolean, check, customType, date, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { hash, verify } from "@node-rs/argon2";
import multipart from "@fastify/multipart";
import sharp from "sharp";
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import fs, { mkdirSync } from "node:fs";
import { fileTypeFromBuffer } from "file-type";
import fastifyStatic from "@fastify/static";
import ipaddr from "ipaddr.js";
import sanitizeHtml from "sanitize-html";
import { isDeepStrictEqual } from "node:util";
import cookie from "@fastify/cookie";
import swagger from "@fastify/swagger";
import { LogController, fastify } from "fastify";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import { Duplex, PassThrough } from "node:stream";
import pg from "pg";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { EventEmitter, once } from "node:events";
import { MessageChannel, Worker } from "node:worker_threads";
import net from "node:net";
import os from "node:os";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import pino from "pino";
// ../shared-libs/contracts/src/account.ts
/** Sessions: how long without a request, how long at most, in seconds. */
var ADMIN_IDLE_SECONDS = 1800;
var ADMIN_SESSION_SECONDS = 28800;
var AUTH_PATHS = {
	appSignIn: "/api/auth/signin",
	login: "/api/admin/auth/login",
	logout: "/api/admin/auth/logout",
	userInfo: "/api/admin/auth/user_info",
	changePassword: "/api/admin/auth/change_password",
	sessions: "/api/admin/auth/session_list",
	endSession: (id) => `/api/admin/auth/del_session/${id}`
};
var ACCOUNT_PATHS = {
	list: "/api/admin/account/account_list",
	info: (id) => `/api/admin/account/account_info/${id}`,
	add: "/api/admin/account/add_account",
	edit: (id) => `/api/admin/account/edit_account/${id}`,
	remove: (id) => `/api/admin/account/del_account/${id}`,
	unlock: (id) => `/api/admin/account/unlock_account/${id}`,
	resetPassword: (id) => `/api/admin/account/reset_password/${id}`,
	sessions: (id) => `/api/admin/account/account_session_list/${id}`,
	endSession: (id) => `/api/admin/account/del_account_session/${id}`,
	audit: "/api/admin/account/audit_list",
	auditCheck: "/api/admin/account/audit_check"
};
var WHITELIST_PATHS = {
	list: "/api/admin/white/ip_list",
	info: (id) => `/api/admin/white/ip_info/${id}`,
	mine: "/api/admin/white/myip_info",
	check: "/api/admin/white/checkMyip",
	add: "/api/admin/white/add_ip",
	edit: (id) => `/api/admin/white/edit_ip/${id}`,
	remove: (id) => `/api/admin/white/del_ip/${id}`
};
var MEDIA_PATHS = {
	upload: "/api/admin/media/upload",
	list: "/api/admin/media/media_list"
};
// ../shared-libs/contracts/src/admin-lists.ts
/** The states that staff filter a list by; `published` means visible now, without a state everything outside the trash. */
var LIST_STATES = [
	"draft",
	"published",
	"scheduled",
	"ended",
	"trash"
];
// ../shared-libs/contracts/src/answer.ts
/** The error catalogue of the specification. */
var CODE = {
	failed: -1,
	success: 1,
	notExists: 2,
	unauthorized: 100401,
	accountExists: 1001,
	wrongPassword: 1051,
	accountInactive: 1052,
	accountLocked: 1053,
	updatePassword: 1054,
	roleInUse: 1101
};
// ../shared-libs/contracts/src/areas.ts
/** The privilege areas, in the specification's order: the first allowed one is where sign-in lands. */
var AREAS = [
	"account",
	"ad",
	"setting",
	"news",
	"faculty",
	"highschool",
	"about",
	"selfvalue",
	"college",
	"forms",
	"vr"
];
/** The one predicate for menu, route, registry cut and API: unknown areas and unknown values are denied. */
function allows(priv, area) {
	return priv?.[area] === 1;
}
/** Reads the JSON text of an account's flags; text that is not an object of flags gives no rights at all. */
function privOf(text) {
	try {
		const flags = JSON.parse(text ?? "");
		if (typeof flags !== "object" || flags === null || Array.isArray(flags)) return {};
		return Object.fromEntries(AREAS.map((area) => [area, isOn(flags[area]) ? 1 : 0]));
	} catch {
		return {};
	}
}
/** The first allowed area in the specification's order, or null when the account may do nothing. */
function firstPrivilegeOf(priv) {
	return AREAS.find((area) => allows(priv, area)) ?? null;
}
var isOn = (flag) => flag === 1 || flag === "1";
// ../shared-libs/contracts/src/body.ts
/** The content items of a body, in the order of the editor's menu. */
var BODY_ITEM_TYPES = [
	"heading",
	"text",
	"image",
	"gallery",
	"video",
	"button",
	"file",
	"table",
	"quote",
	"faq",
	"columns",
	"divider"
];
// ../shared-libs/contracts/src/constants.ts
/** The second half of an admin session: HttpOnly, set and required by the API. */
var ADMIN_HALF_COOKIE = {
	name: "admin_half",
	path: "/api/admin"
};
// ../shared-libs/contracts/src/fields/field.ts
var text$1 = (max) => ({
	type: "text",
	required: true,
	max
});
var longText = (max = 4e3) => ({
	type: "longText",
	required: true,
	max
});
/** A day, YYYY-MM-DD. */
var date$1 = () => ({
	type: "date",
	required: true
});
var dateRange = () => ({
	type: "dateRange",
	required: true
});
var integer$1 = (min = 0, max = 2e9) => ({
	type: "integer",
	required: true,
	range: [min, max]
});
/** A number that only the system writes, such as a click count. */
var counter = () => ({
	type: "integer",
	required: false,
	range: [0, 2e9],
	initial: 0,
	readOnly: true
});
var boolean$1 = (initial = false) => ({
	type: "boolean",
	required: false,
	initial
});
var select = (...options) => ({
	type: "select",
	required: true,
	options
});
var link = () => ({
	type: "link",
	required: true
});
var email$1 = () => ({
	type: "email",
	required: true,
	max: 120
});
var phone = () => ({
	type: "phone",
	required: true,
	max: 30
});
var image = () => ({
	type: "image",
	required: true
});
var video = () => ({
	type: "video",
	required: true
});
var relation = (to) => ({
	type: "relation",
	required: true,
	to
});
/** A body: a list of content items. */
var items = () => ({
	type: "items",
	required: true
});
/** A list of texts. */
var texts = (max) => ({
	type: "list",
	required: true,
	item: { "": text$1(max) }
});
/** A list of values out of a closed list. */
var selects = (...options) => ({
	type: "list",
	required: true,
	item: { "": select(...options) }
});
/** A list of small records. */
var list = (item) => ({
	type: "list",
	required: true,
	item
});
/** The same field, which may be left empty (null). */
var optional = (field) => ({
	...field,
	required: false
});
// ../shared-libs/contracts/src/hues.ts
/** The seven colleges' hues, in the order of the menu. */
var HUES = [
	"international",
	"engineering",
	"management",
	"communications",
	"informatics",
	"humanities",
	"medical"
];
// ../shared-libs/contracts/src/forms/cities.ts
/** The 22 counties and cities, north to south, then the east and the islands. */
var CITIES = [
	"基隆市",
	"臺北市",
	"新北市",
	"桃園市",
	"新竹市",
	"新竹縣",
	"苗栗縣",
	"臺中市",
	"彰化縣",
	"南投縣",
	"雲林縣",
	"嘉義市",
	"嘉義縣",
	"臺南市",
	"高雄市",
	"屏東縣",
	"宜蘭縣",
	"花蓮縣",
	"臺東縣",
	"澎湖縣",
	"金門縣",
	"連江縣"
];
// ../shared-libs/contracts/src/forms/form.ts
var defineForm = (form) => form;
var REVIEW_STATES = [
	"new",
	"contacted",
	"scheduled",
	"done",
	"declined"
];
/** Where the possible assignees are. */
var ASSIGNEES_PATH = "/api/admin/forms/assignee_list";
/** The paths of a form's endpoints. */
function formPathsOf(form) {
	const at = (verb) => `/api/admin/forms/${verb}`;
	return {
		send: `/api/ap/forms/add_${form.name}`,
		list: at(`${form.name}_list`),
		info: (id) => at(`${form.name}_info/${id}`),
		edit: (id) => at(`edit_${form.name}/${id}`),
		remove: (id) => at(`del_${form.name}/${id}`)
	};
}
// ../shared-libs/contracts/src/forms/index.ts
/** Every visitor form. */
var FORMS = [defineForm({
	name: "visit",
	letter: "V",
	label: {
		"zh-TW": "校園參訪申請",
		en: "Campus visit request"
	},
	fields: {
		school: text$1(60),
		city: select(...CITIES),
		name: text$1(30),
		jobTitle: text$1(30),
		phone: phone(),
		mobile: optional(phone()),
		email: email$1(),
		dates: dateRange(),
		period: select("morning", "afternoon", "day"),
		grades: optional(texts(20)),
		students: integer$1(1, 2e3),
		teachers: integer$1(0, 200),
		colleges: optional(selects(...HUES)),
		arrival: select("bus", "train", "other"),
		needs: optional(selects("guide", "talk", "lunch", "accessible")),
		remarks: optional(longText(1e3)),
		consent: boolean$1()
	}
})];
// ../shared-libs/contracts/src/kind.ts
var ENTRY_STATUSES = ["draft", "published"];
/** Defines a kind; what is left out gets the usual value. */
function defineKind(input) {
	const title = "title" in input.fields ? ["title"] : [];
	return {
		singleton: false,
		order: ["sort"],
		search: title,
		columns: title,
		filters: [],
		...input,
		id: `${input.area}.${input.name}`,
		slug: input.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
	};
}
/** The paths of a kind's admin endpoints, below /api/admin. */
function adminPathsOf(kind) {
	const at = (verb) => `/api/admin/${kind.area}/${verb}`;
	return {
		list: at(`${kind.slug}_list`),
		info: (id) => at(`${kind.slug}_info/${id}`),
		add: at(`add_${kind.slug}`),
		edit: (id) => at(`edit_${kind.slug}/${id}`),
		remove: (id) => at(`del_${kind.slug}/${id}`),
		sort: at(`sort_${kind.slug}`),
		revisions: (id) => at(`${kind.slug}_revisions/${id}`),
		restore: (id) => at(`restore_${kind.slug}/${id}`),
		body: (id) => at(`${kind.slug}_body/${id}`)
	};
}
// ../shared-libs/contracts/src/locale.ts
var LOCALES = ["zh-TW", "en"];
// ../shared-libs/contracts/src/schema/text.ts
var UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
/** Text that can be stored; `message` values everywhere are keys of the message catalogue with their parameters, see issueMessageOf. */
var storable = () => z.string("validation.required").refine((value) => !UNSTORABLE.test(value), "error.code.-1");
/** A text of 1 to `max` characters after trimming (astral characters count once). */
var requiredText = (max) => storable().trim().min(1, "validation.required").refine((value) => [...value].length <= max, { message: `validation.maxLength|max=${max}` });
/** An internal path, or an https (mailto, tel) address; scripts and other schemes are refused. */
var href = () => storable().trim().min(1, "validation.required").max(2e3, "validation.url").refine(isSafeHref, "validation.url");
function isSafeHref(value) {
	if (/[\u0000-\u0020\u007f\\]/.test(value)) return false;
	if (/^\/(?!\/)/.test(value) || value.startsWith("#")) return true;
	if (/^(mailto|tel):[^\s]+$/i.test(value)) return true;
	return /^https:\/\//i.test(value) && URL.canParse(value);
}
// ../shared-libs/contracts/src/schema/value-schemas.ts
/** A day that exists, YYYY-MM-DD. */
var dayText = () => storable().min(1, "validation.required").refine(isDay, "validation.date");
/** A moment, ISO 8601 with zone. */
var momentText = () => storable().min(1, "validation.required").refine((value) => z.iso.datetime({ offset: true }).safeParse(value).success, "validation.date");
/** Begin not after end: the specification's date-range rule. */
var dateRangeSchema = () => z.strictObject({
	begin: dayText(),
	end: dayText()
}, "validation.required").refine(({ begin, end }) => begin <= end, {
	message: "validation.dateRange",
	path: ["end"]
});
var linkSchema = () => z.preprocess((value) => typeof value === "string" ? { href: value } : value, z.strictObject({
	href: href(),
	label: requiredText(60).optional(),
	newWindow: z.boolean().optional()
}, "validation.required"));
var imageSchema = () => z.strictObject({
	media: mediaId(),
	alt: storable().trim().max(200, "validation.maxLength|max=200"),
	focal: z.strictObject({
		x: z.number().min(0).max(1),
		y: z.number().min(0).max(1)
	}).optional()
}, "validation.required");
var fileSchema = () => z.strictObject({
	media: mediaId(),
	label: requiredText(80)
}, "validation.required");
var videoSchema = () => z.discriminatedUnion("provider", [z.strictObject({
	provider: z.literal("youtube"),
	id: storable().regex(/^[\w-]{11}$/, "validation.url"),
	duration: seconds()
}), z.strictObject({
	provider: z.literal("file"),
	url: href(),
	duration: seconds()
})], "validation.required");
var mediaId = () => z.int("validation.required").min(1, "validation.required").max(999999999, "validation.required");
var seconds = () => z.int().min(0).max(86400).optional();
/** Whether this text is a day that exists, YYYY-MM-DD. */
function isDay(value) {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
	const at = /* @__PURE__ */ new Date(`${value}T00:00:00Z`);
	return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value) && value >= "1900-01-01";
}
// ../shared-libs/contracts/src/schema/body-schema.ts
var caption = () => requiredText(120).optional();
var html = () => requiredText(2e4);
var cell = () => storable().trim().max(300, "validation.maxLength|max=300");
var shapes = {
	heading: () => ({
		level: z.union([z.literal(2), z.literal(3)], "validation.select"),
		text: requiredText(80)
	}),
	text: () => ({ html: html() }),
	image: () => ({
		image: imageSchema(),
		caption: caption()
	}),
	gallery: () => ({ images: z.array(z.strictObject({
		image: imageSchema(),
		caption: caption()
	})).min(1, "validation.required").max(60, "error.tooLarge") }),
	video: () => ({
		video: videoSchema(),
		caption: caption()
	}),
	button: () => ({
		label: requiredText(30),
		link: linkSchema()
	}),
	file: () => ({
		file: fileSchema(),
		label: requiredText(80)
	}),
	table: () => ({
		caption: caption(),
		head: z.array(cell()).min(1, "validation.required").max(12, "error.tooLarge"),
		rows: z.array(z.array(cell()).max(12, "error.tooLarge")).min(1, "validation.required").max(200, "error.tooLarge")
	}),
	quote: () => ({
		text: requiredText(400),
		name: requiredText(40).optional(),
		role: requiredText(60).optional()
	}),
	faq: () => ({ items: z.array(z.strictObject({
		question: requiredText(120),
		answer: requiredText(2e3)
	})).min(1, "validation.required").max(50, "error.tooLarge") }),
	columns: () => ({
		image: imageSchema(),
		html: html(),
		side: z.enum(["left", "right"], "validation.select")
	}),
	divider: () => ({})
};
/** The schema of one type of content item, as written. */
var bodyItemSchemaOf = (type) => z.strictObject({
	type: z.literal(type),
	key: storable().max(40).optional(),
	...shapes[type]()
});
var whole$1;
/** Any content item, as written. */
function bodyItemSchema() {
	whole$1 ??= z.discriminatedUnion("type", BODY_ITEM_TYPES.map(bodyItemSchemaOf), "validation.select");
	return whole$1;
}
// ../shared-libs/contracts/src/schema/field-schema.ts
/** The zod schema of one field as a client writes it. Empty optional fields become null. */
function fieldSchemaOf(field) {
	const schema = requiredSchemaOf(field);
	if (field.type === "boolean") return schema;
	return field.required ? schema : z.preprocess((value) => isEmpty(value) ? null : value, schema.nullable());
}
/** The object schema of some fields: unknown keys are refused, read-only fields cannot be written. */
function fieldsSchemaOf(fields) {
	const writable = Object.entries(fields).filter(([, field]) => !field.readOnly);
	return z.strictObject(Object.fromEntries(writable.map(([name, field]) => {
		const schema = fieldSchemaOf(field);
		return [name, field.type === "boolean" ? schema.default(field.initial ?? false) : field.required ? schema : schema.default(null)];
	})));
}
function requiredSchemaOf(field) {
	const max = field.max ?? 200;
	switch (field.type) {
		case "text":
		case "longText":
		case "richText": return requiredText(max);
		case "date": return dayText();
		case "dateTime": return momentText();
		case "dateRange": return dateRangeSchema();
		case "integer": return integerSchema(field.range ?? [0, 2e9]);
		case "boolean": return z.boolean("validation.select");
		case "select": return z.preprocess((value) => value === 0 || value === "" ? void 0 : value, z.enum(field.options, zeroIsEmpty(field)));
		case "link": return linkSchema();
		case "email": return requiredText(max).refine((value) => z.email().safeParse(value).success, "validation.email");
		case "phone": return requiredText(max).refine((value) => /^[+(]?\d[\d()\- ]{5,}(#\d{1,6}|\s?ext\.?\s?\d{1,6})?$/i.test(value), "validation.phone");
		case "image": return imageSchema();
		case "panorama": return z.union([imageSchema(), linkSchema()], "validation.required");
		case "file": return fileSchema();
		case "files": return z.array(fileSchema()).max(20, "error.tooLarge");
		case "video": return videoSchema();
		case "relation": return z.int("validation.required").min(1, "validation.zero").max(999999999, "validation.select");
		case "items": return z.array(bodyItemSchema(), "validation.required").max(200, "error.tooLarge");
		case "list": return listSchema(field.item ?? {});
	}
}
var integerSchema = ([min, max]) => z.int("validation.integer").min(min, `validation.min|min=${min}`).max(max, `validation.max|max=${max}`);
var zeroIsEmpty = (field) => ({ error: (issue) => isEmpty(issue.input) || issue.input === "0" && !field.options?.includes("0") ? "validation.zero" : "validation.select" });
function listSchema(item) {
	const single = item[""];
	const schema = single ? fieldSchemaOf(single) : fieldsSchemaOf(item);
	return z.array(schema, "validation.selectMany").max(100, "error.tooLarge");
}
var isEmpty = (value) => value === void 0 || value === "" || value === null;
// ../shared-libs/contracts/src/messages/en.ts
var en = {
	"validation.required": "The field is required",
	"validation.zero": "The field is required",
	"validation.email": "The field must be a valid email",
	"validation.dateRange": "Invalid date.",
	"validation.phone": "The field must be a valid phone number",
	"validation.mobile": "The field must be a valid mobile number",
	"validation.integer": "The field must be a whole number",
	"validation.min": "The value must be at least {min}",
	"validation.max": "The value must be at most {max}",
	"validation.minLength": "Please enter at least {min} characters",
	"validation.maxLength": "Please use at most {max} characters ({count} now)",
	"validation.url": "The field must be an internal path or an https address",
	"validation.select": "Please choose an item from the list",
	"validation.selectMany": "Please choose at least one item",
	"validation.date": "Please enter a valid date",
	"validation.datePast": "The date must not be in the past",
	"validation.consent": "Please read and accept the personal-data notice",
	"validation.fileSize": "The file must not be larger than {max}",
	"validation.fileType": "This file type is not supported. Allowed: {types}",
	"validation.imageAlt": "Please describe the picture or mark it as decorative",
	"validation.ip": "Please enter a valid IP address or CIDR range",
	"validation.password": "The password needs at least 12 characters and must differ from recent ones",
	"validation.passwordShort": "The password needs at least 12 characters",
	"validation.passwordName": "The password must not contain the account name",
	"validation.passwordCommon": "This password is too common. Please choose one that is harder to guess",
	"validation.passwordRecent": "The last five passwords cannot be used again",
	"validation.accountName": "An account name has 3 to 40 letters, digits, dots, underscores or hyphens",
	"validation.taken": "There is already one like this",
	"validation.privilege": "You cannot grant a privilege that you do not have",
	"validation.scheduled": "Please give the date and time of a scheduled request",
	"validation.passwordMatch": "The two passwords do not match",
	"validation.summary": "{count} fields need your attention",
	"validation.summaryOne": "One field needs your attention",
	"error.code.-1": "The request failed. Please try again.",
	"error.code.1": "Done",
	"error.code.2": "This item does not exist or is no longer available.",
	"error.code.100401": "You are not authorized, or your session has ended. Please sign in again.",
	"error.code.1001": "This account name is already taken.",
	"error.code.1051": "The account or password is incorrect.",
	"error.code.1052": "This account is inactive. Please contact an administrator.",
	"error.code.1053": "Too many failed attempts. The account is locked; try again in {minutes} minutes.",
	"error.code.1054": "Please update your password before you continue.",
	"error.code.1101": "This role is in use and cannot be deleted.",
	"error.meaning.-1": "failed",
	"error.meaning.1": "success",
	"error.meaning.2": "data not exists",
	"error.meaning.100401": "unauthorized",
	"error.meaning.1001": "account exists",
	"error.meaning.1051": "wrong password",
	"error.meaning.1052": "account inactive",
	"error.meaning.1053": "account locked",
	"error.meaning.1054": "please update password",
	"error.meaning.1101": "role in use",
	"error.title": "Error",
	"error.default": "Something went wrong. Please try again later.",
	"error.notFound": "This page could not be found",
	"error.backHome": "Back to the home page",
	"error.errorPage": "An error occurred while showing the error page",
	"error.goHome": "Go back to home",
	"error.server": "The server had a problem. We have been notified.",
	"error.forbidden": "Your account has no access to this area.",
	"error.conflict": "{name} has just changed this item. Compare both versions before saving.",
	"error.inUse": "Other content still uses this item. Change that first.",
	"error.tooLarge": "The content is too large. Please reduce the file size.",
	"error.unsupported": "The server cannot handle this format.",
	"error.rateLimit": "Too many requests. Please try again in {seconds} seconds.",
	"error.requestId": "Please quote this number when reporting the problem: {id}",
	"error.section": "This section could not be loaded; the rest of the page is fine.",
	"network.offline": "You are offline. What you see may be out of date.",
	"network.online": "You are back online",
	"network.slow": "This is taking longer than usual. Please wait.",
	"network.retry": "Try again",
	"network.retrying": "Connection unstable, retry {count} in progress",
	"network.failed": "The connection failed. Check your network and try again.",
	"network.reload": "The site was updated and is reloading",
	"loading.page": "Loading the page",
	"loading.more": "Load more",
	"loading.saving": "Saving",
	"loading.uploading": "Uploading, {percent}% done",
	"common.submit": "Submit",
	"common.save": "Save",
	"common.saveDraft": "Save draft",
	"common.publish": "Publish",
	"common.unpublish": "Unpublish",
	"common.cancel": "Cancel",
	"common.confirm": "Confirm",
	"common.close": "Close",
	"common.back": "Back",
	"common.next": "Next",
	"common.previous": "Previous",
	"common.edit": "Edit",
	"common.add": "Add",
	"common.delete": "Delete",
	"common.restore": "Restore",
	"common.preview": "Preview",
	"common.copy": "Copy",
	"common.copied": "Copied",
	"common.print": "Print",
	"common.share": "Share",
	"common.download": "Download",
	"common.upload": "Upload",
	"common.search": "Search",
	"common.clear": "Clear",
	"common.reset": "Reset",
	"common.filter": "Filter",
	"common.sort": "Sort",
	"common.all": "All",
	"common.more": "See more",
	"common.readMore": "Read more",
	"common.expand": "Expand",
	"common.collapse": "Collapse",
	"common.undo": "Undo",
	"common.redo": "Redo",
	"common.moveUp": "Move up",
	"common.moveDown": "Move down",
	"common.newWindow": "Opens in a new window",
	"common.required": "Required",
	"common.optional": "Optional",
	"common.yes": "Yes",
	"common.no": "No",
	"common.to": "to",
	"common.views": "{count} views",
	"common.people": "{count} people",
	"common.updatedAt": "Last updated: {date}",
	"common.addToCalendar": "Add to calendar",
	"common.saved": "Saved",
	"common.demo": "Sample data",
	"nav.skip": "Skip to the main content",
	"nav.top": "Top functions",
	"nav.main": "Main content",
	"nav.bottom": "Bottom functions",
	"nav.home": "Home",
	"nav.menuOpen": "Open the menu",
	"nav.menuClose": "Close the menu",
	"nav.breadcrumb": "You are here",
	"nav.scrollTop": "Back to top",
	"nav.language": "Change language",
	"nav.classic": "You are viewing the earlier site. Go to the new one",
	"carousel.previous": "Previous slide",
	"carousel.next": "Next slide",
	"carousel.pause": "Pause the slides",
	"carousel.play": "Resume the slides",
	"carousel.position": "Slide {current} of {total}",
	"video.play": "Play video: {title}",
	"tour.start": "Start the tour",
	"tour.help": "Drag or use the arrow keys to look around",
	"tour.fallback": "This device cannot show the tour; a flat picture is shown instead",
	"pagination.label": "Pages",
	"pagination.previous": "Previous page",
	"pagination.next": "Next page",
	"pagination.page": "Page {page}",
	"pagination.summary": "{total} items, page {page} of {pages}",
	"pagination.perPage": "{count} per page",
	"empty.list": "Nothing here yet",
	"empty.search": "No results for “{keyword}”. Try a shorter keyword.",
	"empty.news": "No news for this choice. Try another category or year.",
	"empty.camps": "No camp is open for registration now. Subscribe to the calendar to be told.",
	"empty.departments": "No department matches. Change the college or keyword.",
	"empty.submissions": "No applications yet",
	"empty.trash": "The trash is empty",
	"camp.state.open": "Open for registration",
	"camp.state.upcoming": "Opening soon",
	"camp.state.closed": "Registration closed",
	"camp.state.ended": "Ended",
	"camp.daysLeft": "{days} days left to register",
	"camp.lastDay": "Last day today",
	"admission.nextDeadline": "Next deadline",
	"admission.daysLeft": "{days} days left",
	"form.visit.title": "Campus visit request",
	"form.interview.title": "Mock interview request",
	"form.teaching.title": "Guest lecture request",
	"form.confirm": "Send this request? To change it later, call us with the reference number.",
	"form.success.title": "Your request has been sent",
	"form.success.text": "We will contact you by phone or e-mail within two working days.",
	"form.success.reference": "Reference number: {reference}",
	"form.success.keep": "Please keep this number for your enquiries.",
	"form.duplicate": "This request was already received; it is registered once only.",
	"form.draft": "Your earlier entries have been restored",
	"form.draftClear": "Clear and start again",
	"form.leave": "You have unsent changes. Leave this page?",
	"form.spam": "That was very fast. Please check your entries and send again.",
	"review.state.new": "New",
	"review.state.contacted": "Contacted",
	"review.state.scheduled": "Scheduled",
	"review.state.done": "Done",
	"review.state.declined": "Declined",
	"auth.signIn": "Sign in",
	"auth.signOut": "Sign out",
	"auth.account": "Account",
	"auth.password": "Password",
	"auth.changePassword": "Change password",
	"auth.sessionEnded": "Your session has ended. Please sign in again.",
	"dialog.deleteTitle": "Delete this item?",
	"dialog.deleteText": "“{title}” will be moved to the trash and can be restored.",
	"dialog.unsaved": "There are unsaved changes. Leave without saving?",
	"status.draft": "Draft",
	"status.published": "Published",
	"status.scheduled": "Scheduled",
	"status.trash": "Trash",
	"body.unknown": "Unknown item, not shown to the public",
	"search.placeholder": "Type a department, scholarship or event",
	"search.results": "{count} results for “{keyword}”",
	"finder.title": "Find a department",
	"finder.count": "{count} departments",
	"favorite.add": "Save this department",
	"favorite.remove": "Remove from saved",
	"compare.add": "Add to comparison",
	"compare.limit": "You can compare up to {max} departments. Remove one first.",
	"share.linkCopied": "Link copied and ready to share",
	"news.pinned": "Pinned",
	"news.allCategories": "All categories",
	"news.allYears": "All years",
	"admin.lastOwner": "At least one account must keep the account privilege.",
	"admin.self": "You cannot deactivate or delete the account you are signed in with.",
	"admin.ipSelf": "This change would block your own address ({ip}) and cannot be saved.",
	"admin.ipListed": "Your address {ip} is listed",
	"admin.ipNotListed": "Your address {ip} is not listed",
	"admin.export": "Export what is filtered",
	"admin.personalData": "Viewing and exporting personal data is logged"
};
// ../shared-libs/contracts/src/messages/zh-tw.ts
var zhTW = {
	"validation.required": "此欄位為必填",
	"validation.zero": "此欄位為必填",
	"validation.email": "請輸入有效的電子郵件",
	"validation.dateRange": "日期區間不正確，開始日不可晚於結束日。",
	"validation.phone": "請輸入有效的電話號碼，例如03-0000-000",
	"validation.mobile": "請輸入有效的手機號碼，例如0900-000-000",
	"validation.integer": "請輸入整數",
	"validation.min": "數值不可小於{min}",
	"validation.max": "數值不可大於{max}",
	"validation.minLength": "至少需要{min}個字",
	"validation.maxLength": "最多{max}個字，目前{count}個字",
	"validation.url": "請輸入站內路徑或https開頭的網址",
	"validation.select": "請從清單中選擇一項",
	"validation.selectMany": "請至少選擇一項",
	"validation.date": "請輸入有效的日期",
	"validation.datePast": "日期不可早於今天",
	"validation.consent": "請先閱讀並勾選同意個人資料告知事項",
	"validation.fileSize": "檔案不可超過{max}",
	"validation.fileType": "不支援這種檔案格式，可上傳：{types}",
	"validation.imageAlt": "請填寫圖片的替代文字，或標示為裝飾用",
	"validation.ip": "請輸入有效的IP位址或CIDR網段",
	"validation.password": "密碼須至少十二個字元，且不可與最近用過的相同",
	"validation.passwordShort": "密碼至少需要十二個字元",
	"validation.passwordName": "密碼不可包含帳號名稱",
	"validation.passwordCommon": "這個密碼太常見，請換一個較難猜的",
	"validation.passwordRecent": "不可使用最近用過的五個密碼",
	"validation.accountName": "帳號須為三到四十個英文字母、數字、點、底線或連字號",
	"validation.taken": "已經有相同的項目",
	"validation.privilege": "不能授予自己沒有的權限",
	"validation.scheduled": "狀態為已排程時，請填寫日期與時間",
	"validation.passwordMatch": "兩次輸入的密碼不一致",
	"validation.summary": "有{count}個欄位需要修改",
	"validation.summaryOne": "有一個欄位需要修改",
	"error.code.-1": "操作沒有完成，請稍後再試。",
	"error.code.1": "已完成",
	"error.code.2": "找不到這筆資料，可能已下架或移除。",
	"error.code.100401": "您沒有權限，或登入已失效，請重新登入。",
	"error.code.1001": "這個帳號已經有人使用，請換一個名稱。",
	"error.code.1051": "帳號或密碼不正確。",
	"error.code.1052": "這個帳號已停用，請洽系統管理人員。",
	"error.code.1053": "登入失敗次數過多，帳號已暫時鎖定，請於{minutes}分鐘後再試。",
	"error.code.1054": "請先更新密碼，再繼續使用。",
	"error.code.1101": "這個角色仍有帳號使用中，無法刪除。",
	"error.meaning.-1": "失敗",
	"error.meaning.1": "成功",
	"error.meaning.2": "資料不存在",
	"error.meaning.100401": "未授權",
	"error.meaning.1001": "帳號已存在",
	"error.meaning.1051": "密碼錯誤",
	"error.meaning.1052": "帳號未啟用",
	"error.meaning.1053": "帳號已鎖定",
	"error.meaning.1054": "請更新密碼",
	"error.meaning.1101": "角色使用中",
	"error.title": "發生錯誤",
	"error.default": "系統暫時無法處理，請稍後再試。",
	"error.notFound": "找不到這個頁面",
	"error.backHome": "回到首頁",
	"error.errorPage": "顯示錯誤頁面時發生問題",
	"error.goHome": "前往首頁",
	"error.server": "伺服器忙碌中，我們已收到通知。",
	"error.forbidden": "您的帳號沒有這個區域的權限。",
	"error.conflict": "這筆資料剛被{name}修改過，請比對後再儲存。",
	"error.inUse": "還有其他內容使用這筆資料，請先調整那些內容。",
	"error.tooLarge": "送出的內容太大，請縮小檔案後再試。",
	"error.unsupported": "伺服器無法處理這種格式。",
	"error.rateLimit": "操作太頻繁，請於{seconds}秒後再試。",
	"error.requestId": "回報問題時請附上編號：{id}",
	"error.section": "這一區暫時讀不到，其他內容不受影響。",
	"network.offline": "目前離線，畫面上的內容可能不是最新的。",
	"network.online": "已恢復連線",
	"network.slow": "載入時間較長，請稍候。",
	"network.retry": "再試一次",
	"network.retrying": "連線不穩，正在進行第{count}次重試",
	"network.failed": "連線失敗，請檢查網路後再試一次。",
	"network.reload": "網站已更新，正在重新載入",
	"loading.page": "頁面載入中",
	"loading.more": "載入更多",
	"loading.saving": "儲存中",
	"loading.uploading": "上傳中，已完成{percent}%",
	"common.submit": "送出",
	"common.save": "儲存",
	"common.saveDraft": "儲存草稿",
	"common.publish": "發布",
	"common.unpublish": "下架",
	"common.cancel": "取消",
	"common.confirm": "確定",
	"common.close": "關閉",
	"common.back": "返回",
	"common.next": "下一步",
	"common.previous": "上一步",
	"common.edit": "編輯",
	"common.add": "新增",
	"common.delete": "刪除",
	"common.restore": "還原",
	"common.preview": "預覽",
	"common.copy": "複製",
	"common.copied": "已複製",
	"common.print": "列印",
	"common.share": "分享",
	"common.download": "下載",
	"common.upload": "上傳",
	"common.search": "搜尋",
	"common.clear": "清除",
	"common.reset": "重設",
	"common.filter": "篩選",
	"common.sort": "排序",
	"common.all": "全部",
	"common.more": "看更多",
	"common.readMore": "閱讀全文",
	"common.expand": "展開",
	"common.collapse": "收合",
	"common.undo": "復原",
	"common.redo": "重做",
	"common.moveUp": "往上移",
	"common.moveDown": "往下移",
	"common.newWindow": "另開新視窗",
	"common.required": "必填",
	"common.optional": "選填",
	"common.yes": "是",
	"common.no": "否",
	"common.to": "至",
	"common.views": "{count}次瀏覽",
	"common.people": "{count}人",
	"common.updatedAt": "最後更新：{date}",
	"common.addToCalendar": "加入行事曆",
	"common.saved": "已儲存",
	"common.demo": "示範資料",
	"nav.skip": "跳到主要內容區塊",
	"nav.top": "上方功能區塊",
	"nav.main": "中央內容區塊",
	"nav.bottom": "下方功能區塊",
	"nav.home": "回首頁",
	"nav.menuOpen": "開啟選單",
	"nav.menuClose": "關閉選單",
	"nav.breadcrumb": "所在位置",
	"nav.scrollTop": "回到頁首",
	"nav.language": "切換語言",
	"nav.classic": "您正在瀏覽舊版網站，前往新版",
	"carousel.previous": "上一張",
	"carousel.next": "下一張",
	"carousel.pause": "暫停輪播",
	"carousel.play": "繼續輪播",
	"carousel.position": "第{current}張，共{total}張",
	"video.play": "播放影片：{title}",
	"tour.start": "開始環景導覽",
	"tour.help": "拖曳畫面或使用方向鍵轉動視角",
	"tour.fallback": "此裝置不支援環景，改以平面圖片顯示",
	"pagination.label": "分頁",
	"pagination.previous": "上一頁",
	"pagination.next": "下一頁",
	"pagination.page": "第{page}頁",
	"pagination.summary": "共{total}筆，目前第{page}頁，共{pages}頁",
	"pagination.perPage": "每頁{count}筆",
	"empty.list": "目前沒有資料",
	"empty.search": "找不到符合「{keyword}」的內容，試試較短的關鍵字。",
	"empty.news": "這個條件下沒有新聞，看看其他分類或年份。",
	"empty.camps": "目前沒有報名中的營隊，歡迎訂閱行事曆，開放報名時就能收到。",
	"empty.departments": "沒有符合條件的學系，請調整學院或關鍵字。",
	"empty.submissions": "還沒有收到申請",
	"empty.trash": "回收桶是空的",
	"camp.state.open": "報名中",
	"camp.state.upcoming": "即將開放",
	"camp.state.closed": "報名截止",
	"camp.state.ended": "活動已結束",
	"camp.daysLeft": "報名剩{days}天",
	"camp.lastDay": "今天截止",
	"admission.nextDeadline": "下一個截止日",
	"admission.daysLeft": "還有{days}天",
	"form.visit.title": "校園參訪申請",
	"form.interview.title": "模擬面試申請",
	"form.teaching.title": "到校授課申請",
	"form.confirm": "確定送出申請嗎？送出後如需修改，請來電告知申請編號。",
	"form.success.title": "申請已送出",
	"form.success.text": "我們會在兩個工作天內以電話或電子郵件與您聯繫。",
	"form.success.reference": "申請編號：{reference}",
	"form.success.keep": "請記下這組編號，來電查詢時會用到。",
	"form.duplicate": "這份申請先前已送出，不會重複登記。",
	"form.draft": "已替您保留上次填寫的內容",
	"form.draftClear": "清除並重新填寫",
	"form.leave": "尚有未送出的內容，確定要離開嗎？",
	"form.spam": "送出速度過快，請確認內容後再送一次。",
	"review.state.new": "待處理",
	"review.state.contacted": "已聯繫",
	"review.state.scheduled": "已排定",
	"review.state.done": "已完成",
	"review.state.declined": "未受理",
	"auth.signIn": "登入",
	"auth.signOut": "登出",
	"auth.account": "帳號",
	"auth.password": "密碼",
	"auth.changePassword": "變更密碼",
	"auth.sessionEnded": "登入已逾時，請重新登入。",
	"dialog.deleteTitle": "要刪除這筆資料嗎？",
	"dialog.deleteText": "「{title}」會移到回收桶，之後可以還原。",
	"dialog.unsaved": "有尚未儲存的修改，確定要離開嗎？",
	"status.draft": "草稿",
	"status.published": "已發布",
	"status.scheduled": "排程中",
	"status.trash": "回收桶",
	"body.unknown": "無法辨識的內容項目，前台不會顯示",
	"search.placeholder": "輸入學系、獎助學金或活動名稱",
	"search.results": "「{keyword}」共找到{count}筆",
	"finder.title": "找學系",
	"finder.count": "共{count}個學系",
	"favorite.add": "收藏這個學系",
	"favorite.remove": "取消收藏",
	"compare.add": "加入比較",
	"compare.limit": "最多比較{max}個學系，請先移除一個。",
	"share.linkCopied": "連結已複製，可以貼給家人或同學",
	"news.pinned": "置頂",
	"news.allCategories": "全部分類",
	"news.allYears": "全部年份",
	"admin.lastOwner": "至少要保留一個有帳號管理權限的帳號。",
	"admin.self": "不能停用或刪除自己正在使用的帳號。",
	"admin.ipSelf": "這項設定會擋住您目前的位址（{ip}），無法儲存。",
	"admin.ipListed": "您的位址{ip}在白名單內",
	"admin.ipNotListed": "您的位址{ip}不在白名單內",
	"admin.export": "匯出目前篩選的資料",
	"admin.personalData": "調閱與匯出個人資料都會留下紀錄"
};
// ../shared-libs/contracts/src/messages/index.ts
var catalogues = {
	"zh-TW": zhTW,
	en
};
/** The sentence with this key; `{name}` in it is replaced by the parameter of that name. */
function messageOf(locale, key, params = {}) {
	return catalogues[locale][key].replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));
}
/** Whether this text is a key of the catalogue. */
var isMessageKey = (key) => Object.hasOwn(zhTW, key);
// ../shared-libs/contracts/src/schema/messages.ts
/** The sentences for what a schema refused, by field name. Messages in the schemas are `key|name=value|…`. */
function fieldErrorsOf(error, locale) {
	const errors = {};
	for (const issue of error.issues) {
		const paths = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
		for (const path of paths) {
			const name = path.join(".");
			errors[name] = [.../* @__PURE__ */ new Set([...errors[name] ?? [], sentenceOf(issue.message, locale)])];
		}
	}
	return errors;
}
/** The sentence for one message of a schema. */
function sentenceOf(message, locale) {
	const [key = "", ...pairs] = message.split("|");
	if (!isMessageKey(key)) return messageOf(locale, "error.code.-1");
	return messageOf(locale, key, Object.fromEntries(pairs.map((pair) => pair.split("=", 2))));
}
// ../shared-libs/contracts/src/schema/index.ts
var moment$1 = () => momentText().nullable().optional();
var publication = {
	status: z.enum(ENTRY_STATUSES, "validation.select").optional(),
	publishAt: moment$1(),
	unpublishAt: moment$1()
};
/** What staff send to make an entry of this kind. */
var addSchemaOf = (kind) => fieldsSchemaOf(kind.fields).extend(publication);
/** What staff send to change one: any fields, and the revision it was made from. Absent fields stay as they are. */
function editSchemaOf(kind) {
	const fields = Object.fromEntries(Object.entries(fieldsSchemaOf(kind.fields).shape).map(([name, schema]) => [name, withoutDefault(schema).optional()]));
	return z.strictObject({
		...fields,
		...publication,
		revision: z.int("validation.required").min(1)
	});
}
/** What a visitor sends with this form; `today` (YYYY-MM-DD, Taipei) is the first day that may be wished. */
var submissionSchemaOf = (form, today) => fieldsSchemaOf(form.fields).extend({
	consent: z.literal(true, "validation.consent"),
	dates: dateRangeSchema().refine(({ begin }) => !isPast(begin, today), {
		message: "validation.datePast",
		path: ["begin"]
	})
});
var withoutDefault = (schema) => schema instanceof z.ZodDefault ? schema.unwrap() : schema;
var isPast = (day, today) => isDay(day) && day < today;
// src/answers.ts
/** The envelope of a success. */
var success = (data) => ({
	errorCode: CODE.success,
	data
});
/** A refusal; the error handler turns it into the envelope with the message in the caller's language. */
var Refused = class extends Error {
	name = "Refused";
	code;
	status;
	messageKey;
	params;
	errors;
	data;
	constructor(code, status, facts = {}) {
		super(`refused with ${code}`);
		this.code = code;
		this.status = status;
		this.messageKey = facts.message ?? `error.code.${code}`;
		this.params = facts.params ?? {};
		this.errors = facts.errors;
		this.data = facts.data;
	}
};
/** The entry is not there: an answer (HTTP 200), not a broken page. */
var notExists = () => new Refused(CODE.notExists, 200);
var malformed = () => new Refused(CODE.failed, 400);
var invalid = (errors) => new Refused(CODE.failed, 422, { errors });
/** The write was made from an older revision; `current` is the entry as it is now. */
var olderRevision = (current, by) => new Refused(CODE.failed, 409, {
	message: "error.conflict",
	params: { name: by },
	data: current
});
var unauthorized = () => new Refused(CODE.unauthorized, 401);
var forbidden = () => new Refused(CODE.unauthorized, 403, { message: "error.forbidden" });
/** The value as the schema has it, or a 422 with a message for every field. */
function parsed(schema, value, locale) {
	const result = schema.safeParse(value);
	if (!result.success) throw invalid(fieldErrorsOf(result.error, locale));
	return result.data;
}
// src/features/list-query.ts
var wholeNumber = (max, initial) => z.string().regex(/^[1-9]\d{0,5}$/).transform(Number).refine((value) => value <= max).default(initial);
/** The query of every list: which page, and how long a page is. */
var pageQuery = z.strictObject({
	page: wholeNumber(1e5, 1),
	perpage: wholeNumber(100, 20)
});
/** The same with a text to search for; `text` and `search` mean the same. */
var searchQuery = pageQuery.extend({
	text: z.string().trim().max(100).default(""),
	search: z.string().trim().max(100).default("")
}).transform(({ text, search, ...page }) => ({
	...page,
	search: text || search
}));
/** The query as the schema has it; a query of any other form is malformed. */
function queryOf(schema, query) {
	const result = schema.safeParse(query);
	if (!result.success) throw malformed();
	return result.data;
}
/** The id in a path, or malformed. */
function idOf(params) {
	const { id } = params;
	if (!/^[1-9]\d{0,8}$/.test(id ?? "")) throw malformed();
	return Number(id);
}
/** One page out of all rows. */
var pageOf$1 = (rows, { page, perpage }) => ({
	list: rows.slice((page - 1) * perpage, page * perpage),
	total: rows.length,
	page,
	perpage
});
/** A pattern for LIKE that finds the text itself, whatever signs are in it. */
var containing = (text) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
// src/db/moment.ts
/** A moment: `timestamptz` in the database, ISO 8601 in UTC with milliseconds in the program. */
var moment = customType({
	dataType: () => "timestamp(3) with time zone",
	fromDriver: (value) => (value instanceof Date ? value : new Date(value)).toISOString(),
	toDriver: (value) => value
});
// src/features/audit/audit-tables.ts
/** Who did what; lines are only ever added. */
var auditLog = pgTable("audit_log", {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	at: moment().notNull().default(sql`now()`),
	/** Null: the system itself, or nobody who is signed in. */
	accountId: integer("account_id"),
	/** The name then, for the account may be gone. */
	account: text(),
	action: text().notNull(),
	area: text().notNull(),
	/** What it was done to, such as `visit/12`. */
	target: text().notNull(),
	/** Names of changed fields and the like; never personal data nor secrets. */
	details: jsonb().$type().notNull().default({}),
	/** Of this line and the hash of the one before: a line cannot be changed or taken out unnoticed. */
	hash: text().notNull()
}, (table) => [index("audit_log_newest").on(table.at.desc().nullsFirst())]);
// src/features/audit/audit-chain.ts
var AT_ONCE = 1e3;
/** The hash of a line and of everything before it. */
function chainedHash(before, { at, accountId, account, action, area, target, details }) {
	return createHash("sha256").update(JSON.stringify([
		before,
		at,
		accountId,
		account,
		action,
		area,
		target,
		ordered(details)
	])).digest("base64url");
}
function ordered(value) {
	if (Array.isArray(value)) return value.map(ordered);
	if (typeof value !== "object" || value === null) return value;
	return Object.entries(value).filter(([, inner]) => inner !== void 0).sort(([one], [other]) => one < other ? -1 : 1).map(([name, inner]) => [name, ordered(inner)]);
}
/** Reads the whole log: how many lines fit together, and the id of the first that does not (null: all do). */
async function checkChain({ orm }) {
	let before = "";
	let lines = 0;
	for (let last = 0;;) {
		const rows = await orm.select().from(auditLog).where(gt(auditLog.id, last)).orderBy(asc(auditLog.id)).limit(AT_ONCE);
		for (const row of rows) {
			if (row.hash !== chainedHash(before, row)) return {
				lines,
				brokenAt: row.id
			};
			before = row.hash;
			lines++;
			last = row.id;
		}
		if (rows.length < AT_ONCE) return {
			lines,
			brokenAt: null
		};
	}
}
// src/features/audit/audit-list.ts
var auditQuery = pageQuery.extend({
	account: z.string().max(100).optional(),
	area: z.string().max(40).optional(),
	action: z.string().max(40).optional(),
	target: z.string().max(100).optional()
});
/** The audit log, newest first, and whether nobody has changed it. */
function auditList(app, { db }) {
	app.get(ACCOUNT_PATHS.audit, {
		config: { access: { area: "account" } },
		schema: {
			tags: ["account"],
			summary: "Audit log"
		}
	}, async ({ query }) => {
		const { page, perpage, ...equal } = queryOf(auditQuery, query);
		const wanted = and(...[
			"account",
			"area",
			"action",
			"target"
		].flatMap((name) => equal[name] ? [eq(auditLog[name], equal[name])] : []));
		const rows = await db.orm.select().from(auditLog).where(wanted).orderBy(desc(auditLog.at), desc(auditLog.id)).limit(perpage).offset((page - 1) * perpage);
		const [sum] = await db.orm.select({ total: count() }).from(auditLog).where(wanted);
		return success({
			list: rows.map(({ accountId: _accountId, hash: _hash, ...entry }) => entry),
			total: sum?.total ?? 0,
			page,
			perpage
		});
	});
	app.get(ACCOUNT_PATHS.auditCheck, {
		config: { access: { area: "account" } },
		schema: {
			tags: ["account"],
			summary: "Whether the audit log is whole"
		}
	}, async () => success(await checkChain(db)));
}
// src/plugins/locale.ts
/** The caller's language: the one wanted most of those we have, Traditional Chinese when none fits. */
function localeOf({ headers }) {
	const wanted = (headers["accept-language"] ?? "").slice(0, 200).split(",").map(preferenceOf).filter(({ weight }) => weight > 0);
	wanted.sort((a, b) => b.weight - a.weight);
	for (const { language } of wanted) {
		const found = LOCALES.find((locale) => locale.slice(0, 2) === language);
		if (found) return found;
	}
	return "zh-TW";
}
function preferenceOf(text) {
	const [tag = "", ...parameters] = text.trim().toLowerCase().split(";");
	const q = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find(Boolean);
	return {
		language: tag.slice(0, 2),
		weight: q === void 0 ? 1 : Number(q) || 0
	};
}
// src/features/audit/record-audit.ts
var CHAIN_LOCK = 71254001;
/**
* Adds a line to the audit log, in the transaction of what it tells of. Write it last: lines are chained, so from here to its end
* no other transaction can write one, and a lock taken after this one could wait for somebody who waits for us.
*/
async function recordAudit(tx, { account, action, area, target, details = {} }) {
	await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
	const [last] = await tx.select({ hash: auditLog.hash }).from(auditLog).orderBy(desc(auditLog.id)).limit(1);
	const line = {
		at: (/* @__PURE__ */ new Date()).toISOString(),
		accountId: account?.id ?? null,
		account: account?.account ?? null,
		action,
		area,
		target,
		details
	};
	await tx.insert(auditLog).values({
		...line,
		hash: chainedHash(last?.hash ?? "", line)
	});
}
// src/features/accounts/accounts-tables.ts
var accounts = pgTable("account", {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	account: text().notNull(),
	name: text().notNull(),
	email: text().notNull(),
	passwordHash: text("password_hash").notNull(),
	/** Hashes of the passwords before, newest first. */
	passwordHistory: jsonb("password_history").$type().notNull().default([]),
	mustChangePassword: boolean("must_change_password").notNull().default(false),
	/** JSON text of the flags, as the specification has it. */
	priv: text().notNull().default("{}"),
	active: boolean().notNull().default(true),
	lastSignInAt: moment("last_sign_in_at"),
	createdAt: moment("created_at").notNull().default(sql`now()`),
	updatedAt: moment("updated_at").notNull().default(sql`now()`),
	updatedBy: text("updated_by"),
	revision: integer().notNull().default(1),
	deletedAt: moment("deleted_at")
}, (table) => [uniqueIndex("account_name").on(sql`lower(${table.account})`).where(sql`${table.deletedAt} is null`)]);
// src/features/auth/auth-tables.ts
/** Application tokens, by the hash of the token. */
var appTokens = pgTable("app_token", {
	hash: text().primaryKey(),
	domain: text().notNull(),
	expiresAt: moment("expires_at").notNull()
}, (table) => [index("app_token_expiry").on(table.expiresAt)]);
/** Admin sessions; signing out deletes the row. */
var adminSessions = pgTable("admin_session", {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	tokenHash: text("token_hash").notNull().unique(),
	/** Hash of the half that only the HttpOnly cookie holds. */
	halfHash: text("half_hash").notNull(),
	accountId: integer("account_id").notNull().references(() => accounts.id, { onDelete: "cascade" }),
	ip: text().notNull(),
	userAgent: text("user_agent").notNull(),
	createdAt: moment("created_at").notNull().default(sql`now()`),
	seenAt: moment("seen_at").notNull(),
	expiresAt: moment("expires_at").notNull()
}, (table) => [index("admin_session_account").on(table.accountId)]);
/** Failed sign-ins by account name, whether or not there is such an account: an unknown name locks like a known one. */
var signInFailures = pgTable("sign_in_failure", {
	account: text().primaryKey(),
	failures: integer().notNull(),
	firstAt: moment("first_at").notNull(),
	lockedUntil: moment("locked_until")
});
// src/features/auth/tokens.ts
/** Kinds of tokens; the letter keeps one from being taken for the other. */
var LETTER = {
	app: "a",
	admin: "s",
	half: "h"
};
/** A token nobody can guess: a letter and 32 random bytes. */
var newToken = (kind) => LETTER[kind] + randomBytes(32).toString("base64url");
/** Whether the text has the form of such a token. */
var looksLike = (kind, text) => text.startsWith(LETTER[kind]) && /^[A-Za-z0-9_-]{44}$/.test(text);
/** What is stored of a token: a copy of the database opens nothing. */
var hashOf = (token) => createHash("sha256").update(token).digest("base64url");
/** Compares texts of any length in a time that does not tell where they differ. */
var isSame = (one, other) => timingSafeEqual(createHash("sha256").update(one).digest(), createHash("sha256").update(other).digest());
// src/features/auth/admin-sessions.ts
var SEEN_STEP = 6e4;
var idleSince = (now) => (/* @__PURE__ */ new Date(now - ADMIN_IDLE_SECONDS * 1e3)).toISOString();
/** Opens a session; the answer carries the token, the cookie its other half. */
async function openSession(tx, accountId, from) {
	const now = Date.now();
	const token = newToken("admin");
	const half = newToken("half");
	const expire = Math.floor(now / 1e3) + ADMIN_SESSION_SECONDS;
	const at = new Date(now).toISOString();
	await tx.insert(adminSessions).values({
		tokenHash: hashOf(token),
		halfHash: hashOf(half),
		accountId,
		ip: from.ip,
		userAgent: from.userAgent.slice(0, 300),
		createdAt: at,
		seenAt: at,
		expiresAt: (/* @__PURE__ */ new Date(expire * 1e3)).toISOString()
	});
	return {
		token,
		half,
		expire
	};
}
/** The account behind both halves of a session, or null when either is wrong, the session is over, or the account no longer works. */
async function signedInBy(db, token, half) {
	const [row] = await db.orm.select().from(adminSessions).innerJoin(accounts, eq(accounts.id, adminSessions.accountId)).where(eq(adminSessions.tokenHash, hashOf(token)));
	if (!row || !isSame(row.admin_session.halfHash, hashOf(half))) return null;
	if (!isRunning(row.admin_session) || !row.account.active || row.account.deletedAt !== null) return null;
	await noteSeen(db, row.admin_session);
	const { id, account, name, priv } = row.account;
	return {
		id,
		account,
		name,
		priv: privOf(priv),
		sessionId: row.admin_session.id
	};
}
var isRunning = ({ expiresAt, seenAt }) => Date.parse(expiresAt) > Date.now() && seenAt > idleSince(Date.now());
async function noteSeen(db, { id, seenAt }) {
	if (Date.now() - Date.parse(seenAt) < SEEN_STEP) return;
	await db.orm.update(adminSessions).set({ seenAt: (/* @__PURE__ */ new Date()).toISOString() }).where(eq(adminSessions.id, id));
}
/** The sessions of an account that are still running, newest first. */
async function sessionsOf(db, accountId) {
	return (await db.orm.select().from(adminSessions).where(eq(adminSessions.accountId, accountId)).orderBy(desc(adminSessions.id))).filter(isRunning);
}
/** Ends one session, of this account or (null) of anybody; false when there is no such session. */
async function endSession(tx, accountId, sessionId) {
	const isTheirs = accountId === null ? void 0 : eq(adminSessions.accountId, accountId);
	return (await tx.delete(adminSessions).where(and(eq(adminSessions.id, sessionId), isTheirs)).returning({ id: adminSessions.id })).length > 0;
}
/** Ends every session of an account: its password, flags or state have changed. */
var endSessionsOf = (tx, accountId) => tx.delete(adminSessions).where(eq(adminSessions.accountId, accountId));
/** Removes the sessions that are over. */
var dropOldSessions = (db) => db.orm.delete(adminSessions).where(or(lt(adminSessions.expiresAt, (/* @__PURE__ */ new Date()).toISOString()), lt(adminSessions.seenAt, idleSince(Date.now()))));
// src/features/accounts/find-account.ts
/** The account with this name, whatever its case, or null. */
async function accountNamed(db, name) {
	const [row] = await db.select().from(accounts).where(and(eq(sql`lower(${accounts.account})`, name.toLowerCase()), isNull(accounts.deletedAt)));
	return row ?? null;
}
/** The account with this id, or null. */
async function accountWithId(db, id) {
	const [row] = await db.select().from(accounts).where(and(eq(accounts.id, id), isNull(accounts.deletedAt)));
	return row ?? null;
}
// src/features/auth/own-sessions.ts
/** Who is signed in, and where they are signed in. */
function ownSessions(app, { db }) {
	app.get(AUTH_PATHS.userInfo, {
		config: { access: "account" },
		schema: {
			tags: ["auth"],
			summary: "Who is signed in"
		}
	}, async ({ admin }) => {
		const row = await accountWithId(db.orm, admin.id);
		if (!row || !admin) throw unauthorized();
		const { id, account, name, email } = row;
		return success({
			info: {
				id,
				account,
				name,
				email
			},
			name,
			firstPrivilege: firstPrivilegeOf(admin.priv),
			priv: JSON.stringify(admin.priv)
		});
	});
	app.get(AUTH_PATHS.sessions, {
		config: { access: "account" },
		schema: {
			tags: ["auth"],
			summary: "Own sessions"
		}
	}, async ({ admin }) => {
		const { id, sessionId } = admin;
		return success((await sessionsOf(db, id)).map((row) => sessionOf(row, sessionId)));
	});
	app.delete(AUTH_PATHS.endSession(":id"), {
		config: { access: "account" },
		schema: {
			tags: ["auth"],
			summary: "End one of the own sessions"
		}
	}, async ({ admin, params }) => {
		const session = idOf(params);
		await db.transaction(async (tx) => {
			if (!await endSession(tx, admin.id, session)) throw notExists();
			await recordAudit(tx, {
				account: admin,
				action: "end_session",
				area: "account",
				target: `session/${session}`
			});
		});
		return success(null);
	});
}
/** A session as people see it. */
var sessionOf = ({ id, ip, userAgent, createdAt, seenAt }, ownId) => ({
	id,
	ip,
	userAgent,
	createdAt,
	seenAt,
	current: id === ownId
});
// src/features/auth/at-most.ts
/** Runs at most `running` pieces of work at once; the others wait, and beyond `waiting` of them they are refused with 429. */
function atMost(running, waiting) {
	let busy = 0;
	const queue = [];
	return async function turn(work) {
		if (busy >= running) {
			if (queue.length >= waiting) throw new Refused(CODE.failed, 429, {
				message: "error.rateLimit",
				params: { seconds: 5 }
			});
			await new Promise((go) => queue.push(go));
		} else busy++;
		try {
			return await work();
		} finally {
			const next = queue.shift();
			if (next) next();
			else busy--;
		}
	};
}
// src/features/auth/password-hashes.ts
var COST = {
	memoryCost: 19456,
	timeCost: 2,
	parallelism: 1
};
var turn$1 = atMost(4, 200);
var hashPassword = (password) => turn$1(() => hash(password, COST));
var ofNobody;
/** Whether this is the password; without a hash (no such account) the same work is done for nothing. */
async function isPassword(password, stored) {
	ofNobody ??= hashPassword(crypto.randomUUID());
	const against = stored ?? await ofNobody;
	return await turn$1(() => verify(against, password)) && stored !== null;
}
/** Makes the hash of nobody ahead, so that the first unknown account is no slower than the rest. */
var warmUp = () => isPassword("", null);
// src/features/auth/common-passwords.ts
/** Long passwords that turn up in every leaked list, lower case and without separators. */
var COMMON_PASSWORDS = new Set(`password1234 password12345 password123456 passwordpassword 123456789012 1234567890123 12345678901234 123456123456 112233445566
  qwertyuiop12 qwertyuiop123 qwertyuiopasdf qwerty123456 qwerty1234567 1qaz2wsx3edc 1q2w3e4r5t6y 1q2w3e4r5t6y7u zaq12wsxcde3 qazwsxedcrfv
  asdfghjkl123 asdfghjklzxc zxcvbnm12345 iloveyou1234 iloveyouforever letmein12345 letmeinletmein welcome12345 welcome123456 administrator
  administrator1 administrator123 admin1234567 admin12345678 admin123456789 adminadmin12 adminadminadmin rootrootroot changeme1234
  changemechangeme changethispassword defaultpassword temporarypassword trustno1trustno1 correcthorsebatterystaple monkey123456
  dragon123456 football1234 baseball1234 superman1234 batman123456 princess1234 sunshine1234 abc123456789 abcd12345678 abcdefghijkl
  abcdefgh1234 a123456789012 aa1234567890 aaaa11112222 taiwan123456 taiwan12345678 taipei123456 student12345 teacher12345 university12
  university123 admission123 admissions123 admissions1234 yzu123456789 yuanze123456 yuanzeuniversity ji32k7au4a83 5j4cl3up6j03 p@ssw0rd1234 p@ssword1234
  passw0rd1234 passw0rd12345 password2024 password2025 password2026 summer202420 winter202420 mypassword123 secretsecret secret123456`.split(/\s+/));
/** What is wrong with a new password, as a message in words, or null. */
async function passwordProblem({ password, account, recent = [] }) {
	const plain = password.toLowerCase().replace(/[\s._-]/g, "");
	if ([...password].length < 12) return "validation.passwordShort";
	if (account !== "" && plain.includes(account.toLowerCase().replace(/[\s._-]/g, ""))) return "validation.passwordName";
	if (COMMON_PASSWORDS.has(plain) || new Set(plain).size < 5) return "validation.passwordCommon";
	for (const hash of recent.slice(0, 5)) if (await isPassword(password, hash)) return "validation.passwordRecent";
	return null;
}
// src/features/auth/set-password.ts
/** Refuses a password against the policy, with the reason in words at the field. */
async function requirePolicy(wish, { field, locale }) {
	const problem = await passwordProblem(wish);
	if (problem) throw invalid({ [field]: [messageOf(locale, problem)] });
}
/** The present hash and the ones before it. */
var recentHashesOf = (row) => [row.passwordHash, ...row.passwordHistory];
/** Gives an account another password and ends its sessions everywhere. */
async function setPassword(tx, row, { hash, mustChange, by }) {
	await tx.update(accounts).set({
		passwordHash: hash,
		passwordHistory: recentHashesOf(row).slice(0, 4),
		mustChangePassword: mustChange,
		updatedAt: (/* @__PURE__ */ new Date()).toISOString(),
		updatedBy: by,
		revision: sql`${accounts.revision} + 1`
	}).where(eq(accounts.id, row.id));
	await endSessionsOf(tx, row.id);
}
// src/features/auth/sign-in-attempts.ts
var MINUTE = 6e4;
/**
* Counts an attempt as failed before the password is looked at, so that a thousand at once are not a thousand guesses; the right password takes it back.
* Refuses with 1053 while the name is locked. Works by the name alone: an unknown name locks like a known one.
*/
async function reserveAttempt(db, account) {
	const now = Date.now();
	const at = new Date(now).toISOString();
	const lock = new Date(now + 15 * MINUTE).toISOString();
	const { failures, firstAt, lockedUntil } = signInFailures;
	const isOver = sql`coalesce(${lockedUntil}, ${firstAt} + make_interval(mins => ${15})) <= ${at}::timestamptz`;
	const next = sql`case when ${isOver} then 1 else ${failures} + 1 end`;
	const [row] = await db.orm.insert(signInFailures).values({
		account: nameOf$1(account),
		failures: 1,
		firstAt: at,
		lockedUntil: null
	}).onConflictDoUpdate({
		target: signInFailures.account,
		set: {
			failures: next,
			firstAt: sql`case when ${isOver} then ${at}::timestamptz else ${firstAt} end`,
			lockedUntil: sql`case when ${isOver} then null when ${failures} + 1 = ${5} then ${lock}::timestamptz else ${lockedUntil} end`
		}
	}).returning();
	if (row && row.failures > 5) throw locked(row.lockedUntil ?? lock, now);
}
function locked(until, now) {
	return new Refused(CODE.accountLocked, 423, { params: { minutes: Math.max(1, Math.ceil((Date.parse(until) - now) / MINUTE)) } });
}
/** Forgets the failures of a name: the password was right, or somebody unlocked it. */
var forgetAttempts = (db, account) => db.delete(signInFailures).where(eq(signInFailures.account, nameOf$1(account)));
/** Failures and lock of a name, as of now. */
function attemptsOf(row) {
	const now = Date.now();
	const lockedUntil = row?.lockedUntil && Date.parse(row.lockedUntil) > now ? row.lockedUntil : null;
	return {
		lockedUntil,
		failedCount: row !== null && (lockedUntil !== null || row.lockedUntil === null && Date.parse(row.firstAt) > now - 15 * MINUTE) ? Math.min(row.failures, 5) : 0
	};
}
/** Removes what is long over. */
var dropOldAttempts = (db) => db.orm.delete(signInFailures).where(lt(signInFailures.firstAt, (/* @__PURE__ */ new Date(Date.now() - 1440 * MINUTE)).toISOString()));
var nameOf$1 = (account) => account.toLowerCase();
// src/features/accounts/account-rules.ts
/** Nobody hands out a flag that they lack themselves. */
function requireOwnFlags({ by, before, after, locale }) {
	if (AREAS.filter((area) => allows(after, area) && !allows(before, area)).every((area) => allows(by.priv, area))) return;
	throw new Refused(CODE.unauthorized, 403, {
		message: "validation.privilege",
		errors: { priv: [messageOf(locale, "validation.privilege")] }
	});
}
/** Whoever may set an account's password can become it, so this takes every flag that the account has. */
function requireNoMoreFlags(by, row) {
	const priv = privOf(row.priv);
	if (AREAS.some((area) => allows(priv, area) && !allows(by.priv, area))) throw new Refused(CODE.unauthorized, 403, { message: "error.forbidden" });
}
/** Nobody deactivates, deletes or demotes the account they are signed in with. */
var aboutSelf = (locale, field) => new Refused(CODE.failed, 422, {
	message: "admin.self",
	...field && { errors: { [field]: [messageOf(locale, "admin.self")] } }
});
/** Every account that is there, locked until the transaction ends, so that two managers cannot take each other's flag at once. */
var lockAccounts = (tx) => tx.select().from(accounts).where(isNull(accounts.deletedAt)).orderBy(asc(accounts.id)).for("update");
/** Somebody who can sign in keeps the account flag. Call after the change, under `lockAccounts`. */
async function requireManager(tx, locale) {
	if ((await tx.select().from(accounts).where(isNull(accounts.deletedAt))).some((row) => row.active && allows(privOf(row.priv), "account"))) return;
	throw new Refused(CODE.failed, 422, {
		message: "admin.lastOwner",
		errors: { priv: [messageOf(locale, "admin.lastOwner")] }
	});
}
// src/features/accounts/account-view.ts
/** An account as managers read it. */
function accountOf(row, failures) {
	const { id, account, name, email, active, mustChangePassword, lastSignInAt, createdAt, updatedAt, revision } = row;
	return {
		id,
		account,
		name,
		email,
		priv: privOf(row.priv),
		active,
		mustChangePassword,
		...attemptsOf(failures),
		lastSignInAt,
		createdAt,
		updatedAt,
		revision
	};
}
var withFailures = (db) => db.select().from(accounts).leftJoin(signInFailures, eq(signInFailures.account, sql`lower(${accounts.account})`));
/** One account as managers read it, or null. */
async function readAccount(db, id) {
	const [found] = await withFailures(db).where(and(eq(accounts.id, id), isNull(accounts.deletedAt)));
	return found ? accountOf(found.account, found.sign_in_failure) : null;
}
/** Every account, by name; there are never many. */
async function readAccounts(db) {
	return (await withFailures(db).where(isNull(accounts.deletedAt)).orderBy(asc(accounts.account))).map((each) => accountOf(each.account, each.sign_in_failure));
}
// src/features/accounts/one-time-password.ts
var SIGNS$1 = "abcdefghjkmnpqrstuvwxyz23456789";
/** A password for one sign-in: four groups of four, 79 bits. */
var oneTimePassword = () => Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => SIGNS$1[randomInt(31)]).join("")).join("-");
// src/features/accounts/account-actions.ts
var config$4 = { access: { area: "account" } };
var saying$1 = (summary) => ({
	config: config$4,
	schema: {
		tags: ["account"],
		summary
	}
});
/** Deleting and unlocking an account, resetting its password, and ending its sessions. */
function accountActions(app, { db }) {
	app.delete(ACCOUNT_PATHS.remove(":id"), saying$1("Delete an account"), async (request) => {
		const locale = localeOf(request);
		const admin = request.admin;
		const id = idOf(request.params);
		if (id === admin.id) throw aboutSelf(locale);
		await db.transaction(async (tx) => {
			const row = (await lockAccounts(tx)).find((each) => each.id === id);
			if (!row) throw notExists();
			await tx.update(accounts).set({
				deletedAt: (/* @__PURE__ */ new Date()).toISOString(),
				updatedBy: admin.name
			}).where(eq(accounts.id, id));
			await endSessionsOf(tx, id);
			await requireManager(tx, locale);
			await recordAudit(tx, {
				account: admin,
				action: "delete",
				area: "account",
				target: `account/${id}`,
				details: { account: row.account }
			});
		});
		return success(null);
	});
	app.post(ACCOUNT_PATHS.unlock(":id"), saying$1("Unlock an account"), async (request) => {
		const id = idOf(request.params);
		return success(await db.transaction(async (tx) => {
			const row = await accountWithId(tx, id);
			if (!row) throw notExists();
			await forgetAttempts(tx, row.account);
			await recordAudit(tx, {
				account: request.admin,
				action: "unlock",
				area: "account",
				target: `account/${id}`
			});
			return readAccount(tx, id);
		}));
	});
	app.post(ACCOUNT_PATHS.resetPassword(":id"), saying$1("Reset a password"), async (request) => {
		const admin = request.admin;
		const id = idOf(request.params);
		const password = oneTimePassword();
		const hash = await hashPassword(password);
		return success({
			account: await db.transaction(async (tx) => {
				const row = await accountWithId(tx, id);
				if (!row) throw notExists();
				requireNoMoreFlags(admin, row);
				await setPassword(tx, row, {
					hash,
					mustChange: true,
					by: admin.name
				});
				await forgetAttempts(tx, row.account);
				await recordAudit(tx, {
					account: admin,
					action: "reset_password",
					area: "account",
					target: `account/${id}`
				});
				return readAccount(tx, id);
			}),
			oneTimePassword: password
		});
	});
	app.get(ACCOUNT_PATHS.sessions(":id"), saying$1("Sessions of an account"), async ({ params, admin }) => {
		const id = idOf(params);
		if (!await accountWithId(db.orm, id)) throw notExists();
		return success((await sessionsOf(db, id)).map((row) => sessionOf(row, admin.sessionId)));
	});
	app.delete(ACCOUNT_PATHS.endSession(":id"), saying$1("End a session of an account"), async ({ params, admin }) => {
		const session = idOf(params);
		await db.transaction(async (tx) => {
			if (!await endSession(tx, null, session)) throw notExists();
			await recordAudit(tx, {
				account: admin,
				action: "end_session",
				area: "account",
				target: `session/${session}`
			});
		});
		return success(null);
	});
}
// src/features/unique-violation.ts
/** Whether the database refused a write because its value is taken; drizzle puts the driver's error into `cause`. */
function isUniqueViolation(error) {
	for (let each = error; each; each = each.cause) if (each.code === "23505") return true;
	return false;
}
// src/features/accounts/account-schema.ts
var flag = z.union([z.literal(0), z.literal(1)], "validation.select");
var priv = z.strictObject(Object.fromEntries(AREAS.map((area) => [area, flag.default(0)])), "validation.required");
var email = z.string("validation.email").trim().max(120, "validation.email").refine((value) => value === "" || z.email().safeParse(value).success, "validation.email");
var facts$1 = {
	account: z.string("validation.required").trim().min(1, "validation.required").regex(/^[A-Za-z0-9._-]{3,40}$/, "validation.accountName"),
	name: z.string("validation.required").trim().min(1, "validation.required").max(60, "validation.maxLength|max=60"),
	email,
	priv,
	active: z.boolean("validation.select")
};
var wish = {
	password: z.preprocess((value) => value === "" || value === null ? void 0 : value, z.string("validation.password").max(200, "validation.password").optional()),
	mustChangePassword: z.boolean("validation.select").optional()
};
var addedAccount = z.strictObject({
	...facts$1,
	email: email.default(""),
	active: facts$1.active.default(true),
	...wish
});
var editedAccount = z.strictObject({
	...z.object(facts$1).partial().shape,
	...wish,
	revision: z.int("validation.required").min(1, "validation.required")
});
// src/features/accounts/add-account.ts
/** A new account; without a password it gets one for its first sign-in, told in this answer only. */
function addAccount(app, { db }) {
	app.post(ACCOUNT_PATHS.add, {
		config: { access: { area: "account" } },
		schema: {
			tags: ["account"],
			summary: "Add an account"
		}
	}, async (request) => {
		const locale = localeOf(request);
		const admin = request.admin;
		const { password, mustChangePassword = true, priv, ...facts } = parsed(addedAccount, request.body, locale);
		requireOwnFlags({
			by: admin,
			before: {},
			after: priv,
			locale
		});
		if (password !== void 0) await requirePolicy({
			password,
			account: facts.account
		}, {
			field: "password",
			locale
		});
		const made = password ?? oneTimePassword();
		const passwordHash = await hashPassword(made);
		return success({
			account: await db.transaction(async (tx) => {
				const [row] = await tx.insert(accounts).values({
					...facts,
					priv: JSON.stringify(priv),
					passwordHash,
					mustChangePassword: password === void 0 || mustChangePassword,
					updatedBy: admin.name
				}).returning({ id: accounts.id });
				const id = row.id;
				await recordAudit(tx, {
					account: admin,
					action: "add",
					area: "account",
					target: `account/${id}`,
					details: {
						account: facts.account,
						priv
					}
				});
				return readAccount(tx, id);
			}).catch((error) => {
				throw isUniqueViolation(error) ? nameTaken(locale) : error;
			}),
			oneTimePassword: password === void 0 ? made : null
		});
	});
}
var nameTaken = (locale) => new Refused(CODE.accountExists, 409, { errors: { account: [messageOf(locale, "error.code.1001")] } });
// src/plugins/method-override.ts
/**
* Lets POST stand for PUT on routes made with `editRoute`, when the body says `_method: put` or the header X-HTTP-Method-Override says so.
* Anywhere else, and with any other value, an override is malformed: it could slip past rules that go by method.
*/
function methodOverride(app) {
	app.addHook("preValidation", async (request) => {
		const asked = overridesOf(request);
		const mayOverride = request.method === "POST" && request.routeOptions.config.override === true;
		if (asked.some((value) => !mayOverride || typeof value !== "string" || value.toLowerCase() !== "put")) throw malformed();
		if (mayOverride && asked.length === 0) throw malformed();
		if (isRecord(request.body)) delete request.body._method;
	});
}
/** An edit route: answers PUT, and POST with method override put. */
function editRoute(app, route) {
	app.route({
		...route,
		method: ["POST", "PUT"],
		config: {
			...route.config,
			override: true
		}
	});
}
function overridesOf(request) {
	const header = request.headers["x-http-method-override"];
	const inBody = isRecord(request.body) && Object.hasOwn(request.body, "_method") ? [request.body._method] : [];
	return header === void 0 ? inBody : [header, ...inBody];
}
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
// src/features/accounts/edit-account.ts
/** Changes an account; its sessions end when its flags, its state or its password change. */
function editAccount(app, { db }) {
	editRoute(app, {
		url: ACCOUNT_PATHS.edit(":id"),
		config: { access: { area: "account" } },
		schema: {
			tags: ["account"],
			summary: "Change an account"
		},
		handler: async (request) => {
			const locale = localeOf(request);
			const admin = request.admin;
			const id = idOf(request.params);
			const { revision, password, mustChangePassword, priv, ...facts } = parsed(editedAccount, request.body, locale);
			const now = await accountWithId(db.orm, id);
			if (!now) throw notExists();
			if (password !== void 0) {
				requireNoMoreFlags(admin, now);
				await requirePolicy({
					password,
					account: facts.account ?? now.account,
					recent: recentHashesOf(now)
				}, {
					field: "password",
					locale
				});
			}
			const hash = password === void 0 ? null : await hashPassword(password);
			return success(await db.transaction(async (tx) => {
				const row = (await lockAccounts(tx)).find((each) => each.id === id);
				if (!row) throw notExists();
				const before = privOf(row.priv);
				const after = priv ?? before;
				const flagsChange = AREAS.some((area) => allows(before, area) !== allows(after, area));
				const stateChanges = facts.active !== void 0 && facts.active !== row.active;
				if (id === admin.id && flagsChange) throw aboutSelf(locale, "priv");
				if (id === admin.id && stateChanges) throw aboutSelf(locale, "active");
				requireOwnFlags({
					by: admin,
					before,
					after,
					locale
				});
				if (row.revision !== revision) throw olderRevision(await readAccount(tx, id), row.updatedBy ?? row.name);
				await tx.update(accounts).set({
					...facts,
					...priv && { priv: JSON.stringify(priv) },
					...mustChangePassword !== void 0 && { mustChangePassword },
					updatedAt: (/* @__PURE__ */ new Date()).toISOString(),
					updatedBy: admin.name,
					revision: hash === null ? sql`${accounts.revision} + 1` : row.revision
				}).where(and(eq(accounts.id, id), eq(accounts.revision, revision)));
				if (hash !== null) await setPassword(tx, row, {
					hash,
					mustChange: mustChangePassword ?? id !== admin.id,
					by: admin.name
				});
				else if (flagsChange || stateChanges) await endSessionsOf(tx, id);
				await requireManager(tx, locale);
				const fields = Object.keys({
					...facts,
					...priv && { priv },
					...hash && { password }
				});
				await recordAudit(tx, {
					account: admin,
					action: "edit",
					area: "account",
					target: `account/${id}`,
					details: {
						fields,
						...flagsChange && {
							before,
							after
						}
					}
				});
				return readAccount(tx, id);
			}).catch((error) => {
				throw isUniqueViolation(error) ? nameTaken(locale) : error;
			}));
		}
	});
}
// src/features/accounts/first-account.ts
/** The account of the very first sign-in, with every flag, made when there is no account at all. */
async function ensureFirstAccount({ db, config, log }) {
	const [any] = await db.orm.select({ id: accounts.id }).from(accounts).limit(1);
	if (any) return;
	const { adminAccount: account, adminPassword: password, adminPasswordGenerated } = config;
	const problem = await passwordProblem({
		password,
		account
	});
	if (problem) throw new Error(`Setting ADMIN_PASSWORD: ${messageOf("en", problem)}`);
	const passwordHash = await hashPassword(password);
	await db.transaction(async (tx) => {
		await tx.execute(sql`lock table ${accounts} in share row exclusive mode`);
		const [made] = await tx.select({ id: accounts.id }).from(accounts).limit(1);
		if (made) return;
		const priv = JSON.stringify(Object.fromEntries(AREAS.map((area) => [area, 1])));
		await tx.insert(accounts).values({
			account,
			name: "系統管理員",
			email: "",
			passwordHash,
			priv,
			mustChangePassword: adminPasswordGenerated
		});
		log.info({ account }, "first account made");
	});
}
// src/features/accounts/accounts-routes.ts
var config$3 = { access: { area: "account" } };
/** Accounts: who may sign in, and what they may do. */
async function accountsRoutes(app, deps) {
	await ensureFirstAccount(deps);
	app.get(ACCOUNT_PATHS.list, {
		config: config$3,
		schema: {
			tags: ["account"],
			summary: "Accounts"
		}
	}, async ({ query }) => {
		const { search, ...page } = queryOf(searchQuery, query);
		const wanted = search.toLowerCase();
		return success(pageOf$1((await readAccounts(deps.db.orm)).filter(({ account, name, email }) => [
			account,
			name,
			email
		].some((text) => text.toLowerCase().includes(wanted))), page));
	});
	app.get(ACCOUNT_PATHS.info(":id"), {
		config: config$3,
		schema: {
			tags: ["account"],
			summary: "One account"
		}
	}, async ({ params }) => {
		const account = await readAccount(deps.db.orm, idOf(params));
		if (!account) throw notExists();
		return success(account);
	});
	addAccount(app, deps);
	editAccount(app, deps);
	accountActions(app, deps);
	auditList(app, deps);
}
// src/plugins/site-origins.ts
/** The origins in the setting SITE_ORIGIN: one, or several joined by commas. */
var siteOrigins = (setting) => (setting ?? "").split(",").map((each) => each.trim()).filter((each) => URL.canParse(each)).map((each) => new URL(each).origin);
// src/features/rate-limit/rate-limit-table.ts
/** Counters of the limits that have to hold over all processes and restarts. */
var rateCounts = pgTable("rate_count", {
	key: text().primaryKey(),
	count: integer().notNull(),
	resetsAt: moment("resets_at").notNull()
});
// src/features/rate-limit/count-request.ts
/** Counts a request and refuses it with 429 when there were `max` already; the counters live in the database. */
async function countRequest(db, reply, { key, max, seconds }) {
	const now = /* @__PURE__ */ new Date();
	const resetsAt = new Date(now.getTime() + seconds * 1e3).toISOString();
	const isOver = sql`${rateCounts.resetsAt} <= ${now.toISOString()}`;
	const [row] = await db.insert(rateCounts).values({
		key,
		count: 1,
		resetsAt
	}).onConflictDoUpdate({
		target: rateCounts.key,
		set: {
			count: sql`case when ${isOver} then 1 else ${rateCounts.count} + 1 end`,
			resetsAt: sql`case when ${isOver} then ${resetsAt}::timestamptz else ${rateCounts.resetsAt} end`
		}
	}).returning();
	if (!row || row.count <= max) return;
	const left = Math.max(1, Math.ceil((Date.parse(row.resetsAt) - now.getTime()) / 1e3));
	reply.header("retry-after", left);
	throw new Refused(CODE.failed, 429, {
		message: "error.rateLimit",
		params: { seconds: left }
	});
}
/** Removes the counters that are over. */
var dropOldCounts = (db) => db.orm.delete(rateCounts).where(lt(rateCounts.resetsAt, (/* @__PURE__ */ new Date()).toISOString()));
// src/features/auth/app-sign-in.ts
var credential = () => z.string("validation.required").min(1, "validation.required").max(200, "validation.required");
var application = z.strictObject({
	key: credential(),
	secret: credential(),
	domain: z.string("validation.required").trim().min(1, "validation.required").max(255, "validation.url")
});
/** POST signin {key, secret, domain}: how an application gets the token that every other call carries. */
function appSignIn(app, { config, db }) {
	app.post(AUTH_PATHS.appSignIn, {
		config: { access: "public" },
		schema: {
			tags: ["auth"],
			summary: "Application token"
		}
	}, async (request, reply) => {
		reply.header("cache-control", "no-store");
		const { key, secret, domain } = parsed(application, request.body, localeOf(request));
		if (![isSame(key, config.appKey), isSame(secret, config.appSecret)].every(Boolean)) {
			await countRequest(db.orm, reply, {
				key: `signin-refused:${request.ip}`,
				max: 30,
				seconds: 600
			});
			throw unauthorized();
		}
		if (!isOurDomain(domain, request, config)) throw unauthorized();
		await countRequest(db.orm, reply, {
			key: `signin:${request.ip}`,
			max: config.signInLimit,
			seconds: 600
		});
		return success(await app.appTokens.issue(hostOf(domain) ?? domain));
	});
}
/** With SITE_ORIGIN set, the domain has to be one of its hosts, and so has the Origin where a browser sends one. */
function isOurDomain(domain, { headers }, { siteOrigin }) {
	const origins = siteOrigins(siteOrigin);
	if (origins.length === 0) return true;
	return origins.map(hostOf).includes(hostOf(domain)) && (headers.origin === void 0 || origins.includes(headers.origin));
}
/** The host of `example.org`, `example.org:8080` or an address with a scheme. */
function hostOf(text) {
	const address = text.includes("://") ? text : `https://${text}`;
	return URL.canParse(address) ? new URL(address).hostname : null;
}
// src/features/auth/prove-password.ts
/** The account with this name and password. Refuses with 1053 while the name is locked, and with 1051 alike for a wrong password and an unknown name. */
async function provePassword(db, account, password) {
	await reserveAttempt(db, account);
	const row = await accountNamed(db.orm, account);
	if (!await isPassword(password, row?.passwordHash ?? null) || row === null) {
		await db.transaction((tx) => recordAudit(tx, {
			account: row,
			action: "sign_in_failed",
			area: "account",
			target: `account/${row?.id ?? "unknown"}`
		}));
		throw new Refused(CODE.wrongPassword, 401);
	}
	await forgetAttempts(db.orm, account);
	return row;
}
// src/features/auth/login.ts
var accountName = () => z.string("validation.required").trim().min(1, "validation.required").max(100, "validation.accountName");
var givenPassword = () => z.string("validation.required").min(1, "validation.required").max(200, "validation.password");
var credentials = z.strictObject({
	account: accountName(),
	password: givenPassword()
});
/** Sign-in and sign-out of staff. */
function login(app, deps) {
	const { db, config } = deps;
	app.post(AUTH_PATHS.login, {
		config: { access: "public" },
		schema: {
			tags: ["auth"],
			summary: "Sign in"
		}
	}, async (request, reply) => {
		const { account, password } = parsed(credentials, request.body, localeOf(request));
		await countRequest(db.orm, reply, {
			key: `login:${request.ip}`,
			max: config.loginLimit,
			seconds: 600
		});
		const row = await provePassword(db, account, password);
		if (!row.active) throw new Refused(CODE.accountInactive, 403);
		if (row.mustChangePassword) throw new Refused(CODE.updatePassword, 403);
		const { token, half, expire } = await db.transaction(async (tx) => {
			await tx.update(accounts).set({ lastSignInAt: (/* @__PURE__ */ new Date()).toISOString() }).where(eq(accounts.id, row.id));
			const session = await openSession(tx, row.id, {
				ip: request.ip,
				userAgent: request.headers["user-agent"] ?? ""
			});
			await recordAudit(tx, {
				account: row,
				action: "sign_in",
				area: "account",
				target: `account/${row.id}`,
				details: { ip: request.ip }
			});
			return session;
		});
		setHalf(request, reply, {
			half,
			expire,
			siteOrigin: config.siteOrigin
		});
		return success({
			token,
			expire
		});
	});
	app.post(AUTH_PATHS.logout, {
		config: { access: "account" },
		schema: {
			tags: ["auth"],
			summary: "Sign out"
		}
	}, async (request, reply) => {
		const { admin } = request;
		if (admin) await db.transaction(async (tx) => {
			await endSession(tx, admin.id, admin.sessionId);
			await recordAudit(tx, {
				account: admin,
				action: "sign_out",
				area: "account",
				target: `account/${admin.id}`
			});
		});
		reply.clearCookie(ADMIN_HALF_COOKIE.name, { path: ADMIN_HALF_COOKIE.path });
		return success(null);
	});
}
function setHalf(request, reply, { half, expire, siteOrigin }) {
	reply.setCookie(ADMIN_HALF_COOKIE.name, half, {
		path: ADMIN_HALF_COOKIE.path,
		httpOnly: true,
		sameSite: "strict",
		secure: request.protocol === "https" || (siteOrigin?.startsWith("https://") ?? false),
		expires: /* @__PURE__ */ new Date(expire * 1e3)
	});
}
// src/features/auth/change-password.ts
var change$1 = z.strictObject({
	account: accountName().optional(),
	oldPassword: givenPassword(),
	newPassword: givenPassword()
});
/** A new password for whoever knows the old one: before signing in (after 1054) by the account's name, or signed in. All its sessions end. */
function changePassword(app, { db, config }) {
	app.post(AUTH_PATHS.changePassword, {
		config: { access: "public" },
		schema: {
			tags: ["auth"],
			summary: "Change the password"
		}
	}, async (request, reply) => {
		const locale = localeOf(request);
		const { account, oldPassword, newPassword } = parsed(change$1, request.body, locale);
		const name = account ?? request.admin?.account;
		if (name === void 0) throw unauthorized();
		await countRequest(db.orm, reply, {
			key: `login:${request.ip}`,
			max: config.loginLimit,
			seconds: 600
		});
		const row = await provePassword(db, name, oldPassword);
		if (!row.active) throw new Refused(CODE.accountInactive, 403);
		await requirePolicy({
			password: newPassword,
			account: row.account,
			recent: recentHashesOf(row)
		}, {
			field: "newPassword",
			locale
		});
		const hash = await hashPassword(newPassword);
		await db.transaction(async (tx) => {
			await setPassword(tx, row, {
				hash,
				mustChange: false,
				by: row.name
			});
			await recordAudit(tx, {
				account: row,
				action: "change_password",
				area: "account",
				target: `account/${row.id}`
			});
		});
		return success(null);
	});
}
// src/features/auth/check-secrets.ts
var KNOWN = /* @__PURE__ */ new Set([
	"secret",
	"password",
	"changeme",
	"change-me",
	"default",
	"example",
	"admin",
	"key",
	"test",
	"app-key",
	"app-secret",
	"your-secret",
	"your-key"
]);
/** Stops the start-up when a secret is empty, short or one that everybody knows. */
function checkSecrets({ appKey, appSecret, dataKey, internalToken }) {
	for (const [name, value] of Object.entries({
		APP_KEY: appKey,
		APP_SECRET: appSecret,
		DATA_KEY: dataKey,
		INTERNAL_TOKEN: internalToken
	})) if (value.length < 8 || KNOWN.has(value.toLowerCase()) || new Set(value).size < 4) throw new Error(`Setting ${name} is empty, too short or a well-known default; give it a random value`);
}
// src/features/auth/auth-routes.ts
/** Sign-in of applications and of staff. */
async function authRoutes(app, deps) {
	checkSecrets(deps.config);
	await warmUp();
	appSignIn(app, deps);
	login(app, deps);
	changePassword(app, deps);
	ownSessions(app, deps);
}
// src/features/forms/forms-tables.ts
/** What visitors sent with any of the forms; a new form needs no table of its own. */
var submissions = pgTable("submission", {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	form: text().notNull(),
	reference: text().notNull().unique(),
	/** The answers that name nobody. */
	facts: jsonb().$type().notNull(),
	/** The personal answers, encrypted; null once they are erased. */
	personal: text(),
	school: text().notNull(),
	noticeVersion: text("notice_version").notNull(),
	consentAt: moment("consent_at").notNull(),
	state: text().$type().notNull().default("new"),
	assigneeId: integer("assignee_id").references(() => accounts.id),
	scheduledAt: moment("scheduled_at"),
	/** The staff's notes, encrypted: people write names and numbers into them. */
	notes: text(),
	history: jsonb().$type().notNull().default([]),
	createdAt: moment("created_at").notNull().default(sql`now()`),
	updatedAt: moment("updated_at").notNull().default(sql`now()`),
	updatedBy: text("updated_by"),
	revision: integer().notNull().default(1),
	deletedAt: moment("deleted_at")
}, (table) => [index("submission_newest").on(table.form, table.createdAt.desc().nullsFirst())]);
/** Answers to POSTs by their Idempotency-Key: sent twice, done once. */
var idempotency = pgTable("idempotency", {
	key: text().notNull(),
	route: text().notNull(),
	bodyHash: text("body_hash").notNull(),
	answer: jsonb().$type(),
	createdAt: moment("created_at").notNull()
}, (table) => [primaryKey({ columns: [table.key, table.route] }), index("idempotency_age").on(table.createdAt)]);
// src/features/forms/once.ts
var KEPT_SECONDS = 86400;
/** Without a key, the same from the same sender within this time counts as sent twice. */
var TWIN_SECONDS = 10;
/**
* Does the work once for everything that is sent with one key, in one transaction with the key and the answer: a lost reply, a second press of the button
* and 50 requests at once get the answer of the first. The same key with another body is a mistake of the sender.
*/
async function once$1(db, { key, sender, route, bodyHash, work }) {
	if (key !== null && !/^[\w.:-]{8,128}$/.test(key)) throw malformed();
	const name = key ?? `twin:${sender}:${bodyHash}`;
	const now = Date.now();
	const over = (/* @__PURE__ */ new Date(now - (key === null ? TWIN_SECONDS : KEPT_SECONDS) * 1e3)).toISOString();
	try {
		return await db.transaction(async (tx) => {
			await tx.execute(sql`set local lock_timeout = '3s'`);
			const fresh = {
				bodyHash,
				answer: null,
				createdAt: new Date(now).toISOString()
			};
			const [taken] = await tx.insert(idempotency).values({
				key: name,
				route,
				...fresh
			}).onConflictDoUpdate({
				target: [idempotency.key, idempotency.route],
				set: fresh,
				setWhere: lt(idempotency.createdAt, over)
			}).returning({ key: idempotency.key });
			const isThis = sql`${idempotency.key} = ${name} and ${idempotency.route} = ${route}`;
			if (!taken) {
				const [before] = await tx.select().from(idempotency).where(isThis);
				if (before?.bodyHash !== bodyHash) throw new Refused(CODE.failed, 422, { message: "error.code.-1" });
				return {
					answer: before.answer,
					replayed: true
				};
			}
			const answer = await work(tx);
			await tx.update(idempotency).set({ answer }).where(isThis);
			return {
				answer,
				replayed: false
			};
		});
	} catch (error) {
		if (isLockTimeout(error)) throw new Refused(CODE.failed, 409, { message: "error.code.-1" });
		throw error;
	}
}
function isLockTimeout(error) {
	for (let each = error; each; each = each.cause) if (each.code === "55P03") return true;
	return false;
}
/** Removes the keys that are no longer kept. */
var dropOldKeys = (db) => db.orm.delete(idempotency).where(lt(idempotency.createdAt, (/* @__PURE__ */ new Date(Date.now() - KEPT_SECONDS * 1e3)).toISOString()));
// src/features/forms/retention.ts
/** What the notice promises: a year after sending, names and numbers go; school, dates and head counts stay for the statistics. */
var KEPT_DAYS = 365;
/** The part of a row that names people, emptied. */
var erasedPart = {
	personal: null,
	notes: null
};
/** Erases the personal data of submissions whose time is over. Returns how many there were. */
async function eraseOld(db) {
	const before = (/* @__PURE__ */ new Date(Date.now() - KEPT_DAYS * 24 * 36e5)).toISOString();
	return db.transaction(async (tx) => {
		const gone = await tx.update(submissions).set(erasedPart).where(and(lt(submissions.createdAt, before), isNotNull(submissions.personal))).returning({ id: submissions.id });
		if (gone.length > 0) await recordAudit(tx, {
			account: null,
			action: "erase",
			area: "forms",
			target: "submissions",
			details: { ids: gone.map(({ id }) => id) }
		});
		return gone.length;
	});
}
// src/features/housekeeping.ts
var EVERY = 36e5;
/** Removes what is over and erases personal data whose time has come: when the server starts to listen and every hour. */
function keepHouse(app, { db, log }) {
	let timer;
	const clean = () => cleanUp(app, db).catch((error) => log.warn({ err: error }, "cleaning up failed; it is tried again in an hour"));
	app.addHook("onListen", async () => {
		await clean();
		timer = setInterval(() => void clean(), EVERY).unref();
	});
	app.addHook("onClose", async () => clearInterval(timer));
}
async function cleanUp(app, db) {
	await eraseOld(db);
	await app.appTokens.dropExpired();
	await dropOldSessions(db);
	await dropOldAttempts(db);
	await dropOldCounts(db);
	await dropOldKeys(db);
}
// src/features/forms/assignees.ts
/** Who may be put in charge: active accounts with the forms flag. Reviewers need not see the accounts themselves. */
function assignees(app, { db }) {
	app.get(ASSIGNEES_PATH, {
		config: { access: { area: "forms" } },
		schema: {
			tags: ["forms"],
			summary: "Possible assignees"
		}
	}, async () => {
		const { id, name, priv, account, active, deletedAt } = accounts;
		return success((await db.orm.select({
			id,
			name,
			priv
		}).from(accounts).where(and(eq(active, true), isNull(deletedAt))).orderBy(asc(account))).filter((row) => allows(privOf(row.priv), "forms")).map((row) => ({
			id: row.id,
			name: row.name
		})));
	});
}
// src/features/forms/personal-data.ts
/** The answers that tell who somebody is: encrypted at rest, masked in lists, erased after the retention period. */
var PERSONAL_FIELDS = [
	"name",
	"phone",
	"mobile",
	"email",
	"remarks"
];
var isPersonal = (name) => PERSONAL_FIELDS.includes(name);
/** A submission's answers in two parts: those that name somebody, and the rest. */
function divided(answers) {
	const entries = Object.entries(answers);
	return {
		personal: Object.fromEntries(entries.filter(([name]) => isPersonal(name))),
		facts: Object.fromEntries(entries.filter(([name]) => !isPersonal(name)))
	};
}
/** The personal answers as a list shows them: enough to recognise an entry, not enough to write to anybody. */
function masked({ name, phone, mobile, email }) {
	return {
		name: maskedName(name),
		phone: maskedNumber(phone),
		mobile: maskedNumber(mobile),
		email: maskedEmail(email),
		remarks: null
	};
}
function maskedName(name) {
	const [first, ...rest] = [...name ?? ""];
	return first === void 0 ? name ?? null : `${first}${"○".repeat(Math.max(1, Math.min(rest.length, 2)))}`;
}
function maskedNumber(number) {
	const digits = (number ?? "").replace(/\D/g, "").length;
	let seen = 0;
	return number ? number.replace(/\d/g, (digit) => seen++ < digits - 3 ? "*" : digit) : number ?? null;
}
function maskedEmail(email) {
	const at = email?.lastIndexOf("@") ?? -1;
	return email && at > 0 ? `${email[0]}***${email.slice(at)}` : email ?? null;
}
// src/features/forms/review-view.ts
/** The personal answers of a row; all null once they are erased. */
function personalOf({ reference, personal }, sealing) {
	const erased = Object.fromEntries(PERSONAL_FIELDS.map((name) => [name, null]));
	return personal === null ? erased : {
		...erased,
		...sealing.open(reference, personal)
	};
}
var notesOf = ({ reference, notes }, sealing) => notes === null ? [] : sealing.open(`${reference}/notes`, notes);
var sealedNotes = (reference, notes, sealing) => sealing.seal(`${reference}/notes`, notes);
/** A submission as whoever opens it reads it. */
function reviewedOf(row, assignee, sealing) {
	return {
		...listedWith(row, assignee, personalOf(row, sealing)),
		notes: notesOf(row, sealing),
		history: row.history
	};
}
/** A submission as the list shows it. */
var listedOf = (row, assignee, sealing) => listedWith(row, assignee, masked(personalOf(row, sealing)));
function listedWith(row, assignee, personal) {
	const { id, reference, createdAt, updatedAt, revision, noticeVersion, state, scheduledAt, facts } = row;
	const who = assignee && {
		id: assignee.id,
		name: assignee.name
	};
	return {
		...facts,
		...personal,
		id,
		reference,
		createdAt,
		updatedAt,
		revision,
		noticeVersion,
		state,
		assignee: who,
		scheduledAt
	};
}
// src/features/forms/review-entry.ts
var config$2 = { access: { area: "forms" } };
/** GET <form>_info and DELETE del_<form>: both leave a line in the audit log. */
function reviewEntry(app, { db }, { form, sealing }) {
	const paths = formPathsOf(form);
	app.get(paths.info(":id"), {
		config: config$2,
		schema: {
			tags: ["forms"],
			summary: `${form.label.en}: one entry`
		}
	}, async ({ params, admin }) => {
		const found = await findSubmission(db.orm, form, idOf(params));
		await db.transaction((tx) => recordAudit(tx, {
			account: admin,
			action: "view",
			area: "forms",
			target: `${form.name}/${found.submission.id}`
		}));
		return success(reviewedOf(found.submission, found.account, sealing));
	});
	app.delete(paths.remove(":id"), {
		config: config$2,
		schema: {
			tags: ["forms"],
			summary: `${form.label.en}: delete and erase the personal data`
		}
	}, async ({ params, admin }) => {
		const id = idOf(params);
		await db.transaction(async (tx) => {
			const { submission } = await findSubmission(tx, form, id);
			const now = (/* @__PURE__ */ new Date()).toISOString();
			await tx.update(submissions).set({
				...erasedPart,
				deletedAt: now,
				updatedAt: now,
				updatedBy: admin?.name ?? null,
				revision: submission.revision + 1
			}).where(eq(submissions.id, id));
			await recordAudit(tx, {
				account: admin,
				action: "delete",
				area: "forms",
				target: `${form.name}/${id}`,
				details: { reference: submission.reference }
			});
		});
		return success(null);
	});
}
/** A submission of this form, with its assignee; an id of another form is not there. */
async function findSubmission(orm, form, id) {
	const isThis = and(eq(submissions.id, id), eq(submissions.form, form.name), isNull(submissions.deletedAt));
	const [found] = await orm.select().from(submissions).leftJoin(accounts, eq(accounts.id, submissions.assigneeId)).where(isThis);
	if (!found) throw notExists();
	return found;
}
// src/features/forms/review-events.ts
/** What changed, in the sentences of the history (content, so in Traditional Chinese). */
function eventsOf({ before, after, at, by }) {
	return [
		before.state !== after.state && `狀態由「${stateName(before.state)}」改為「${stateName(after.state)}」`,
		before.assignee !== after.assignee && (after.assignee === null ? "取消承辦人" : `承辦人改為${after.assignee}`),
		before.scheduledAt !== after.scheduledAt && (after.scheduledAt === null ? "取消排定時間" : `時間排定於${taipeiTime(after.scheduledAt)}`)
	].filter((text) => text !== false).map((text) => ({
		at,
		by,
		text
	}));
}
var stateName = (state) => messageOf("zh-TW", `review.state.${state}`);
var TIME = new Intl.DateTimeFormat("zh-TW", {
	timeZone: "Asia/Taipei",
	dateStyle: "medium",
	timeStyle: "short",
	hourCycle: "h23"
});
var taipeiTime = (moment) => TIME.format(new Date(moment));
// src/features/forms/review-change.ts
var change = z.strictObject({
	revision: z.int("validation.required").min(1, "validation.required"),
	state: z.enum(REVIEW_STATES, "validation.select").optional(),
	assignee: z.int("validation.select").min(1, "validation.select").max(999999999, "validation.select").nullable().optional(),
	scheduledAt: z.preprocess((value) => value === "" ? null : value, momentText().nullable()).optional(),
	note: z.string("validation.required").trim().max(2e3, "validation.maxLength|max=2000").optional()
});
/** edit_<form>: state, assignee, schedule and notes; every change is in the entry's history and in the audit log. */
function reviewChange(app, { db }, { form, sealing }) {
	editRoute(app, {
		url: formPathsOf(form).edit(":id"),
		config: { access: { area: "forms" } },
		schema: {
			tags: ["forms"],
			summary: `${form.label.en}: review`
		},
		handler: async (request) => {
			const locale = localeOf(request);
			const admin = request.admin;
			const id = idOf(request.params);
			const { revision, note, ...wish } = parsed(change, request.body, locale);
			return success(await db.transaction(async (tx) => {
				const { submission: row, account: before } = await findSubmission(tx, form, id);
				if (row.revision !== revision) throw olderRevision(reviewedOf(row, before, sealing), row.updatedBy ?? "");
				const now = (/* @__PURE__ */ new Date()).toISOString();
				const assignee = wish.assignee === void 0 ? before : await assigneeOf(tx, wish.assignee, locale);
				const next = {
					state: wish.state ?? row.state,
					scheduledAt: wish.scheduledAt === void 0 ? row.scheduledAt : wish.scheduledAt && new Date(wish.scheduledAt).toISOString()
				};
				if (next.state === "scheduled" && next.scheduledAt === null) throw invalid({ scheduledAt: [messageOf(locale, "validation.scheduled")] });
				const events = eventsOf({
					before: {
						...row,
						assignee: before?.name ?? null
					},
					after: {
						...next,
						assignee: assignee?.name ?? null
					},
					at: now,
					by: admin.name
				});
				const notes = note ? [...notesOf(row, sealing), {
					author: admin.name,
					at: now,
					text: note
				}] : notesOf(row, sealing);
				const changed = await write(tx, row, {
					...next,
					assigneeId: assignee?.id ?? null,
					notes: notes.length > 0 ? sealedNotes(row.reference, notes, sealing) : null,
					events,
					by: admin.name,
					at: now
				});
				if (!changed) {
					const current = await findSubmission(tx, form, id);
					throw olderRevision(reviewedOf(current.submission, current.account, sealing), current.submission.updatedBy ?? "");
				}
				const fields = [...Object.keys(wish), ...note ? ["note"] : []];
				await recordAudit(tx, {
					account: admin,
					action: "edit",
					area: "forms",
					target: `${form.name}/${id}`,
					details: {
						fields,
						state: next.state
					}
				});
				return reviewedOf(changed, assignee, sealing);
			}));
		}
	});
}
async function write(tx, row, { events, by, at, ...values }) {
	const [changed] = await tx.update(submissions).set({
		...values,
		history: [...row.history, ...events],
		updatedAt: at,
		updatedBy: by,
		revision: row.revision + 1
	}).where(and(eq(submissions.id, row.id), eq(submissions.revision, row.revision))).returning();
	return changed;
}
/** Somebody who may see the submissions. */
async function assigneeOf(tx, id, locale) {
	if (id === null) return null;
	const account = await accountWithId(tx, id);
	if (!account?.active || !allows(privOf(account.priv), "forms")) throw invalid({ assignee: [messageOf(locale, "validation.select")] });
	return account;
}
// src/features/taipei-day.ts
var DAY$1 = new Intl.DateTimeFormat("en-CA", {
	timeZone: "Asia/Taipei",
	year: "numeric",
	month: "2-digit",
	day: "2-digit"
});
/** The day in Taipei, YYYY-MM-DD. */
var taipeiDay = (at = /* @__PURE__ */ new Date()) => DAY$1.format(at);
/** The moment at which a day begins in Taipei, ISO 8601 in UTC; Taiwan has no summer time. */
var startOfDay = (day) => (/* @__PURE__ */ new Date(`${day}T00:00:00+08:00`)).toISOString();
/** The moment at which the next day begins. */
var endOfDay = (day) => new Date(Date.parse(startOfDay(day)) + 864e5).toISOString();
// src/features/forms/review-list.ts
var day = () => z.union([z.literal("").transform(() => void 0), dayText()]).optional();
var listQuery = pageQuery.extend({
	state: z.union([z.literal("").transform(() => void 0), z.enum(REVIEW_STATES)]).optional(),
	text: z.string().trim().max(100).default(""),
	begin: day(),
	end: day()
});
var SEARCHED = 2e4;
/** GET <form>_list: newest first, personal data masked, with the counts by state for the same filters. */
function reviewList(app, { db }, { form, sealing }) {
	app.get(formPathsOf(form).list, {
		config: { access: { area: "forms" } },
		schema: {
			tags: ["forms"],
			summary: `${form.label.en}: list`
		}
	}, async ({ query }) => {
		const { page, perpage, state, text, begin, end } = queryOf(listQuery, query);
		const found = await narrowed(db, {
			form,
			begin,
			end
		});
		const matching = text === "" ? found : found.filter((row) => mentions(row, text.toLowerCase(), sealing));
		const counts = Object.fromEntries(REVIEW_STATES.map((each) => [each, matching.filter((row) => row.state === each).length]));
		const wanted = state === void 0 ? matching : matching.filter((row) => row.state === state);
		return success({
			list: await rowsOf(db, wanted.slice((page - 1) * perpage, page * perpage).map(({ id }) => id), sealing),
			total: wanted.length,
			page,
			perpage,
			counts
		});
	});
}
function narrowed({ orm }, { form, begin, end }) {
	const { id, reference, school, personal, state, createdAt } = submissions;
	return orm.select({
		id,
		reference,
		school,
		personal,
		state
	}).from(submissions).where(and(eq(submissions.form, form.name), isNull(submissions.deletedAt), begin ? gte(createdAt, startOfDay(begin)) : void 0, end ? lt(createdAt, endOfDay(end)) : void 0)).orderBy(desc(createdAt), desc(id)).limit(SEARCHED);
}
function mentions(row, text, sealing) {
	if (row.reference.toLowerCase().includes(text) || row.school.toLowerCase().includes(text)) return true;
	return Object.values(personalOf(row, sealing)).some((value) => value?.toLowerCase().includes(text));
}
async function rowsOf({ orm }, ids, sealing) {
	if (ids.length === 0) return [];
	return (await orm.select().from(submissions).leftJoin(accounts, eq(accounts.id, submissions.assigneeId)).where(inArray(submissions.id, ids)).orderBy(desc(submissions.createdAt), desc(submissions.id))).map((row) => listedOf(row.submission, row.account, sealing));
}
// src/features/forms/sealing.ts
var VERSION = "1";
var IV_BYTES = 12;
/** AES-256-GCM under the data key (32 bytes, hexadecimal), which is kept outside the database. */
function sealingOf(dataKey) {
	const key = Buffer.from(dataKey, "hex");
	const markKey = createHmac("sha256", key).update("marks").digest();
	return {
		seal(place, value) {
			const iv = randomBytes(IV_BYTES);
			const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(place));
			const text = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
			return `${VERSION}.${Buffer.concat([
				iv,
				cipher.getAuthTag(),
				text
			]).toString("base64url")}`;
		},
		open(place, sealed) {
			const [version, packed = ""] = sealed.split(".");
			if (version !== VERSION) throw new Error(`Sealed data of version ${version} cannot be opened`);
			const bytes = Buffer.from(packed, "base64url");
			const cipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(IV_BYTES, 28));
			return JSON.parse(Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString("utf8"));
		},
		mark: (text) => createHmac("sha256", markKey).update(text).digest("base64url")
	};
}
// src/features/auth/bearer.ts
var NOTHING = {
	app: null,
	admin: null
};
/** The two tokens of `Bearer app|admin`. Strict: a header of any other form carries nothing, and a part that is no token of its kind counts as absent. */
function bearerOf(header) {
	const [, joined] = /^Bearer ([A-Za-z0-9_|-]{1,200})$/.exec(header ?? "") ?? [];
	if (joined === void 0) return NOTHING;
	const [app = "", admin = "", ...more] = joined.split("|");
	if (more.length > 0) return NOTHING;
	return {
		app: looksLike("app", app) ? app : null,
		admin: looksLike("admin", admin) ? admin : null
	};
}
// src/features/forms/reference.ts
var SIGNS = "23456789BCDFGHJKLMNPQRSTVWXZ";
/** A reference number such as V-7K2MPX. */
var newReference = (letter) => `${letter}-${Array.from({ length: 6 }, () => SIGNS[randomInt(28)]).join("")}`;
// src/features/forms/send-form.ts
/** Nobody reads and fills a form of twelve fields faster, in milliseconds. */
var FASTEST = 2e3;
/** POST add_<form>: a visitor's submission, safe to send twice. */
function sendForm(app, deps, { form, sealing }) {
	const { db, config } = deps;
	const url = formPathsOf(form).send;
	app.post(url, {
		config: { access: "app" },
		schema: {
			tags: ["forms"],
			summary: form.label.en
		}
	}, async (request, reply) => {
		reply.header("cache-control", "no-store");
		const answers = withoutGuard(request.body);
		const sent = parsed(submissionSchemaOf(form, taipeiDay()), answers, localeOf(request));
		const key = request.headers["idempotency-key"] ?? null;
		if (Array.isArray(key)) throw malformed();
		const { answer, replayed } = await once$1(db, {
			key,
			sender: sealing.mark(`${bearerOf(request.headers.authorization).app}|${request.ip}`),
			route: url,
			bodyHash: sealing.mark(JSON.stringify(sent)),
			work: async (tx) => {
				await countRequest(tx, reply, {
					key: `forms:${request.ip}`,
					max: config.formLimit,
					seconds: 600
				});
				return { reference: await kept(tx, {
					form,
					sealing,
					sent
				}) };
			}
		});
		return success({
			reference: answer.reference,
			duplicate: replayed
		});
	});
}
/** The answers without what tells people from programs; refuses what only a program sends. */
function withoutGuard(body) {
	if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
	const { website, elapsed, ...answers } = body;
	if (website !== void 0 && website !== "" || elapsed !== void 0 && !(typeof elapsed === "number" && elapsed >= FASTEST)) throw new Refused(CODE.failed, 422, { message: "form.spam" });
	return answers;
}
/** Stores a submission and returns its reference number. */
async function kept(tx, { form, sealing, sent }) {
	const { personal, facts } = divided(sent);
	const now = (/* @__PURE__ */ new Date()).toISOString();
	for (let tries = 0; tries < 5; tries++) {
		const reference = newReference(form.letter);
		const row = {
			form: form.name,
			reference,
			facts,
			personal: sealing.seal(reference, personal),
			school: String(sent.school),
			noticeVersion: "1.0",
			consentAt: now,
			createdAt: now,
			updatedAt: now
		};
		if ((await tx.insert(submissions).values(row).onConflictDoNothing({ target: submissions.reference }).returning({ id: submissions.id })).length > 0) return reference;
	}
	throw new Error("No free reference number was found");
}
// src/features/forms/forms-routes.ts
/** Every visitor form: sending it, and its review by staff. */
async function formsRoutes(app, deps) {
	const sealing = sealingOf(deps.config.dataKey);
	for (const form of FORMS) {
		sendForm(app, deps, {
			form,
			sealing
		});
		reviewList(app, deps, {
			form,
			sealing
		});
		reviewEntry(app, deps, {
			form,
			sealing
		});
		reviewChange(app, deps, {
			form,
			sealing
		});
	}
	assignees(app, deps);
	keepHouse(app, deps);
}
// ../shared-libs/contracts/src/kinds/about.ts
var scholarships = defineKind({
	area: "about",
	name: "scholarships",
	label: {
		"zh-TW": "獎助學金",
		en: "Scholarships"
	},
	singleton: true,
	fields: {
		title: text$1(40),
		intro: longText(),
		awards: list({
			title: text$1(40),
			audience: select("new", "current", "international"),
			amount: text$1(60),
			condition: text$1(200),
			deadline: optional(text$1(40))
		}),
		body: optional(items())
	},
	public: { info: "about/scholarships_info" }
});
// ../shared-libs/contracts/src/kinds/ad.ts
var banner = defineKind({
	area: "ad",
	name: "banner",
	label: {
		"zh-TW": "橫幅版位",
		en: "Banner places"
	},
	fields: {
		title: text$1(60),
		page: select("all", "home", "news", "bachelor", "master", "specialized", "admissions", "camp", "staff", "studying", "international", "digit", "practice", "share", "life", "yzu", "video", "360tours", "traffic", "forms", "dream", "sales", "limited", "early"),
		mode: select("text", "picture")
	},
	columns: [
		"title",
		"page",
		"mode"
	],
	filters: ["page", "mode"],
	public: {
		list: "banner",
		info: "banner/info/:id",
		filters: { place: {
			field: "page",
			by: "equal"
		} }
	}
});
var bannerSub = defineKind({
	area: "ad",
	name: "bannerSub",
	label: {
		"zh-TW": "橫幅",
		en: "Banners"
	},
	fields: {
		bid: relation("ad.banner"),
		title: text$1(60),
		text: optional(text$1(120)),
		pic: optional(image()),
		picMobile: optional(image()),
		link: optional(link()),
		newWindow: boolean$1()
	},
	columns: [
		"title",
		"pic",
		"link"
	],
	filters: ["bid"],
	public: {
		list: "banner/subList",
		info: "banner/subInfo/:id",
		filters: { bid: {
			field: "bid",
			by: "equal"
		} }
	}
});
var newsCategory = defineKind({
	area: "news",
	name: "category",
	label: {
		"zh-TW": "新聞分類",
		en: "News categories"
	},
	fields: {
		title: text$1(20),
		type: select("news", "topic"),
		topic: optional(select(...[
			"dream",
			"sales",
			"limited",
			"early"
		]))
	},
	columns: [
		"title",
		"type",
		"topic"
	],
	filters: ["type"],
	public: {
		list: "category",
		info: "category/:id",
		filters: { type: {
			field: "type",
			by: "equal"
		} }
	}
});
var news = defineKind({
	area: "news",
	name: "news",
	label: {
		"zh-TW": "校園新聞",
		en: "News"
	},
	fields: {
		category: relation("news.category"),
		title: text$1(80),
		date: date$1(),
		pic: optional(image()),
		summary: text$1(200),
		body: items(),
		link: optional(link()),
		pinned: boolean$1(),
		clickCount: counter()
	},
	order: [
		"-pinned",
		"-date",
		"-id"
	],
	search: ["title", "summary"],
	columns: [
		"title",
		"pic",
		"category",
		"date",
		"pinned",
		"clickCount"
	],
	filters: ["category", "pinned"],
	public: {
		list: "news",
		info: "news/:id",
		counter: "news/clickCount/:id",
		filters: {
			category: {
				field: "category",
				by: "equal"
			},
			title: {
				field: "title",
				by: "search"
			},
			year: {
				field: "date",
				by: "year"
			}
		}
	}
});
// ../shared-libs/contracts/src/kinds/setting.ts
var heroBanner = defineKind({
	area: "setting",
	name: "banner",
	label: {
		"zh-TW": "首頁主視覺",
		en: "Home hero"
	},
	fields: {
		title: text$1(40),
		subtitle: optional(text$1(80)),
		eyebrow: optional(text$1(30)),
		pic: image(),
		picMobile: optional(image()),
		link: optional(link()),
		linkLabel: optional(text$1(12)),
		video: optional(video())
	},
	columns: [
		"title",
		"pic",
		"link"
	],
	public: {
		list: "setting/banner_list",
		info: "setting/banner_info/:id"
	}
});
var college = defineKind({
	area: "setting",
	name: "college",
	label: {
		"zh-TW": "首頁學院",
		en: "Colleges on the home page"
	},
	fields: {
		title: text$1(20),
		titleEn: text$1(60),
		intro: text$1(160),
		pic: image(),
		link: link(),
		hue: select(...HUES)
	},
	columns: [
		"title",
		"pic",
		"hue"
	],
	public: {
		list: "setting/college_list",
		info: "setting/college_info/:id"
	}
});
var collegeUnit = defineKind({
	area: "setting",
	name: "collegeUnit",
	label: {
		"zh-TW": "學院單位",
		en: "College units"
	},
	fields: {
		college: relation("setting.college"),
		title: text$1(40),
		link: optional(link())
	},
	columns: [
		"title",
		"college",
		"link"
	],
	filters: ["college"],
	public: {}
});
// ../shared-libs/contracts/src/kinds/index.ts
/** Every kind; a relation's target stands before the kinds that point to it. */
var KINDS = [
	newsCategory,
	news,
	banner,
	bannerSub,
	heroBanner,
	college,
	collegeUnit,
	defineKind({
		area: "setting",
		name: "block",
		label: {
			"zh-TW": "連結圖塊",
			en: "Blocks"
		},
		fields: {
			title: text$1(40),
			pic: image(),
			link: link(),
			type: select(...[
				"0",
				"1",
				"2",
				"3",
				"4"
			])
		},
		columns: [
			"title",
			"pic",
			"link",
			"type"
		],
		filters: ["type"],
		public: {
			list: "setting/block_list",
			info: "setting/block_info/:id",
			filters: {
				title: {
					field: "title",
					by: "search"
				},
				type: {
					field: "type",
					by: "equal"
				}
			}
		}
	}),
	scholarships
];
/** The kind with this id (`area.name`); throws when there is none. */
function kindOf(id) {
	const kind = KINDS.find((each) => each.id === id);
	if (!kind) throw new Error(`There is no kind ${id}`);
	return kind;
}
// src/features/media/encode-picture.ts
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: [
	"VipsForeignLoadJpeg",
	"VipsForeignLoadPng",
	"VipsForeignLoadWebp",
	"VipsForeignLoadHeif"
] });
sharp.concurrency(1);
var MOST_PIXELS = 4e7;
/** Wide enough for a panorama. */
var WIDEST = 4096;
var WIDEST_AVIF = 2560;
var WIDTHS = [
	480,
	960,
	1600
];
/** A picture that may not be taken: several frames, too many pixels, or not decodable to its end. */
var BadPicture = class extends Error {
	name = "BadPicture";
};
/** The picture made anew from its pixels (upright, without EXIF or anything else that came along), and its smaller widths, as WebP. */
async function encodedPicture(bytes) {
	try {
		const { pages = 1 } = await opened(bytes).metadata();
		if (pages > 1) throw new BadPicture("more than one frame");
		const upright = await opened(bytes).autoOrient().resize({
			width: WIDEST,
			height: WIDEST,
			fit: "inside",
			withoutEnlargement: true
		}).png({ compressionLevel: 1 }).toBuffer();
		const whole = await webp(sharp(upright), 84);
		const smaller = [];
		for (const width of WIDTHS.filter((each) => each < whole.width)) smaller.push(await webp(sharp(upright).resize(width), 78));
		return {
			whole,
			smaller,
			placeholder: `data:image/webp;base64,${(await sharp(upright).resize({
				width: 16,
				height: 16,
				fit: "inside"
			}).webp({ quality: 30 }).toBuffer()).toString("base64")}`
		};
	} catch (error) {
		throw error instanceof BadPicture ? error : new BadPicture("cannot be decoded", { cause: error });
	}
}
/** Its widths as AVIF, which takes seconds. */
async function encodedAvif(bytes) {
	const { width: whole } = await sharp(bytes).metadata();
	const made = [];
	for (const width of [...WIDTHS.filter((each) => each < whole), Math.min(whole, WIDEST_AVIF)]) {
		const { data, info } = await sharp(bytes).resize(width).avif({
			quality: 52,
			effort: 3
		}).toBuffer({ resolveWithObject: true });
		made.push({
			type: "image/avif",
			width: info.width,
			height: info.height,
			bytes: data
		});
	}
	return made;
}
var opened = (bytes) => sharp(bytes, { limitInputPixels: MOST_PIXELS });
async function webp(image, quality) {
	const { data, info } = await image.webp({ quality }).toBuffer({ resolveWithObject: true });
	return {
		type: "image/webp",
		width: info.width,
		height: info.height,
		bytes: data
	};
}
// src/package-folder.ts
/** A file or folder of this package, from the sources as from the built program. */
function packageFile(...names) {
	for (let folder = import.meta.dirname;; folder = path.dirname(folder)) {
		if (fs.existsSync(path.join(folder, "package.json"))) return path.join(folder, ...names);
		if (folder === path.dirname(folder)) throw new Error("The package folder of the API was not found");
	}
}
// src/features/media/media-folder.ts
/** Names that are served; our own, so nothing but letters, digits and hyphens before the ending. */
var MEDIA_NAME = /^[a-zA-Z0-9_-]{1,80}\.(avif|webp|pdf|mp4)$/;
/** Where uploads lie, and where the pictures of the demo content do: those are served from the package, so a first start copies nothing. */
var mediaFolder = ({ dataDir }) => path.join(dataDir, "media");
var seedMediaFolder = () => packageFile("seed", "media");
/** Writes files so that each is there whole or not at all, on the disk before it is told of. */
async function writeFiles(folder, files) {
	await mkdir(folder, { recursive: true });
	const written = [];
	try {
		for (const { name, bytes } of files) {
			const file = path.join(folder, name);
			const handle = await open(`${file}.new`, "wx");
			written.push(`${file}.new`, file);
			try {
				await handle.writeFile(bytes);
				await handle.sync();
			} finally {
				await handle.close();
			}
			await rename(`${file}.new`, file);
		}
	} catch (error) {
		for (const file of written) await rm(file, { force: true });
		throw error;
	}
}
var removeFiles = (folder, names) => Promise.all(names.map((name) => rm(path.join(folder, name), { force: true })));
var readMedia = (folder, name) => readFile(path.join(folder, name));
// src/features/media/media-tables.ts
var media = pgTable("media", {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	/** What the uploader called it; never part of an address. */
	name: text().notNull(),
	file: text().notNull().unique(),
	type: text().notNull(),
	size: bigint({ mode: "number" }).notNull(),
	width: integer().notNull(),
	height: integer().notNull(),
	placeholder: text().notNull(),
	variants: jsonb().$type().notNull(),
	/** The name in the seed's index, by which demo content refers to it. */
	seedName: text("seed_name").unique(),
	createdBy: integer("created_by"),
	createdAt: moment("created_at").notNull().default(sql`now()`)
}, (table) => [index("media_newest").on(table.id.desc().nullsFirst())]);
// src/features/media/avif-queue.ts
/** Makes AVIF of uploaded pictures, one after another, while WebP already serves. */
function avifQueue(deps) {
	let last = Promise.resolve();
	let stopped = false;
	const add = (id) => {
		last = last.then(async () => {
			if (stopped) return;
			await encode(deps, id).catch((error) => deps.log.warn({
				err: error,
				media: id
			}, "no AVIF was made; WebP serves"));
		});
	};
	return {
		add,
		async addMissing() {
			const lacking = sql`not ${media.variants} @> '[{"type":"image/avif"}]'::jsonb`;
			for (const { id } of await deps.db.orm.select({ id: media.id }).from(media).where(and(like(media.type, "image/%"), lacking))) add(id);
		},
		idle: () => last,
		stop() {
			stopped = true;
		}
	};
}
async function encode({ db, config, changes }, id) {
	const [row] = await db.orm.select().from(media).where(eq(media.id, id));
	if (!row) return;
	const folder = mediaFolder(config);
	const made = await encodedAvif(await readMedia(folder, row.file));
	const stem = row.file.replace(/-\d+\.webp$/, "");
	const files = made.map(({ type, width, bytes }) => ({
		type,
		width,
		bytes,
		name: `${stem}-${width}.avif`
	}));
	await writeFiles(folder, files);
	const variants = files.map(({ type, width, name }) => ({
		type,
		width,
		file: name
	}));
	const kinds = KINDS.map((kind) => kind.id);
	await db.transaction(async (tx) => {
		await tx.update(media).set({ variants: sql`${media.variants} || ${JSON.stringify(variants)}::jsonb` }).where(eq(media.id, id));
		await changes.announce(tx, kinds);
	});
	changes.heard(kinds);
}
// src/features/media/image-values.ts
/** A picture as it is read: what the entry says about it (alt, focal point) with what the file is (size, variants). */
function imageValueOf(stored, row) {
	return {
		url: urlOf(row.file),
		alt: stored.alt,
		width: row.width,
		height: row.height,
		focal: stored.focal ?? {
			x: .5,
			y: .5
		},
		placeholder: row.placeholder,
		sources: sourcesOf(row.variants)
	};
}
/** A download as it is read. */
var fileValueOf = (stored, row) => ({
	url: urlOf(row.file),
	label: stored.label,
	size: row.size,
	type: row.type
});
/** A picture as the media library shows it. */
var mediaOf = (row) => ({
	id: row.id,
	name: row.name,
	url: urlOf(row.file),
	width: row.width,
	height: row.height,
	placeholder: row.placeholder,
	sources: sourcesOf(row.variants),
	size: row.size,
	type: row.type,
	createdAt: row.createdAt
});
var urlOf = (file) => `/media/${file}`;
function sourcesOf(variants) {
	return ["image/avif", "image/webp"].flatMap((type) => {
		const ofType = variants.filter((variant) => variant.type === type).sort((a, b) => a.width - b.width);
		return ofType.length === 0 ? [] : [{
			type,
			srcset: ofType.map(({ file, width }) => `${urlOf(file)} ${width}w`).join(", ")
		}];
	});
}
// src/features/media/allowed-types.ts
/** What the first bytes may say a picture is; what the sender says it is does not count. */
var PICTURES = /* @__PURE__ */ new Set([
	"image/jpeg",
	"image/png",
	"image/webp",
	"image/avif"
]);
var DOCUMENT = "application/pdf";
/** In the words of the message at the field. */
var ALLOWED = "JPEG, PNG, WebP, AVIF, PDF";
/** `picture`, `document`, or null for everything else. */
async function sortOf(bytes) {
	const found = await fileTypeFromBuffer(bytes);
	if (found && PICTURES.has(found.mime)) return "picture";
	return found?.mime === DOCUMENT ? "document" : null;
}
// src/features/media/ingest.ts
var turn = atMost(1, 20);
/** The only way in for files: true type, decoded within limits, made anew, under a random name. */
async function ingest({ db, config, log }, { bytes, name, by, locale }) {
	const sort = await sortOf(bytes);
	if (sort === null) throw refused(locale);
	const { stored, files } = await turn(() => sort === "picture" ? pictureFiles(bytes) : documentFile(bytes)).catch((error) => {
		if (!(error instanceof BadPicture)) throw error;
		log.info({ reason: error.message }, "picture refused");
		throw refused(locale);
	});
	const folder = mediaFolder(config);
	await writeFiles(folder, files).catch((error) => {
		throw error.code === "ENOSPC" ? new Refused(CODE.failed, 507, { message: "error.server" }) : error;
	});
	try {
		return await db.transaction(async (tx) => {
			const [row] = await tx.insert(media).values({
				...stored,
				name: nameOf(name),
				createdBy: by.id,
				createdAt: (/* @__PURE__ */ new Date()).toISOString()
			}).returning();
			await recordAudit(tx, {
				account: by,
				action: "upload",
				area: "media",
				target: `media/${row?.id}`,
				details: {
					type: stored.type,
					size: stored.size
				}
			});
			return row;
		});
	} catch (error) {
		await removeFiles(folder, files.map((file) => file.name));
		throw error;
	}
}
async function pictureFiles(bytes) {
	const { whole, smaller, placeholder } = await encodedPicture(bytes);
	const stem = randomUUID();
	const named = [whole, ...smaller].map((each) => ({
		...each,
		name: `${stem}-${each.width}.webp`
	}));
	const variants = named.map(({ type, width, name }) => ({
		type,
		width,
		file: name
	}));
	return {
		stored: {
			file: named[0]?.name,
			type: whole.type,
			width: whole.width,
			height: whole.height,
			placeholder,
			size: whole.bytes.length,
			variants
		},
		files: named
	};
}
async function documentFile(bytes) {
	const file = `${randomUUID()}.pdf`;
	return {
		stored: {
			file,
			type: "application/pdf",
			width: 0,
			height: 0,
			placeholder: "",
			size: bytes.length,
			variants: []
		},
		files: [{
			name: file,
			bytes
		}]
	};
}
var refused = (locale) => invalid({ file: [messageOf(locale, "validation.fileType", { types: ALLOWED })] });
var nameOf = (name) => [...whole(name.split(/[\\/]/).pop() ?? "").replace(/[\u0000-\u001f\u007f]/g, "")].slice(0, 120).join("") || "file";
var whole = (text) => Buffer.from(text).toString();
// src/features/media/serve-media.ts
/** GET /media/*: files under names that are never used for other bytes, so they may be kept for ever. */
async function serveMedia(app, { config }) {
	const folder = mediaFolder(config);
	mkdirSync(folder, { recursive: true });
	await app.register(fastifyStatic, {
		root: [folder, seedMediaFolder()],
		serve: false,
		dotfiles: "deny"
	});
	app.get("/media/:name", {
		config: { access: "public" },
		schema: { hide: true }
	}, (request, reply) => {
		const { name } = request.params;
		if (!MEDIA_NAME.test(name)) throw new Refused(CODE.failed, 404, { message: "error.notFound" });
		reply.header("x-content-type-options", "nosniff");
		if (name.endsWith(".pdf")) reply.header("content-disposition", "attachment");
		return reply.sendFile(name, {
			maxAge: "365d",
			immutable: true
		});
	});
}
// src/features/media/media-routes.ts
var LARGEST = 10485760;
var searchText$1 = z.string().trim().max(100).default("");
var mediaQuery = pageQuery.extend({
	text: searchText$1,
	search: searchText$1,
	type: z.enum([
		"",
		"image",
		"file"
	]).default("")
});
/** The media library: uploads, their list, and the files themselves. */
async function mediaRoutes(app, deps) {
	const { orm } = deps.db;
	const queue = avifQueue(deps);
	await app.register(multipart, { limits: {
		fileSize: LARGEST,
		files: 1,
		fields: 5,
		parts: 6,
		headerPairs: 50
	} });
	await serveMedia(app, deps);
	app.post(MEDIA_PATHS.upload, {
		bodyLimit: 11534336,
		config: {
			access: "account",
			upload: true
		},
		schema: {
			tags: ["media"],
			summary: "Upload a picture or document",
			consumes: ["multipart/form-data"]
		}
	}, async (request) => {
		const locale = localeOf(request);
		const { bytes, name } = await sentFile(request, locale);
		const row = await ingest(deps, {
			bytes,
			name,
			by: request.admin,
			locale
		});
		if (row.type.startsWith("image/")) queue.add(row.id);
		return success(mediaOf(row));
	});
	app.get(MEDIA_PATHS.list, {
		config: { access: "account" },
		schema: {
			tags: ["media"],
			summary: "Uploaded pictures and documents"
		}
	}, async ({ query }) => {
		const { page, perpage, text, search, type } = queryOf(mediaQuery, query);
		const named = text || search;
		const wanted = and(named === "" ? void 0 : ilike(media.name, containing(named)), type === "image" ? like(media.type, "image/%") : void 0, type === "file" ? eq(media.type, "application/pdf") : ne(media.type, ""));
		const rows = await orm.select().from(media).where(wanted).orderBy(desc(media.id)).limit(perpage).offset((page - 1) * perpage);
		const [sum] = await orm.select({ total: count() }).from(media).where(wanted);
		return success({
			list: rows.map(mediaOf),
			total: sum?.total ?? 0,
			page,
			perpage
		});
	});
	app.addHook("onListen", () => queue.addMissing());
	app.addHook("onClose", async () => {
		queue.stop();
		await queue.idle();
	});
}
async function sentFile(request, locale) {
	try {
		const part = await request.file();
		if (!part) throw invalid({ file: [messageOf(locale, "validation.required")] });
		return {
			bytes: await part.toBuffer(),
			name: part.filename ?? ""
		};
	} catch (error) {
		throw error instanceof Refused || error.statusCode ? error : malformed();
	}
}
// src/plugins/internal-token.ts
/** Whether this header carries the token of our own processes; takes the same time for every wrong one. */
function isInternal(header, token) {
	return typeof header === "string" && timingSafeEqual(digest(header), digest(token));
}
var digest = (text) => createHash("sha256").update(text).digest();
// src/features/whitelist/whitelist-tables.ts
var whitelist = pgTable("ip_whitelist", {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	/** Canonical: `140.138.1.0/24`, `2001:db8::/32`; a single address has no prefix length. */
	ip: text().notNull().unique(),
	note: text().notNull(),
	expiresAt: moment("expires_at"),
	createdAt: moment("created_at").notNull().default(sql`now()`),
	updatedAt: moment("updated_at").notNull().default(sql`now()`),
	updatedBy: text("updated_by"),
	revision: integer().notNull().default(1)
});
// src/features/whitelist/clear-whitelist.ts
/** Empties the whitelist, so that the back office answers every address again; for somebody at the server who was shut out. Returns how many entries there were. */
async function clearWhitelist(db) {
	return db.transaction(async (tx) => {
		const gone = await tx.delete(whitelist).returning({ ip: whitelist.ip });
		await recordAudit(tx, {
			account: null,
			action: "clear",
			area: "account",
			target: "white",
			details: { ips: gone.map(({ ip }) => ip) }
		});
		return gone.length;
	});
}
// src/features/whitelist/clear-command.ts
var PATH = "/api/internal/clear_whitelist";
/** For the command on the server: a running API clears its own whitelist, because the embedded database has room for one process only. */
function clearRoute(app, { db, config }) {
	app.post(PATH, {
		config: { access: "public" },
		schema: { hide: true }
	}, async ({ headers }) => {
		if (!isInternal(headers["x-internal-token"], config.internalToken)) throw unauthorized();
		return success({ cleared: await clearWhitelist(db) });
	});
}
/** `node dist/server.js clear-whitelist`: by way of the running API, or in the database itself when none runs. Returns the sentence to print. */
async function clearCommand({ host, port, internalToken }, openDatabase) {
	const cleared = await clearedByApi(`http://${host.includes(":") ? `[${host}]` : host}:${port}`, internalToken) ?? await clearedHere(openDatabase);
	return `The IP whitelist is empty (${cleared} ${cleared === 1 ? "entry" : "entries"} removed); the back office answers every address`;
}
async function clearedByApi(origin, token) {
	const response = await fetch(origin + PATH, {
		method: "POST",
		headers: { "x-internal-token": token },
		signal: AbortSignal.timeout(5e3)
	}).catch(() => null);
	if (!response) return null;
	if (!response.ok) throw new Error(`The API at ${origin} refused to clear the whitelist (${response.status}); run the command with the settings that the API was started with`);
	return (await response.json()).data.cleared;
}
async function clearedHere(openDatabase) {
	const { db, close } = await openDatabase();
	try {
		return await clearWhitelist(db);
	} finally {
		await close();
	}
}
// src/features/whitelist/address.ts
var FOUR_PARTS = /^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;
var LEADING_ZERO = /(^|\.)0\d/;
/**
* The one way to write an address or range: host bits cleared, no prefix length on a single address, IPv4 inside IPv6 as IPv4.
* Null for everything that is not four-part decimal IPv4 or IPv6 without zone (octal, hexadecimal and one-number forms mean different addresses to different programs), and for /0, which would list the whole world.
*/
function canonicalRange(text) {
	const [address = "", prefix, ...more] = text.trim().split("/");
	if (more.length > 0 || prefix !== void 0 && !/^(0|[1-9]\d{0,2})$/.test(prefix)) return null;
	const ip = strictAddress(address);
	if (ip === null) return null;
	const mapped = ip.kind() === "ipv4" && address.includes(":");
	const bits = ip.kind() === "ipv4" ? 32 : 128;
	const length = prefix === void 0 ? bits : Number(prefix) - (mapped ? 96 : 0);
	if (length < 1 || length > bits) return null;
	const network = maskOf(ip, length);
	return length === bits ? network : `${network}/${length}`;
}
/** A caller's address in its one form, or null when it is none. */
function canonicalAddress(text) {
	return strictAddress(text.split("%", 1)[0])?.toString() ?? null;
}
/** Whether the range (canonical) holds the address; never throws. */
function holds(range, address) {
	const ip = strictAddress(address.split("%", 1)[0]);
	if (ip === null) return false;
	const [base = "", prefix] = range.split("/");
	const network = strictAddress(base);
	if (network === null || network.kind() !== ip.kind()) return false;
	return ip.match(network, prefix === void 0 ? ip.kind() === "ipv4" ? 32 : 128 : Number(prefix));
}
function strictAddress(text) {
	const four = text.includes(":") ? text.slice(text.lastIndexOf(":") + 1) : text;
	if (four.includes(".") || !text.includes(":")) {
		if (!FOUR_PARTS.test(four) || LEADING_ZERO.test(four)) return null;
	}
	if (text.includes("%") || !ipaddr.isValid(text)) return null;
	return ipaddr.process(text);
}
function maskOf(ip, length) {
	const bytes = ip.toByteArray().map((byte, index) => byte & 255 << Math.max(0, Math.min(8, 8 - (length - index * 8))) & 255);
	return ipaddr.fromByteArray(bytes).toString();
}
// src/features/whitelist/listed.ts
/** The ranges that count now. */
async function activeRanges(db) {
	return (await db.select({ ip: whitelist.ip }).from(whitelist).where(or(isNull(whitelist.expiresAt), gt(whitelist.expiresAt, (/* @__PURE__ */ new Date()).toISOString())))).map(({ ip }) => ip);
}
/** Whether some of the ranges holds the address. */
var isListed = (ranges, address) => ranges.some((range) => holds(range, address));
/** Whether the back office answers this address: with no active entry it answers everybody. */
var isAdmitted = (ranges, address) => ranges.length === 0 || isListed(ranges, address);
// src/features/whitelist/whitelist-view.ts
/** An entry as managers read it. */
function entryOf$1({ id, ip, note, expiresAt, createdAt, updatedAt, revision }) {
	return {
		id,
		ip,
		note,
		expiresAt,
		createdAt,
		updatedAt,
		revision,
		active: expiresAt === null || Date.parse(expiresAt) > Date.now()
	};
}
/** The caller's address as entries are written, so that it can be copied into one. */
var addressOf$1 = (ip) => canonicalAddress(ip) ?? ip;
// src/features/whitelist/whitelist-changes.ts
var facts = {
	ip: z.string("validation.required").trim().min(1, "validation.required").refine((value) => canonicalRange(value) !== null, "validation.ip").transform((value) => canonicalRange(value)),
	note: z.string("validation.required").trim().max(100, "validation.maxLength|max=100"),
	expiresAt: z.preprocess((value) => value === "" ? null : value, momentText().nullable())
};
var addedEntry = z.strictObject({
	ip: facts.ip,
	note: facts.note.default(""),
	expiresAt: facts.expiresAt.default(null)
});
var editedEntry = z.strictObject({
	...z.object(facts).partial().shape,
	revision: z.int("validation.required").min(1, "validation.required")
});
var config$1 = { access: { area: "account" } };
var schema = (summary) => ({
	tags: ["white"],
	summary
});
/** Adding, changing and removing entries of the whitelist; none of them may shut out whoever does it. */
function whitelistChanges(app, { db }) {
	/** Makes a change one at a time, and undoes it when the caller's own address would no longer be admitted. */
	async function change(request, { action, work }) {
		const locale = localeOf(request);
		return db.transaction(async (tx) => {
			await tx.execute(sql`lock table ${whitelist} in share row exclusive mode`);
			const row = await work(tx);
			if (!isAdmitted(await activeRanges(tx), request.ip)) throw invalid({ ip: [messageOf(locale, "admin.ipSelf", { ip: addressOf$1(request.ip) })] });
			await recordAudit(tx, {
				account: request.admin,
				action,
				area: "account",
				target: `white/${row.id}`,
				details: {
					ip: row.ip,
					expiresAt: row.expiresAt
				}
			});
			return row;
		}).catch((error) => {
			throw isUniqueViolation(error) ? taken(locale) : error;
		});
	}
	app.post(WHITELIST_PATHS.add, {
		config: config$1,
		schema: schema("Add an address or range")
	}, async (request) => {
		const entry = parsed(addedEntry, request.body, localeOf(request));
		return success(entryOf$1(await change(request, {
			action: "add",
			work: async (tx) => only(await tx.insert(whitelist).values({
				...entry,
				updatedBy: request.admin?.name ?? null
			}).returning())
		})));
	});
	editRoute(app, {
		url: WHITELIST_PATHS.edit(":id"),
		config: config$1,
		schema: schema("Change an entry of the whitelist"),
		handler: async (request) => {
			const id = idOf(request.params);
			const { revision, ...entry } = parsed(editedEntry, request.body, localeOf(request));
			return success(entryOf$1(await change(request, {
				action: "edit",
				work: async (tx) => {
					const [now] = await tx.select().from(whitelist).where(eq(whitelist.id, id));
					if (!now) throw notExists();
					if (now.revision !== revision) throw olderRevision(entryOf$1(now), now.updatedBy ?? "");
					const values = {
						...entry,
						updatedAt: (/* @__PURE__ */ new Date()).toISOString(),
						updatedBy: request.admin?.name ?? null,
						revision: now.revision + 1
					};
					return only(await tx.update(whitelist).set(values).where(eq(whitelist.id, id)).returning());
				}
			})));
		}
	});
	app.delete(WHITELIST_PATHS.remove(":id"), {
		config: config$1,
		schema: schema("Remove an entry of the whitelist")
	}, async (request) => {
		const id = idOf(request.params);
		await change(request, {
			action: "delete",
			work: async (tx) => {
				const [row] = await tx.delete(whitelist).where(eq(whitelist.id, id)).returning();
				if (!row) throw notExists();
				return row;
			}
		});
		return success(null);
	});
}
var taken = (locale) => invalid({ ip: [messageOf(locale, "validation.taken")] });
var only = (rows) => rows[0];
// src/features/whitelist/whitelist-routes.ts
var config = { access: { area: "account" } };
var saying = (summary) => ({
	config,
	schema: {
		tags: ["white"],
		summary
	}
});
/** The addresses that may use the back office, in the specification's paths. */
async function whitelistRoutes(app, deps) {
	const { orm } = deps.db;
	app.get(WHITELIST_PATHS.list, saying("IP whitelist"), async ({ query }) => {
		const { search, ...page } = queryOf(searchQuery, query);
		return success(pageOf$1((await orm.select().from(whitelist).orderBy(asc(whitelist.id))).filter(({ ip, note }) => ip.includes(search) || note.includes(search)).map(entryOf$1), page));
	});
	app.get(WHITELIST_PATHS.info(":id"), saying("One entry of the whitelist"), async ({ params }) => {
		const [row] = await orm.select().from(whitelist).where(eq(whitelist.id, idOf(params)));
		if (!row) throw notExists();
		return success(entryOf$1(row));
	});
	app.get(WHITELIST_PATHS.mine, saying("The caller's address"), async ({ ip }) => success({ ip: addressOf$1(ip) }));
	app.get(WHITELIST_PATHS.check, saying("Whether the caller's address is listed"), async ({ ip }) => success({
		listed: isListed(await activeRanges(orm), ip),
		ip: addressOf$1(ip)
	}));
	whitelistChanges(app, deps);
	clearRoute(app, deps);
}
// src/kinds/entry-id.ts
/** The id in a path; anything but 1 to 999999999 in plain digits is malformed. */
function entryIdOf({ params }) {
	const { id } = params;
	if (id === void 0 || !/^[1-9]\d{0,8}$/.test(id)) throw malformed();
	return Number(id);
}
// src/kinds/kind-docs.ts
var id = {
	type: "object",
	required: ["id"],
	properties: { id: {
		type: "integer",
		minimum: 1,
		maximum: 999999999
	} }
};
var pages$1 = {
	page: {
		type: "integer",
		minimum: 1,
		maximum: 1e5,
		default: 1
	},
	perpage: {
		type: "integer",
		minimum: 1,
		maximum: 100,
		default: 20
	}
};
var query = (properties) => ({
	type: "object",
	additionalProperties: false,
	properties
});
var answer = (data) => ({ 200: {
	description: "errorCode 1 with the data, or 2 when there is no such entry",
	type: "object",
	required: ["errorCode"],
	properties: {
		errorCode: { type: "integer" },
		data
	}
} });
var page = (item) => ({
	type: "object",
	properties: {
		list: {
			type: "array",
			items: item
		},
		total: { type: "integer" },
		page: { type: "integer" },
		perpage: { type: "integer" }
	}
});
var bodyOf = (schema) => {
	const { $schema: _, ...json } = z.toJSONSchema(schema, {
		io: "input",
		unrepresentable: "any"
	});
	return json;
};
/** What the API document says of a kind's public reads. */
function publicDocsOf(kind) {
	const filters = Object.fromEntries(Object.entries(kind.public.filters ?? {}).map(([name, { by }]) => [name, {
		type: "string",
		description: `${by} filter`
	}]));
	const bodies = Object.keys(kind.fields).filter((name) => kind.fields[name]?.type === "items");
	return {
		list: {
			summary: `List: ${kind.label.en}`,
			querystring: query({
				...pages$1,
				...filters
			}),
			response: answer(page(entryOf(kind, [...bodies, ...kind.public.omit ?? []])))
		},
		info: {
			summary: `One: ${kind.label.en}`,
			...kind.singleton ? {} : { params: id },
			response: answer(entryOf(kind))
		}
	};
}
/** What the API document says of a kind's admin verbs. */
function adminDocsOf(kind) {
	const label = kind.label.en;
	const named = Object.fromEntries([...kind.filters, ...kind.search].map((name) => [name, { type: "string" }]));
	const state = { enum: [
		"draft",
		"published",
		"scheduled",
		"ended",
		"trash"
	] };
	return {
		list: {
			summary: `List for staff: ${label}`,
			querystring: query({
				...pages$1,
				text: { type: "string" },
				status: state,
				sort: { type: "string" },
				...named
			}),
			response: answer(page(entryOf(kind)))
		},
		info: {
			summary: `One for staff: ${label}`,
			params: id,
			response: answer(entryOf(kind))
		},
		add: {
			summary: `Add: ${label}`,
			body: bodyOf(addSchemaOf(kind)),
			response: answer(entryOf(kind))
		},
		edit: {
			summary: `Change: ${label}`,
			params: id,
			body: bodyOf(editSchemaOf(kind)),
			response: answer(entryOf(kind))
		},
		remove: {
			summary: `Into the trash: ${label}`,
			params: id
		},
		sort: {
			summary: `Order by hand: ${label}`,
			body: {
				type: "object",
				properties: { ids: {
					type: "array",
					items: { type: "integer" }
				} }
			}
		},
		revisions: {
			summary: `Revisions: ${label}`,
			params: id,
			querystring: query(pages$1)
		},
		restore: {
			summary: `Out of the trash, or back to a revision: ${label}`,
			params: id,
			body: {
				type: "object",
				properties: {
					revision: { type: "integer" },
					to: { type: "integer" }
				}
			}
		},
		body: {
			summary: `Change a body by index: ${label}`,
			params: id,
			body: {
				type: "object",
				properties: {
					field: { type: "string" },
					revision: { type: "integer" },
					op: { enum: [
						"add",
						"replace",
						"remove",
						"move",
						"clear"
					] }
				}
			}
		}
	};
}
function entryOf(kind, without = []) {
	const fields = Object.entries(kind.fields).filter(([name]) => !without.includes(name));
	return {
		type: "object",
		properties: {
			id: { type: "integer" },
			sort: { type: "integer" },
			updatedAt: {
				type: "string",
				format: "date-time"
			},
			...Object.fromEntries(fields.map(([name, field]) => [name, readOf(field)]))
		}
	};
}
function readOf(field) {
	const value = jsonOf(field);
	return field.required || field.type === "boolean" || field.readOnly ? value : { anyOf: [value, { type: "null" }] };
}
function jsonOf(field) {
	switch (field.type) {
		case "integer": return { type: "integer" };
		case "boolean": return { type: "boolean" };
		case "select": return { enum: field.options };
		case "date": return {
			type: "string",
			format: "date"
		};
		case "dateTime": return {
			type: "string",
			format: "date-time"
		};
		case "relation": return {
			type: "object",
			properties: {
				id: { type: "integer" },
				title: { type: "string" }
			}
		};
		case "items":
		case "files": return {
			type: "array",
			items: { type: "object" }
		};
		case "list": return {
			type: "array",
			items: field.item?.[""] ? jsonOf(field.item[""]) : { type: "object" }
		};
		case "image":
		case "file":
		case "video":
		case "panorama":
		case "link":
		case "dateRange": return { type: "object" };
		default: return { type: "string" };
	}
}
// src/kinds/clean-html.ts
var options = {
	allowedTags: [
		"p",
		"br",
		"strong",
		"b",
		"em",
		"i",
		"u",
		"s",
		"sub",
		"sup",
		"mark",
		"small",
		"code",
		"ul",
		"ol",
		"li",
		"blockquote",
		"h3",
		"h4",
		"a"
	],
	allowedAttributes: {
		a: [
			"href",
			"target",
			"rel"
		],
		ol: ["start"]
	},
	allowedSchemes: [
		"https",
		"mailto",
		"tel"
	],
	allowProtocolRelative: false,
	disallowedTagsMode: "discard",
	nestingLimit: 50,
	transformTags: { a: (tagName, { href = "", target }) => ({
		tagName,
		attribs: isSafeHref(href) ? {
			href,
			...target === "_blank" && {
				target,
				rel: "noopener noreferrer"
			}
		} : {}
	}) }
};
/** Rich text with nothing but the allowed tags in it; done when it is written and again when it is read, for old rows. */
var cleanHtml = (html) => sanitizeHtml(html, options);
// src/kinds/read-value.ts
/** A stored value as it is read: pictures and files with their addresses, rich text cleaned. Relations are read by the query. */
function readValue(field, stored, reader) {
	if (stored === null || stored === void 0) return null;
	switch (field.type) {
		case "richText": return reader.html(stored);
		case "image": return reader.image(stored);
		case "panorama": return "media" in stored ? reader.image(stored) : stored;
		case "file": return reader.file(stored);
		case "files": return stored.map((each) => reader.file(each)).filter((each) => each !== null);
		case "items": return stored.map((item) => readItem(item, reader)).filter((item) => item !== null);
		case "list": return stored.map((each) => readListItem(field.item ?? {}, each, reader));
		default: return stored;
	}
}
function readListItem(item, stored, reader) {
	const single = item[""];
	if (single) return readValue(single, stored, reader);
	return Object.fromEntries(Object.entries(item).map(([name, field]) => [name, readValue(field, stored[name], reader)]));
}
function readItem(item, reader) {
	const { key: _key, ...shown } = item;
	const kept = reader.keepsUnknown ? item : shown;
	switch (item.type) {
		case "text": return {
			...kept,
			html: reader.html(item.html)
		};
		case "image": return withImage(kept, reader);
		case "columns": return withImage({
			...kept,
			html: reader.html(item.html)
		}, reader);
		case "gallery": return {
			...kept,
			images: item.images.map((each) => withImage(each, reader)).filter((each) => each !== null)
		};
		case "file": {
			const file = reader.file(item.file);
			return file && {
				...kept,
				file
			};
		}
		default: return reader.keepsUnknown || BODY_ITEM_TYPES.includes(item.type) ? kept : null;
	}
}
function withImage(holder, reader) {
	const image = reader.image(holder.image);
	return image && {
		...holder,
		image
	};
}
// src/kinds/read-entry.ts
/** `titles` of related entries come along under this name. */
var titleKeyOf = (field) => `${field}$title`;
var PUBLIC_FIELDS = [
	"id",
	"sort",
	"updatedAt"
];
var STAFF_FIELDS = [
	"id",
	"status",
	"publishAt",
	"unpublishAt",
	"sort",
	"createdAt",
	"updatedAt",
	"updatedBy",
	"revision",
	"deletedAt"
];
/** Rows as they are answered; the pictures of all of them are looked up at once. */
async function readEntries(rows, { kind, media, staff }) {
	const reader = readerOf(await media.imagesOf(mediaIdsOf(kind, rows)), staff);
	const common = staff ? STAFF_FIELDS : PUBLIC_FIELDS;
	return rows.map((row) => {
		const fields = Object.entries(kind.fields).filter(([name]) => name in row);
		return {
			...Object.fromEntries(common.map((name) => [name, row[name]])),
			...Object.fromEntries(fields.map(([name, field]) => [name, field.type === "relation" ? relationOf(row, name) : readValue(field, row[name], reader)]))
		};
	});
}
/** The media that these rows show. */
function mediaIdsOf(kind, rows) {
	const ids = /* @__PURE__ */ new Set();
	const note = ({ media }) => {
		ids.add(media);
		return null;
	};
	const collector = {
		html: (html) => html,
		image: note,
		file: note,
		keepsUnknown: true
	};
	for (const row of rows) for (const [name, field] of Object.entries(kind.fields)) if (name in row) readValue(field, row[name], collector);
	return [...ids];
}
function readerOf(found, staff) {
	return {
		html: cleanHtml,
		image(stored) {
			const row = found.get(stored.media);
			return row ? {
				...imageValueOf(stored, row),
				...staff && { media: stored.media }
			} : null;
		},
		file(stored) {
			const row = found.get(stored.media);
			return row ? {
				...fileValueOf(stored, row),
				...staff && { media: stored.media }
			} : null;
		},
		keepsUnknown: staff
	};
}
function relationOf(row, name) {
	const title = row[titleKeyOf(name)];
	return row[name] === null || title === null || title === void 0 ? null : {
		id: row[name],
		title
	};
}
// src/kinds/tables.ts
/** What every kind's table has. Columns of the kind's own fields stand beside these under the fields' names. */
var commonColumns = () => ({
	id: integer().primaryKey().generatedByDefaultAsIdentity(),
	status: text().notNull().default("draft"),
	publishAt: moment("publish_at"),
	unpublishAt: moment("unpublish_at"),
	sort: integer().notNull().default(0),
	createdAt: moment("created_at").notNull().default(sql`now()`),
	updatedAt: moment("updated_at").notNull().default(sql`now()`),
	updatedBy: text("updated_by"),
	revision: integer().notNull().default(1),
	deletedAt: moment("deleted_at")
});
/** The tables by kind id, made in the order of the kinds: a relation's target stands before what points to it. */
var tables = /* @__PURE__ */ new Map();
for (const kind of KINDS) tables.set(kind.id, tableFrom(kind));
/** The table of this kind. */
function tableOf(kind) {
	const table = tables.get(kind.id);
	if (!table) throw new Error(`Kind ${kind.id} has no table; add it to KINDS`);
	return table;
}
function tableFrom(kind) {
	const name = `${kind.area}_${kind.slug}`;
	const own = Object.fromEntries(Object.entries(kind.fields).map(([field, definition]) => [field, columnOf$1(field, definition)]));
	return pgTable(name, {
		...commonColumns(),
		...own
	}, (table) => {
		const columns = table;
		const order = () => orderOf(kind).map(({ field, descending }) => descending ? column(columns, field).desc().nullsFirst() : column(columns, field).asc());
		const equal = Object.values(kind.public.filters ?? {}).filter(({ by }) => by === "equal").map(({ field }) => field);
		const relations = Object.keys(kind.fields).filter((field) => kind.fields[field]?.type === "relation");
		return [
			index(`${name}_order`).on(...order()).where(sql`deleted_at is null`),
			...[.../* @__PURE__ */ new Set([...equal, ...relations])].map((field) => index(`${name}_by_${snake(field)}`).on(column(columns, field), ...order()).where(sql`deleted_at is null`)),
			check(`${name}_status`, sql`status in ('draft', 'published')`),
			check(`${name}_schedule`, sql`publish_at < unpublish_at`)
		];
	});
}
/** The order of a kind's lists; entries that are equal in it stand in the order in which they were made. */
function orderOf(kind) {
	const order = kind.order.map((each) => ({
		field: each.replace(/^-/, ""),
		descending: each.startsWith("-")
	}));
	return order.some(({ field }) => field === "id") ? order : [...order, {
		field: "id",
		descending: false
	}];
}
function columnOf$1(name, field) {
	const column = bareColumnOf(snake(name), field);
	return field.required || field.type === "boolean" || field.readOnly ? column.notNull() : column;
}
function bareColumnOf(name, field) {
	switch (field.type) {
		case "text":
		case "longText":
		case "richText":
		case "email":
		case "phone":
		case "select": return text(name);
		case "date": return date(name, { mode: "string" });
		case "dateTime": return moment(name);
		case "integer": return field.initial === void 0 ? integer(name) : integer(name).default(field.initial);
		case "boolean": return boolean(name).default(field.initial ?? false);
		case "relation": return integer(name).references(() => tableOf({ id: field.to ?? "" }).id);
		case "dateRange":
		case "link":
		case "image":
		case "file":
		case "files":
		case "video":
		case "panorama":
		case "items":
		case "list": return jsonb(name);
	}
}
function snake(name) {
	return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
function column(columns, name) {
	const found = columns[name];
	if (!found) throw new Error(`There is no field ${name}`);
	return found;
}
// src/kinds/select-entries.ts
/** What the public may see of this table. */
var isVisible = (table) => and(eq(table.status, "published"), isNull(table.deletedAt), or(isNull(table.publishAt), lte(table.publishAt, sql`now()`)), or(isNull(table.unpublishAt), gt(table.unpublishAt, sql`now()`)));
/** One page of a kind's entries, with the number of all. */
async function selectPage(orm, selection, { page, perpage }) {
	const table = tableOf(selection.kind);
	const order = (selection.order ?? orderOf(selection.kind)).map(({ field, descending }) => descending ? desc(columnOf(table, field)) : asc(columnOf(table, field)));
	const [rows, totals] = await Promise.all([selectRows(orm, selection).orderBy(...order).limit(perpage).offset((page - 1) * perpage), joined(orm.select({ total: count() }).from(table).$dynamic(), selection).where(conditionOf$1(selection))]);
	return {
		rows,
		total: totals[0]?.total ?? 0
	};
}
/** The entry with this id, or undefined. */
async function selectOne(orm, selection, id) {
	const where = and(eq(tableOf(selection.kind).id, id), selection.where);
	const [row] = await selectRows(orm, {
		...selection,
		where
	}).limit(1);
	return row;
}
/** The first entry in the kind's order: the one of a singleton. */
async function selectFirst(orm, selection) {
	const [row] = await selectRows(orm, selection).orderBy(asc(tableOf(selection.kind).id)).limit(1);
	return row;
}
function selectRows(orm, selection) {
	const table = tableOf(selection.kind);
	const columns = Object.entries(getTableColumns(table)).filter(([name]) => !selection.omit?.includes(name));
	const titles = relationsOf(selection.kind).map(({ field, target, titleField }) => [titleKeyOf(field), shownTitle(target, titleField, selection)]);
	return joined(orm.select(Object.fromEntries([...columns, ...titles])).from(table).$dynamic(), selection).where(conditionOf$1(selection));
}
var shownTitle = (target, titleField, { visibleOnly }) => visibleOnly ? sql`case when ${isVisible(target)} then ${columnOf(target, titleField)} end` : columnOf(target, titleField);
function joined(query, { kind }) {
	const table = tableOf(kind);
	return relationsOf(kind).reduce((so, { field, target }) => so.leftJoin(target, eq(columnOf(table, field), target.id)), query);
}
function conditionOf$1({ kind, visibleOnly, where }) {
	if (!visibleOnly) return where;
	const required = relationsOf(kind).filter(({ required: isRequired }) => isRequired).map(({ target }) => isVisible(target));
	return and(isVisible(tableOf(kind)), ...required, where);
}
var relations = /* @__PURE__ */ new Map();
function relationsOf(kind) {
	const known = relations.get(kind.id);
	if (known) return known;
	const found = Object.entries(kind.fields).filter(([, { type }]) => type === "relation").map(([field, { to = "", required }]) => ({
		field,
		required,
		titleField: titleFieldOf(kindOf(to)),
		target: alias(tableOf({ id: to }), `${field}_target`)
	}));
	relations.set(kind.id, found);
	return found;
}
/** The field that names an entry to people. */
var titleFieldOf = ({ fields }) => "title" in fields ? "title" : Object.keys(fields).find((name) => fields[name]?.type === "text") ?? "id";
/** The kinds whose changes may change what is read of this one. */
var kindsReadWith = (kind) => [.../* @__PURE__ */ new Set([kind.id, ...Object.values(kind.fields).flatMap(({ to }) => to ? [to] : [])])];
function columnOf(table, field) {
	const column = table[field];
	if (!column) throw new Error(`There is no field ${field}`);
	return column;
}
// src/kinds/list-queries.ts
var DEFAULT_PERPAGE = 20;
var number = (most, initial) => z.string().regex(/^[1-9]\d{0,5}$/).transform(Number).refine((value) => value <= most).default(initial);
var pages = {
	page: number(1e5, 1),
	perpage: number(100, DEFAULT_PERPAGE)
};
var searchText = z.string().trim().max(100);
/** Empty means: not filtered. */
var optionally = (schema) => z.union([z.literal("").transform(() => void 0), schema]).optional();
/** Reads the query of a public list; anything unknown is malformed. */
function publicListQueryOf(kind) {
	const table = tableOf(kind);
	const filters = Object.entries(kind.public.filters ?? {});
	const schema = z.strictObject({
		...pages,
		...Object.fromEntries(filters.map(([name, { field, by }]) => [name, optionally(filterSchemaOf(kind, field, by))]))
	});
	return (query) => {
		const { page, perpage, ...asked } = understood(schema, query);
		const given = filters.filter(([name]) => asked[name] !== void 0);
		return {
			page,
			perpage,
			where: and(...given.map(([name, { field, by }]) => conditionOf(columnOf(table, field), by, asked[name]))),
			searches: given.some(([, { by }]) => by === "search"),
			key: JSON.stringify([
				page,
				perpage,
				...given.map(([name]) => [name, asked[name]])
			])
		};
	};
}
/** Reads the query of an admin list: text, state, sort, and the kind's filters and search fields. */
function adminListQueryOf(kind) {
	const table = tableOf(kind);
	const searchable = kind.search.filter((name) => !kind.filters.includes(name));
	const sortable = [
		...kind.columns.filter((name) => isSortable(kind.fields[name])),
		"id",
		"sort",
		"updatedAt",
		"createdAt",
		"publishAt",
		"status"
	];
	const schema = z.strictObject({
		...pages,
		text: optionally(searchText),
		status: optionally(z.enum(LIST_STATES)),
		sort: optionally(z.string().refine((value) => sortable.includes(value.replace(/^-/, "")))),
		...Object.fromEntries(searchable.map((name) => [name, optionally(searchText)])),
		...Object.fromEntries(kind.filters.map((name) => [name, optionally(filterSchemaOf(kind, name, "equal"))]))
	});
	return (query) => {
		const { page, perpage, text, status, sort, ...asked } = understood(schema, query);
		const where = and(inState(kind, status), text === void 0 ? void 0 : or(...kind.search.map((name) => contains(columnOf(table, name), String(text)))), ...Object.entries(asked).filter(([, value]) => value !== void 0).map(([name, value]) => conditionOf(columnOf(table, name), kind.filters.includes(name) ? "equal" : "search", value)));
		const by = sort === void 0 ? void 0 : String(sort);
		const order = by === void 0 ? {} : { order: [{
			field: by.replace(/^-/, ""),
			descending: by.startsWith("-")
		}, {
			field: "id",
			descending: by.startsWith("-")
		}] };
		return {
			page,
			perpage,
			where,
			searches: text !== void 0,
			key: "",
			...order
		};
	};
}
/** Reads a query of page and perpage only. */
var pageQueryOf = (query) => understood(z.strictObject(pages), query);
function understood(schema, query) {
	const result = schema.safeParse({ ...query });
	if (!result.success) throw malformed();
	return result.data;
}
function filterSchemaOf(kind, name, by) {
	if (by === "search") return searchText;
	if (by === "year") return z.string().regex(/^(19|20)\d\d$/).transform(Number);
	const field = kind.fields[name];
	if (field?.type === "relation" || field?.type === "integer") return z.string().regex(/^(0|[1-9]\d{0,8})$/).transform(Number);
	if (field?.type === "boolean") return z.enum([
		"0",
		"1",
		"false",
		"true"
	]).transform((value) => value === "1" || value === "true");
	return field?.options ? z.enum(field.options) : searchText;
}
function conditionOf(column, by, value) {
	if (by === "search") return contains(column, String(value));
	if (by === "year") return and(gte(column, sql`${`${value}-01-01`}::date`), lt(column, sql`${`${Number(value) + 1}-01-01`}::date`));
	return eq(column, value);
}
var contains = (column, text) => ilike(column, `%${text.replace(/[\\%_]/g, "\\$&")}%`);
function inState(kind, state) {
	const table = tableOf(kind);
	const kept = isNull(table.deletedAt);
	switch (state) {
		case void 0: return kept;
		case "trash": return isNotNull(table.deletedAt);
		case "draft": return and(kept, eq(table.status, "draft"));
		case "published": return isVisible(table);
		case "scheduled": return and(kept, eq(table.status, "published"), gt(table.publishAt, sql`now()`));
		case "ended": return and(kept, eq(table.status, "published"), lte(table.unpublishAt, sql`now()`));
	}
}
var SORTABLE = /* @__PURE__ */ new Set([
	"text",
	"date",
	"dateTime",
	"integer",
	"boolean",
	"select",
	"relation",
	"email"
]);
var isSortable = (field) => field !== void 0 && SORTABLE.has(field.type);
// src/kinds/revision-table.ts
/** Every revision of every entry: who, when, and the whole entry as it was stored then. */
var entryRevisions = pgTable("entry_revision", {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	kind: text().notNull(),
	entryId: integer("entry_id").notNull(),
	revision: integer().notNull(),
	at: moment().notNull().default(sql`now()`),
	accountId: integer("account_id"),
	by: text(),
	action: text().notNull(),
	snapshot: jsonb().$type().notNull()
}, (table) => [unique("entry_revision_of_entry").on(table.kind, table.entryId, table.revision)]);
// src/kinds/revisions.ts
/** Keeps the entry as it is now, with who made it so. */
async function keepRevision(tx, kind, row, { by, action }) {
	await tx.insert(entryRevisions).values({
		kind: kind.id,
		entryId: row.id,
		revision: row.revision,
		at: row.updatedAt,
		accountId: by?.id ?? null,
		by: by?.name ?? null,
		action,
		snapshot: { ...row }
	});
}
/** The revisions of an entry, newest first. */
async function readRevisions({ db, media }, kind, id, query) {
	const { page, perpage } = pageQueryOf(query);
	const mine = and(eq(entryRevisions.kind, kind.id), eq(entryRevisions.entryId, id));
	const [rows, totals] = await Promise.all([db.orm.select().from(entryRevisions).where(mine).orderBy(desc(entryRevisions.revision)).limit(perpage).offset((page - 1) * perpage), db.orm.select({ total: count() }).from(entryRevisions).where(mine)]);
	const total = totals[0]?.total ?? 0;
	if (total === 0) throw notExists();
	const entries = await readEntries(await withTitles(db.orm, kind, rows.map(({ snapshot }) => snapshot)), {
		kind,
		media,
		staff: true
	});
	return {
		list: rows.map(({ revision, at, by, action }, index) => ({
			revision,
			at,
			by,
			action,
			entry: entries[index]
		})),
		total,
		page,
		perpage
	};
}
/** The entry as it was stored at that revision. */
async function snapshotOf(orm, kind, id, revision) {
	const [row] = await orm.select().from(entryRevisions).where(and(eq(entryRevisions.kind, kind.id), eq(entryRevisions.entryId, id), eq(entryRevisions.revision, revision)));
	if (!row) throw notExists();
	return row.snapshot;
}
async function withTitles(orm, kind, rows) {
	let titled = [...rows];
	for (const [field, { type, to = "" }] of Object.entries(kind.fields)) {
		if (type !== "relation") continue;
		const target = tableOf({ id: to });
		const ids = [...new Set(rows.map((row) => row[field]).filter((id) => id !== null && id !== void 0))];
		const found = ids.length === 0 ? [] : await orm.select({
			id: target.id,
			title: columnOf(target, titleFieldOf(kindOf(to)))
		}).from(target).where(inArray(target.id, ids));
		titled = titled.map((row) => ({
			...row,
			[titleKeyOf(field)]: found.find(({ id }) => id === row[field])?.title ?? null
		}));
	}
	return titled;
}
// src/kinds/staff-entry.ts
/** One entry as staff read it, from the trash too; refuses when it is not there. */
async function staffEntryOf({ db, media }, kind, id) {
	const row = await selectOne(db.orm, {
		kind,
		visibleOnly: false
	}, id);
	const [entry] = row ? await readEntries([row], {
		kind,
		media,
		staff: true
	}) : [];
	if (!entry) throw notExists();
	return entry;
}
// src/kinds/admin-read-routes.ts
/** What staff read of a kind: its list with search, filters, states and sorting; one entry; its revisions. */
function adminReadRoutes(app, deps, kind) {
	const paths = adminPathsOf(kind);
	const docs = adminDocsOf(kind);
	const config = { access: { area: kind.area } };
	const queryOf = adminListQueryOf(kind);
	const omit = Object.keys(kind.fields).filter((name) => kind.fields[name]?.type === "items");
	app.get(paths.list, {
		config,
		schema: docs.list
	}, async (request) => {
		const { page, perpage, where, order } = queryOf(request.query);
		const { rows, total } = await selectPage(deps.db.orm, {
			kind,
			visibleOnly: false,
			omit,
			where,
			...order && { order }
		}, {
			page,
			perpage
		});
		return success({
			list: await readEntries(rows, {
				kind,
				media: deps.media,
				staff: true
			}),
			total,
			page,
			perpage
		});
	});
	app.get(paths.info(":id"), {
		config,
		schema: docs.info
	}, async (request) => success(await staffEntryOf(deps, kind, entryIdOf(request))));
	app.get(paths.revisions(":id"), {
		config,
		schema: docs.revisions
	}, async (request) => success(await readRevisions(deps, kind, entryIdOf(request), request.query)));
}
// src/kinds/body-operation.ts
var index$1 = z.int().min(0).max(199);
var revision = z.int("validation.required").min(1);
var MOST_ITEMS = 200;
/** Reads one change of a body by index. */
function bodyOperationOf(kind, sent, locale) {
	const bodies = Object.keys(kind.fields).filter((name) => kind.fields[name]?.type === "items");
	const common = {
		field: z.enum(bodies, "validation.select"),
		revision
	};
	const item = bodyItemSchema();
	return parsed(z.discriminatedUnion("op", [
		z.strictObject({
			...common,
			op: z.literal("add"),
			index: index$1.optional(),
			item
		}),
		z.strictObject({
			...common,
			op: z.literal("replace"),
			index: index$1,
			item
		}),
		z.strictObject({
			...common,
			op: z.literal("remove"),
			index: index$1
		}),
		z.strictObject({
			...common,
			op: z.literal("move"),
			index: index$1,
			to: index$1
		}),
		z.strictObject({
			...common,
			op: z.literal("clear")
		})
	], "validation.select"), sent, locale);
}
/** The body after the change; an index outside it is malformed. */
function bodyAfter(body, operation) {
	const next = [...body];
	const within = (at, length = next.length) => {
		if (at >= length) throw malformed();
		return at;
	};
	switch (operation.op) {
		case "add":
			if (next.length >= MOST_ITEMS) throw malformed();
			next.splice(within(operation.index ?? next.length, next.length + 1), 0, operation.item);
			return next;
		case "replace":
			next[within(operation.index)] = operation.item;
			return next;
		case "remove":
			next.splice(within(operation.index), 1);
			return next;
		case "move":
			next.splice(within(operation.to), 0, ...next.splice(within(operation.index), 1));
			return next;
		case "clear": return [];
	}
}
// src/kinds/entry-rules.ts
var rules = {
	[bannerSub.id]: ({ bid, text, pic }) => {
		if (bid === 1) return text ? {} : { text: "validation.required" };
		return pic ? {} : { pic: "validation.required" };
	},
	[banner.id]: ({ id, mode }) => id === 1 === (mode === "text") ? {} : { mode: "validation.select" },
	[newsCategory.id]: ({ type, topic }) => type === "topic" && !topic ? { topic: "validation.required" } : {}
};
/** Rules between the fields of one entry, which no single field can tell. */
function brokenRulesOf(kind, entry) {
	const { publishAt, unpublishAt } = entry;
	return {
		...publishAt && unpublishAt && Date.parse(publishAt) >= Date.parse(unpublishAt) ? { unpublishAt: "validation.dateRange" } : {},
		...rules[kind.id]?.(entry)
	};
}
/** Entries that the site cannot be without. */
var isIndispensable = (kind, id) => kind.id === banner.id && id === 1;
// src/kinds/checked-values.ts
/** What was sent with its rich text cleaned, before it is measured: nothing unsafe is ever stored. */
function cleaned(kind, sent) {
	if (!isPlain(sent)) return sent;
	return Object.fromEntries(Object.entries(sent).map(([name, value]) => {
		const type = Object.hasOwn(kind.fields, name) ? kind.fields[name]?.type : void 0;
		if (type === "richText" && typeof value === "string") return [name, cleanHtml(value)];
		if (type === "items" && Array.isArray(value)) return [name, value.map(cleanedItem)];
		return [name, value];
	}));
}
/** One content item with its rich text cleaned. */
var cleanedItem = (item) => isPlain(item) && typeof item.html === "string" ? {
	...item,
	html: cleanHtml(item.html)
} : item;
/** Refuses values that point to what is not there, or that break a rule between fields. `entry` is the whole entry as it would be. */
async function checkValues({ db, media }, kind, facts) {
	const { values, entry, locale } = facts;
	const wrong = { ...brokenRulesOf(kind, entry) };
	const ids = Object.fromEntries(Object.keys(values).map((name) => [name, mediaIdsOf(kind, [{ [name]: values[name] }])]));
	const found = await media.imagesOf(Object.values(ids).flat());
	for (const [name, wanted] of Object.entries(ids)) if (wanted.some((id) => !found.has(id))) wrong[name] = "validation.required";
	for (const [name, field] of Object.entries(kind.fields)) {
		if (field.type !== "relation" || typeof values[name] !== "number") continue;
		const target = tableOf({ id: field.to ?? "" });
		if ((await db.orm.select({ id: target.id }).from(target).where(and(inArray(target.id, [values[name]]), isNull(target.deletedAt)))).length === 0) wrong[name] = "validation.select";
	}
	const errors = Object.fromEntries(Object.entries(wrong).map(([name, key]) => [name, [messageOf(locale, key)]]));
	if (Object.keys(errors).length > 0) throw invalid(errors);
}
var isPlain = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
// src/kinds/references.ts
/** How many entries outside the trash cannot be without this one. */
async function referringCount(orm, { id: kindId }, id) {
	let total = 0;
	for (const kind of KINDS) for (const [name, field] of Object.entries(kind.fields)) {
		if (field.type !== "relation" || field.to !== kindId || !field.required) continue;
		const table = tableOf(kind);
		const [row] = await orm.select({ total: count() }).from(table).where(and(eq(columnOf(table, name), id), isNull(table.deletedAt)));
		total += row?.total ?? 0;
	}
	return total;
}
// src/kinds/write-entry.ts
/** Adds an entry at the end of the order by hand; its revision, audit line and notice go with it or not at all. */
async function addEntry(deps, write, values) {
	const { kind, by } = write;
	const table = tableOf(kind);
	return inOne(deps, kind, async (tx) => {
		const last = sql`(select coalesce(max(${table.sort}), 0) + 1 from ${table})`;
		const id = kind.singleton ? { id: 1 } : {};
		const [row] = await tx.insert(table).values({
			sort: last,
			...id,
			...values,
			updatedBy: by.name
		}).returning();
		if (!row) throw new Error("an added entry was not returned");
		await keepRevision(tx, kind, row, {
			by,
			action: "add"
		});
		await recordAudit(tx, {
			account: by,
			action: `add_${kind.slug}`,
			area: kind.area,
			target: `${kind.slug}/${row.id}`,
			details: { fields: Object.keys(values) }
		});
		return row.id;
	});
}
/** Changes an entry that is locked meanwhile; refuses with both versions when somebody was faster. */
async function changeEntry(deps, change) {
	const { kind, by, id, action } = change;
	const table = tableOf(kind);
	try {
		await inOne(deps, kind, async (tx) => {
			const [current] = await tx.select().from(table).where(eq(table.id, id)).for("update");
			if (!current || current.deletedAt !== null && action !== "restore") throw notExists();
			if (change.revision !== void 0 && change.revision !== current.revision) throw new Older(String(current.updatedBy ?? ""));
			const values = change.values(current);
			const [row] = await tx.update(table).set({
				...values,
				revision: current.revision + 1,
				updatedAt: (/* @__PURE__ */ new Date()).toISOString(),
				updatedBy: by.name
			}).where(eq(table.id, id)).returning();
			if (!row) throw notExists();
			await keepRevision(tx, kind, row, {
				by,
				action
			});
			await recordAudit(tx, {
				account: by,
				action: `${action}_${kind.slug}`,
				area: kind.area,
				target: `${kind.slug}/${id}`,
				details: {
					fields: Object.keys(values),
					revision: row.revision
				}
			});
		});
	} catch (error) {
		if (error instanceof Older) throw olderRevision(await staffEntryOf(deps, kind, id), error.by);
		throw error;
	}
}
/** One transaction with the notice of the change; when it is over this process knows at once. */
async function inOne({ db, changes }, kind, work) {
	const done = await db.transaction(async (tx) => {
		const result = await work(tx);
		await changes.announce(tx, [kind.id]);
		return result;
	});
	changes.heard([kind.id]);
	return done;
}
var Older = class extends Error {
	name = "Older";
	by;
	constructor(by) {
		super("the entry has a newer revision");
		this.by = by;
	}
};
// src/kinds/sort-entries.ts
/** Puts these entries, in this order, into the places that they held together; the others stay where they are. */
async function sortEntries(deps, kind, ids, by) {
	const table = tableOf(kind);
	await inOne(deps, kind, async (tx) => {
		const rows = await tx.select({
			id: table.id,
			sort: table.sort
		}).from(table).where(isNull(table.deletedAt)).orderBy(asc(table.sort), asc(table.id)).for("update");
		if (ids.some((id) => !rows.some((row) => row.id === id))) throw notExists();
		const queue = [...ids];
		const order = rows.map(({ id }) => ids.includes(id) ? queue.shift() : id);
		const before = new Map(rows.map(({ id, sort }) => [id, sort]));
		for (const [index, id] of order.entries()) if (before.get(id) !== index + 1) await tx.update(table).set({ sort: index + 1 }).where(eq(table.id, id));
		await recordAudit(tx, {
			account: by,
			action: `sort_${kind.slug}`,
			area: kind.area,
			target: kind.slug,
			details: { ids }
		});
	});
}
// src/kinds/unknown-items.ts
/** Content items of a type that is not known any more are kept when a whole body is written: those that come back as they are stored pass the schema as dividers. */
function setUnknownAside(kind, sent, stored) {
	const aside = /* @__PURE__ */ new Map();
	if (typeof sent !== "object" || sent === null) return {
		sent,
		putBack: (values) => values
	};
	const through = Object.entries(sent).map(([name, value]) => {
		if (kind.fields[name]?.type !== "items" || !Array.isArray(value)) return [name, value];
		const old = (stored[name] ?? []).filter(isUnknown);
		return [name, value.map((item, index) => standIn(aside, `${name}.${index}`, item, old))];
	});
	return {
		sent: Object.fromEntries(through),
		putBack: (values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.map((item, index) => aside.get(`${name}.${index}`) ?? item) : value]))
	};
}
function standIn(aside, place, item, old) {
	const kept = old.find((each) => isDeepStrictEqual(each, item));
	if (!kept) return item;
	aside.set(place, kept);
	return { type: "divider" };
}
var isUnknown = ({ type }) => !BODY_ITEM_TYPES.includes(type);
// src/kinds/admin-write-routes.ts
var restoreSchema = z.strictObject({
	revision: z.int("validation.required").min(1),
	to: z.int().min(1).optional()
});
var sortSchema = z.strictObject({ ids: z.array(z.int().min(1).max(999999999)).min(1).max(1e3).refine((ids) => new Set(ids).size === ids.length) });
/** What staff do with the entries of a kind. Each write answers with the entry as it is then. */
function adminWriteRoutes(app, deps, kind) {
	const paths = adminPathsOf(kind);
	const docs = adminDocsOf(kind);
	const config = { access: { area: kind.area } };
	const table = tableOf(kind);
	const [addSchema, editSchema] = [addSchemaOf(kind), editSchemaOf(kind)];
	const answer = async (id) => success(await staffEntryOf(deps, kind, id));
	app.post(paths.add, {
		config,
		schema: docs.add
	}, async (request) => {
		const locale = localeOf(request);
		const values = parsed(addSchema, cleaned(kind, request.body), locale);
		if (kind.singleton && (await deps.db.orm.select({ id: table.id }).from(table)).length > 0) throw new Refused(-1, 409);
		await checkValues(deps, kind, {
			values,
			entry: values,
			locale
		});
		return answer(await addEntry(deps, {
			kind,
			by: editorOf(request)
		}, values));
	});
	editRoute(app, {
		url: paths.edit(":id"),
		config,
		schema: docs.edit,
		handler: async (request) => {
			const id = entryIdOf(request);
			const locale = localeOf(request);
			const current = await storedEntry(deps, kind, id);
			const { sent, putBack } = setUnknownAside(kind, request.body, current);
			const { revision, ...changes } = parsed(editSchema, cleaned(kind, sent), locale);
			const values = putBack(changes);
			await checkValues(deps, kind, {
				values,
				entry: {
					...current,
					...values
				},
				locale
			});
			await changeEntry(deps, {
				kind,
				by: editorOf(request),
				action: "edit",
				id,
				revision,
				values: () => values
			});
			return answer(id);
		}
	});
	app.delete(paths.remove(":id"), {
		config,
		schema: docs.remove
	}, async (request) => {
		const id = entryIdOf(request);
		if (isIndispensable(kind, id) || await referringCount(deps.db.orm, kind, id) > 0) throw new Refused(-1, 409, { message: "error.inUse" });
		await changeEntry(deps, {
			kind,
			by: editorOf(request),
			action: "remove",
			id,
			values: () => ({ deletedAt: (/* @__PURE__ */ new Date()).toISOString() })
		});
		return answer(id);
	});
	app.post(paths.sort, {
		config,
		schema: docs.sort
	}, async (request) => {
		const { ids } = parsed(sortSchema, request.body, localeOf(request));
		await sortEntries(deps, kind, ids, editorOf(request));
		const [row] = await deps.db.orm.select({ total: count() }).from(table).where(isNull(table.deletedAt));
		return success({
			ids,
			total: row?.total ?? 0
		});
	});
	app.post(paths.restore(":id"), {
		config,
		schema: docs.restore
	}, async (request) => {
		const id = entryIdOf(request);
		const locale = localeOf(request);
		const { revision, to } = parsed(restoreSchema, request.body, locale);
		const values = to === void 0 ? {} : contentOf$1(kind, await snapshotOf(deps.db.orm, kind, id, to));
		if (to !== void 0) await checkValues(deps, kind, {
			values,
			entry: {
				...await storedEntry(deps, kind, id),
				...values
			},
			locale
		});
		await changeEntry(deps, {
			kind,
			by: editorOf(request),
			action: "restore",
			id,
			revision,
			values: ({ deletedAt }) => {
				if (to === void 0 && deletedAt === null) throw notExists();
				return {
					...values,
					deletedAt: null
				};
			}
		});
		return answer(id);
	});
	if (Object.values(kind.fields).some(({ type }) => type === "items")) app.post(paths.body(":id"), {
		config,
		schema: docs.body
	}, async (request) => {
		const id = entryIdOf(request);
		const locale = localeOf(request);
		const sent = request.body;
		const operation = bodyOperationOf(kind, sent && typeof sent === "object" && "item" in sent ? {
			...sent,
			item: cleanedItem(sent.item)
		} : sent, locale);
		if ("item" in operation) await checkValues(deps, kind, {
			values: { [operation.field]: [operation.item] },
			entry: await storedEntry(deps, kind, id),
			locale
		});
		await changeEntry(deps, {
			kind,
			by: editorOf(request),
			action: "body",
			id,
			revision: operation.revision,
			values: (current) => ({ [operation.field]: bodyAfter(current[operation.field] ?? [], operation) })
		});
		return answer(id);
	});
}
async function storedEntry({ db }, kind, id) {
	const table = tableOf(kind);
	const [row] = await db.orm.select().from(table).where(and(eq(table.id, id)));
	if (!row) throw notExists();
	return row;
}
var contentOf$1 = (kind, snapshot) => Object.fromEntries(Object.entries(kind.fields).filter(([name, { readOnly }]) => !readOnly && name in snapshot).map(([name]) => [name, snapshot[name]]));
function editorOf({ admin }) {
	if (!admin) throw unauthorized();
	return admin;
}
// src/kinds/send-ready.ts
/** Sends a ready answer, or 304 when the caller has it. */
function sendReady(request, reply, { body, etag }) {
	reply.header("etag", etag).header("cache-control", "no-cache");
	if (request.headers["if-none-match"]?.split(",").some((each) => each.trim().replace(/^W\//, "") === etag)) return reply.code(304).send();
	return reply.type("application/json; charset=utf-8").send(body);
}
// src/kinds/extra-reads.ts
var ALL = {
	page: 1,
	perpage: 200
};
var none = {
	kinds: [],
	read: async () => ({})
};
/** What an entry's public answer has besides its own fields. */
var extras = { [college.id]: {
	kinds: [collegeUnit.id],
	async read({ db, media }, id) {
		const where = eq(columnOf(tableOf(collegeUnit), "college"), id);
		const { rows } = await selectPage(db.orm, {
			kind: collegeUnit,
			visibleOnly: true,
			where
		}, ALL);
		return { units: await readEntries(rows, {
			kind: collegeUnit,
			media,
			staff: false
		}) };
	}
} };
var extraOf = (kind) => extras[kind.id] ?? none;
/** `category/getCategoryList`: the categories of the news page, each with the number of its news. */
function categoryCounts(app, { db, cache, media }) {
	app.get("/api/ap/category/getCategoryList", {
		config: { access: "app" },
		schema: { summary: "News categories with the number of their news" }
	}, async (request, reply) => {
		return sendReady(request, reply, await cache.read("news.category counts", [newsCategory.id, news.id], async () => {
			const newsTable = tableOf(news);
			const category = columnOf(newsTable, "category");
			const [{ rows, total }, counts] = await Promise.all([selectPage(db.orm, {
				kind: newsCategory,
				visibleOnly: true,
				where: eq(columnOf(tableOf(newsCategory), "type"), "news")
			}, ALL), db.orm.select({
				category,
				number: count()
			}).from(newsTable).where(isVisible(newsTable)).groupBy(category)]);
			return success({
				list: (await readEntries(rows, {
					kind: newsCategory,
					media,
					staff: false
				})).map((entry) => ({
					...entry,
					count: counts.find((each) => each.category === entry.id)?.number ?? 0
				})),
				total,
				page: 1,
				perpage: ALL.perpage
			});
		}));
	});
}
// src/plugins/error-handler.ts
/** Every refusal and every failure leaves in one envelope, in the caller's language; what went wrong inside stays in the log. */
function errorHandler(app) {
	app.setErrorHandler((error, request, reply) => {
		const outcome = outcomeOf(error);
		if (outcome.status >= 500) request.log.error({ err: error }, "request failed");
		if (outcome.status === 429) outcome.params = { seconds: Number(reply.getHeader("retry-after") ?? 1) };
		if (outcome.status === 503) reply.header("retry-after", "3");
		reply.code(outcome.status).header("cache-control", "no-store").send(envelopeOf(request, outcome));
	});
	app.setNotFoundHandler((request, reply) => {
		reply.code(404).header("cache-control", "no-store").send(envelopeOf(request, {
			status: 404,
			code: CODE.failed,
			message: "error.notFound"
		}));
	});
}
function envelopeOf(request, { code, message, params, errors, data }) {
	return {
		errorCode: code,
		message: messageOf(localeOf(request), message, params),
		...errors && { errors },
		...data !== void 0 && { data },
		requestId: request.id
	};
}
function outcomeOf(error) {
	if (error instanceof Refused) return {
		status: error.status,
		code: error.code,
		message: error.messageKey,
		params: error.params,
		errors: error.errors,
		data: error.data
	};
	if (isUnavailable(error)) return {
		status: 503,
		code: CODE.failed,
		message: "error.default"
	};
	const status = error.statusCode ?? 500;
	if (status === 413) return {
		status,
		code: CODE.failed,
		message: "error.tooLarge"
	};
	if (status === 415) return {
		status,
		code: CODE.failed,
		message: "error.unsupported"
	};
	if (status === 429) return {
		status,
		code: CODE.failed,
		message: "error.rateLimit"
	};
	if (status === 503) return {
		status,
		code: CODE.failed,
		message: "error.default"
	};
	if (status >= 400 && status < 500) return {
		status: 400,
		code: CODE.failed,
		message: "error.code.-1"
	};
	return {
		status: 500,
		code: CODE.failed,
		message: "error.server"
	};
}
var UNAVAILABLE = /^(08...|57P0.|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/;
/** Whether the database could not be reached: worth another try in a moment. */
function isUnavailable(error) {
	for (let each = error; each; each = each.cause) {
		if (typeof each.code === "string" && UNAVAILABLE.test(each.code)) return true;
		if (typeof each.message === "string" && /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(each.message)) return true;
	}
	return false;
}
// src/kinds/answer-cache.ts
var MOST_BYTES = 67108864;
var STALE_FOR = 864e5;
/** Ready answers in memory, the least recently used leave first. */
function answerCache(mostBytes = MOST_BYTES) {
	const kept = /* @__PURE__ */ new Map();
	const loading = /* @__PURE__ */ new Map();
	let [bytes, hits, misses] = [
		0,
		0,
		0
	];
	function remove(key) {
		bytes -= kept.get(key)?.bytes ?? 0;
		kept.delete(key);
	}
	function keep(key, answer) {
		remove(key);
		if (answer.bytes > mostBytes / 8) return;
		kept.set(key, answer);
		bytes += answer.bytes;
		for (const oldest of kept.keys()) {
			if (bytes <= mostBytes) break;
			remove(oldest);
		}
	}
	async function make(key, kinds, load, isCurrent) {
		try {
			const answer = readyAnswerOf(await load());
			if (isCurrent()) keep(key, {
				...answer,
				kinds,
				bytes: key.length + answer.body.length * 2 + 200,
				oldSince: void 0
			});
			return answer;
		} catch (error) {
			const old = kept.get(key);
			if (old && isUnavailable(error) && (old.oldSince === void 0 || Date.now() - old.oldSince < STALE_FOR)) return old;
			throw error;
		}
	}
	return {
		async read(key, kinds, load) {
			const found = kept.get(key);
			if (found && found.oldSince === void 0) {
				hits++;
				kept.delete(key);
				kept.set(key, found);
				return found;
			}
			misses++;
			const already = loading.get(key);
			if (already) return already.answer;
			const entry = {
				kinds,
				answer: make(key, kinds, load, () => loading.get(key) === entry)
			};
			loading.set(key, entry);
			try {
				return await entry.answer;
			} finally {
				if (loading.get(key) === entry) loading.delete(key);
			}
		},
		empty(changed) {
			const touches = (kinds) => changed === "all" || kinds.some((kind) => changed.includes(kind));
			for (const entry of kept.values()) if (touches(entry.kinds)) entry.oldSince ??= Date.now();
			for (const [key, { kinds }] of loading) if (touches(kinds)) loading.delete(key);
		},
		figures: () => ({
			hits,
			misses,
			bytes,
			entries: kept.size
		})
	};
}
/** JSON text with its ETag, as any answer is sent that is not kept. */
function readyAnswerOf(answer) {
	const body = JSON.stringify(answer);
	return {
		body,
		etag: `"${createHash("sha1").update(body).digest("base64url")}"`
	};
}
// src/kinds/read-info.ts
/** The public's answer for one entry; refuses when it is not there, or not for the public. */
function readInfo({ db, cache, media }, kind, id) {
	const extra = extraOf(kind);
	return cache.read(`${kind.id} info ${id}`, [...kindsReadWith(kind), ...extra.kinds], async () => {
		const row = await selectOne(db.orm, {
			kind,
			visibleOnly: true
		}, id);
		if (!row) throw notExists();
		const [entry] = await readEntries([row], {
			kind,
			media,
			staff: false
		});
		return success({
			...entry,
			...await extra.read({
				db,
				media
			}, id)
		});
	});
}
/** The public's answer for the one entry of a singleton. */
function readSingle({ db, cache, media }, kind) {
	return cache.read(`${kind.id} info`, kindsReadWith(kind), async () => {
		const row = await selectFirst(db.orm, {
			kind,
			visibleOnly: true
		});
		if (!row) throw notExists();
		return success((await readEntries([row], {
			kind,
			media,
			staff: false
		}))[0]);
	});
}
// src/kinds/recent-keys.ts
var MOST = 1e5;
/** Counts how often each key came lately; the oldest keys leave when there are too many. */
function recentKeys(milliseconds) {
	const seen = /* @__PURE__ */ new Map();
	return { 
	/** How often this key has come now, this time included. */
count(key) {
		const now = Date.now();
		const found = seen.get(key);
		const entry = found && found.until > now ? found : {
			times: 0,
			until: now + milliseconds
		};
		entry.times++;
		if (entry !== found) {
			seen.delete(key);
			seen.set(key, entry);
			if (seen.size > MOST) seen.delete(seen.keys().next().value);
		}
		return entry.times;
	} };
}
// src/kinds/click-counter.ts
var FLUSH_EVERY = 5e3;
var VIEW_COUNTS_FOR = 18e5;
var MOST_FROM_ONE_ADDRESS = 300;
/** `PUT …/clickCount/:id`: one view counts once however often it is sent (X-View-Id); written in batches, and before the process ends. */
function clickCounter(app, deps, kind, path) {
	const field = Object.keys(kind.fields).find((name) => kind.fields[name]?.readOnly);
	if (!field) throw new Error(`${kind.id} has a counter path but no counter field`);
	const table = tableOf(kind);
	const views = recentKeys(VIEW_COUNTS_FOR);
	const addresses = recentKeys(VIEW_COUNTS_FOR);
	let pending = /* @__PURE__ */ new Map();
	async function flush() {
		const batch = pending;
		if (batch.size === 0) return;
		pending = /* @__PURE__ */ new Map();
		try {
			await deps.db.transaction(async (tx) => {
				for (const [id, clicks] of [...batch].sort(([a], [b]) => a - b)) await tx.update(table).set({ [field]: sql`${columnOf(table, field)} + ${clicks}` }).where(eq(table.id, id));
			});
			deps.cache.empty([kind.id]);
		} catch (error) {
			for (const [id, clicks] of batch) pending.set(id, (pending.get(id) ?? 0) + clicks);
			throw error;
		}
	}
	const timer = setInterval(() => flush().catch((error) => deps.log.warn({ err: { message: error.message } }, "clicks not written yet")), FLUSH_EVERY).unref();
	app.addHook("onClose", async () => {
		clearInterval(timer);
		await flush();
	});
	app.put(`/api/ap/${path}`, {
		config: { access: "app" },
		schema: { summary: `Counts a view: ${kind.label.en}` }
	}, async (request) => {
		const id = entryIdOf(request);
		const view = viewOf(request);
		await readInfo(deps, kind, id);
		const fromHere = addresses.count(`${request.ip} ${id}`);
		if (views.count(`${view} ${id}`) === 1 && fromHere <= MOST_FROM_ONE_ADDRESS) pending.set(id, (pending.get(id) ?? 0) + 1);
		return success(null);
	});
}
function viewOf({ headers, ip }) {
	const view = headers["x-view-id"];
	if (view === void 0) return ip;
	if (typeof view !== "string" || !/^[\w-]{8,64}$/.test(view)) throw malformed();
	return view;
}
// src/kinds/public-routes.ts
var READS_PER_SEARCH = 20;
/** The public reads of a kind, in its own paths. */
function publicRoutes(app, deps, kind) {
	const { list, info, counter } = kind.public;
	const docs = publicDocsOf(kind);
	if (list) app.get(`/api/ap/${list}`, {
		config: { access: "app" },
		schema: docs.list
	}, listHandler(app, deps, kind));
	if (info) {
		const read = kind.singleton ? () => readSingle(deps, kind) : (request) => readInfo(deps, kind, entryIdOf(request));
		app.get(`/api/ap/${info}`, {
			config: { access: "app" },
			schema: docs.info
		}, async (request, reply) => sendReady(request, reply, await read(request)));
	}
	if (counter) clickCounter(app, deps, kind, counter);
}
function listHandler(app, { config, db, cache, media }, kind) {
	const queryOf = publicListQueryOf(kind);
	const kinds = kindsReadWith(kind);
	const omit = [...Object.keys(kind.fields).filter((name) => kind.fields[name]?.type === "items"), ...kind.public.omit ?? []];
	const searchLimit = app.createRateLimit({
		max: Math.max(1, Math.floor(config.rateLimit / READS_PER_SEARCH)),
		timeWindow: "1 minute"
	});
	return async (request, reply) => {
		const { page, perpage, where, key, searches } = queryOf(request.query);
		const load = async () => {
			const { rows, total } = await selectPage(db.orm, {
				kind,
				visibleOnly: true,
				omit,
				where
			}, {
				page,
				perpage
			});
			return success({
				list: await readEntries(rows, {
					kind,
					media,
					staff: false
				}),
				total,
				page,
				perpage
			});
		};
		if (!searches) return sendReady(request, reply, await cache.read(`${kind.id} list ${key}`, kinds, load));
		const limit = await searchLimit(request);
		if (!limit.isAllowed && limit.isExceeded) {
			reply.header("retry-after", limit.ttlInSeconds);
			throw new Refused(-1, 429, {
				message: "error.rateLimit",
				params: { seconds: limit.ttlInSeconds }
			});
		}
		return sendReady(request, reply, readyAnswerOf(await load()));
	};
}
// src/kinds/kind-routes.ts
/** Every route of every kind. */
async function kindRoutes(app, deps) {
	categoryCounts(app, deps);
	for (const kind of KINDS) {
		publicRoutes(app, deps, kind);
		adminReadRoutes(app, deps, kind);
		adminWriteRoutes(app, deps, kind);
	}
}
// src/features/auth/app-tokens.ts
var LIFETIME_SECONDS = 43200;
var REMEMBERED = 2e4;
/** Application tokens. Nothing ends one before its time, so one that was found is remembered: a public read costs no query for it. */
function appTokensOf(db) {
	const ends = /* @__PURE__ */ new Map();
	function remember(hash, end) {
		if (ends.size >= REMEMBERED) ends.delete(ends.keys().next().value);
		ends.set(hash, end);
	}
	return {
		/** Makes a token for a site; `expire` in Unix seconds. */
		async issue(domain) {
			const token = newToken("app");
			const expire = Math.floor(Date.now() / 1e3) + LIFETIME_SECONDS;
			await db.orm.insert(appTokens).values({
				hash: hashOf(token),
				domain,
				expiresAt: (/* @__PURE__ */ new Date(expire * 1e3)).toISOString()
			});
			remember(hashOf(token), expire * 1e3);
			return {
				token,
				expire
			};
		},
		async isValid(token) {
			if (token === null) return false;
			const hash = hashOf(token);
			const known = ends.get(hash);
			if (known !== void 0) return known > Date.now();
			const now = (/* @__PURE__ */ new Date()).toISOString();
			const [row] = await db.orm.select().from(appTokens).where(and(eq(appTokens.hash, hash), gt(appTokens.expiresAt, now)));
			if (row) remember(hash, Date.parse(row.expiresAt));
			return row !== void 0;
		},
		dropExpired: () => db.orm.delete(appTokens).where(lt(appTokens.expiresAt, (/* @__PURE__ */ new Date()).toISOString()))
	};
}
// src/plugins/json-only.ts
/** Bodies are JSON, uploads multipart: a form of another site can send neither as it pleases. */
function requireJson(request) {
	if (request.method === "GET" || request.method === "HEAD") return;
	const type = request.headers["content-type"];
	if (type === void 0 && !hasBody(request)) return;
	const wanted = request.routeOptions.config.upload ? "multipart/form-data" : "application/json";
	if (type?.split(";", 1)[0]?.trim().toLowerCase() !== wanted) throw new UnsupportedType();
}
var hasBody = ({ headers }) => headers["transfer-encoding"] !== void 0 || Number(headers["content-length"] ?? 0) > 0;
var UnsupportedType = class extends Error {
	name = "UnsupportedType";
	statusCode = 415;
};
// src/plugins/same-site.ts
var READS = /* @__PURE__ */ new Set([
	"GET",
	"HEAD",
	"OPTIONS"
]);
/** Refuses a write that another site's page made a browser send; programs send neither header and prove themselves by their tokens. */
function requireSameSite(request, siteOrigin) {
	if (READS.has(request.method)) return;
	const site = request.headers["sec-fetch-site"];
	if (site === "same-origin" || site === "none") return;
	const { origin } = request.headers;
	if (site !== void 0 || origin !== void 0 && !isOwn(origin, request.host, siteOrigin)) throw forbidden();
}
function isOwn(origin, host, siteOrigin) {
	return siteOrigins(siteOrigin).includes(origin) || URL.canParse(origin) && new URL(origin).host === host;
}
// src/plugins/access.ts
/** Decides before anything of a request is read whether its sender may make it, by the access that the route declares. */
async function accessPlugin(app, deps) {
	await app.register(cookie);
	app.decorate("appTokens", appTokensOf(deps.db));
	app.decorateRequest("admin", null);
	app.addHook("onRequest", async (request, reply) => {
		const { access } = request.routeOptions.config;
		if (access === void 0) return;
		if (isForStaff(request)) await guardBackOffice(request, reply, deps);
		requireJson(request);
		if (access === "public" && !isForStaff(request)) return;
		const bearer = bearerOf(request.headers.authorization);
		const hasApp = await app.appTokens.isValid(bearer.app);
		if (hasApp && bearer.admin && isForStaff(request)) request.admin = await signedIn(request, deps, bearer.admin);
		if (access === "public") return;
		if (!hasApp) throw unauthorized();
		if (access === "app") return;
		if (request.admin === null) throw unauthorized();
		if (access !== "account" && !allows(request.admin.priv, access.area)) throw forbidden();
	});
}
var isForStaff = (request) => request.routeOptions.url?.startsWith("/api/admin/") ?? false;
async function guardBackOffice(request, reply, { db, config }) {
	reply.header("cache-control", "no-store");
	if (!isAdmitted(await activeRanges(db.orm), request.ip)) throw unauthorized();
	requireSameSite(request, config.siteOrigin);
}
function signedIn(request, { db }, token) {
	const half = request.cookies[ADMIN_HALF_COOKIE.name] ?? "";
	return looksLike("half", half) ? signedInBy(db, token, half) : null;
}
// src/plugins/api-docs.ts
var envelope = {
	type: "object",
	required: ["errorCode"],
	properties: {
		errorCode: { enum: Object.values(CODE) },
		data: {},
		message: { type: "string" },
		requestId: { type: "string" },
		errors: {
			type: "object",
			additionalProperties: {
				type: "array",
				items: { type: "string" }
			}
		}
	}
};
/** OpenAPI 3.1 of every route at /api/docs/json, and a page at /api/docs to read it. */
async function apiDocs(app) {
	await app.register(swagger, {
		openapi: {
			openapi: "3.1.0",
			info: {
				title: "元智大學招生網站 API",
				version: "1.0.0",
				description: "Answers are {errorCode, data}; errorCode 1 is success."
			},
			components: {
				securitySchemes: { token: {
					type: "http",
					scheme: "bearer",
					description: "application token, then for staff a pipe and the admin token"
				} },
				schemas: { Answer: envelope }
			}
		},
		transform: ({ schema, url, route }) => {
			const access = route.config?.access;
			const area = typeof access === "object" ? access.area : void 0;
			return {
				url,
				schema: {
					...schema ?? {},
					hide: schema?.hide === true || !url.startsWith("/api/") || String(route.method) === "HEAD",
					tags: schema?.tags ?? [area ?? url.split("/")[3] ?? "api"],
					...access !== "public" && { security: [{ token: [] }] }
				}
			};
		}
	});
	app.get("/api/docs/json", {
		config: { access: "public" },
		schema: { hide: true }
	}, async () => app.swagger());
	app.get("/api/docs", {
		config: { access: "public" },
		schema: { hide: true }
	}, async (_request, reply) => reply.type("text/html; charset=utf-8").header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'").send(pageOf(app)));
}
function pageOf(app) {
	const { paths = {}, info } = app.swagger();
	const rows = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, { summary = "", tags = [] }]) => `<tr><td>${method.toUpperCase()}<td><code>${escaped(path)}</code><td>${escaped(tags.join(", "))}<td>${escaped(summary)}`));
	return `<!doctype html><html lang="zh-Hant"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(info.title)}</title>
<style>body{font:16px/1.6 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ddd;padding:.3rem .6rem;text-align:left}</style>
<h1>${escaped(info.title)}</h1><p><a href="/api/docs/json">OpenAPI 3.1 (JSON)</a></p><table><thead><tr><th>Method<th>Path<th>Area<th>What<tbody>${rows.join("\n")}</table></html>`;
}
var escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
// src/plugins/bare-server.ts
var REQUEST_ID = /^[\w-]{8,64}$/;
var BARE_HEADERS = {
	"cache-control": "no-store",
	"content-security-policy": "default-src 'none';frame-ancestors 'none'",
	"referrer-policy": "no-referrer",
	"x-content-type-options": "nosniff"
};
/** Fastify with the limits that were measured to hold: slow and stalled senders are cut, bodies are small, only named proxies are believed. */
function bareServer({ config, log }) {
	const app = fastify({
		loggerInstance: log,
		logController: new LogController({ disableRequestLogging: true }),
		bodyLimit: 262144,
		requestTimeout: 8e3,
		keepAliveTimeout: 5e3,
		forceCloseConnections: "idle",
		trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
		routerOptions: { maxParamLength: 100 },
		requestIdHeader: false,
		genReqId: ({ headers: { "x-request-id": given } }) => typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID(),
		http: {
			headersTimeout: 5e3,
			connectionsCheckingInterval: 1e3,
			maxHeaderSize: 16384
		},
		frameworkErrors: (error, request, reply) => {
			const outcome = outcomeOf(error);
			reply.headers({
				...BARE_HEADERS,
				"x-request-id": request.id
			});
			reply.code(outcome.status).send(envelopeOf(request, outcome));
		}
	});
	app.addHook("onRequest", async (request, reply) => {
		reply.header("x-request-id", request.id);
	});
	app.addHook("onResponse", async (request, reply) => {
		const facts = {
			method: request.method,
			url: request.routeOptions.url ?? "unknown",
			status: reply.statusCode,
			ms: Math.round(reply.elapsedTime)
		};
		request.log[reply.statusCode >= 500 ? "error" : "info"](facts, "answered");
	});
	app.setValidatorCompiler(() => () => true);
	app.setSerializerCompiler(() => (data) => JSON.stringify(data));
	return app;
}
// src/plugins/declared-access.ts
/** Stops the start-up at the first route that does not say who may call it. */
function requireDeclaredAccess(app) {
	const declared = [];
	app.decorate("declaredRoutes", declared);
	app.addHook("onRoute", ({ method, url, config }) => {
		const access = config?.access;
		if (access === void 0) throw new Error(`Route ${String(method)} ${url} does not declare its access`);
		for (const each of [method].flat()) declared.push({
			method: each,
			url,
			access,
			upload: config?.upload === true
		});
	});
}
// src/plugins/guards.ts
/** Security headers, a limit of requests per address, and refusal with 503 while the process cannot keep up. */
async function guards(app, { config }) {
	await app.register(helmet, {
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				defaultSrc: ["'none'"],
				frameAncestors: ["'none'"],
				sandbox: []
			}
		},
		crossOriginResourcePolicy: { policy: "same-origin" },
		referrerPolicy: { policy: "no-referrer" }
	});
	await app.register(rateLimit, {
		global: false,
		max: config.rateLimit,
		timeWindow: "1 minute",
		keyGenerator: ({ ip }) => ip,
		allowList: (request) => isInternal(request.headers["x-internal-token"], config.internalToken) || request.url === "/healthz"
	});
	app.addHook("onRequest", app.rateLimit());
	await app.register(underPressure, {
		maxEventLoopDelay: config.shedDelay,
		retryAfter: 3,
		exposeStatusRoute: false
	});
}
// src/plugins/metrics.ts
/** Counts every answer of the whole server; returns the text for Prometheus. */
function metricsOf(app, { cache, db }) {
	const answers = /* @__PURE__ */ new Map();
	app.server.on("request", (request, response) => {
		const begun = performance.now();
		response.once("finish", () => {
			const labels = `method="${KNOWN_METHODS.has(request.method ?? "") ? request.method : "other"}",status="${response.statusCode}"`;
			const entry = answers.get(labels) ?? {
				count: 0,
				seconds: 0
			};
			answers.set(labels, {
				count: entry.count + 1,
				seconds: entry.seconds + (performance.now() - begun) / 1e3
			});
		});
	});
	return () => {
		const { hits, misses, bytes, entries } = cache.figures();
		return [
			"# TYPE api_request_seconds summary",
			...[...answers].flatMap(([labels, { count, seconds }]) => [`api_request_seconds_count{${labels}} ${count}`, `api_request_seconds_sum{${labels}} ${seconds.toFixed(6)}`]),
			"# TYPE api_cache_reads counter",
			`api_cache_reads{result="hit"} ${hits}`,
			`api_cache_reads{result="miss"} ${misses}`,
			"# TYPE api_cache_bytes gauge",
			`api_cache_bytes ${bytes}`,
			`api_cache_entries ${entries}`,
			"# TYPE api_database_connections gauge",
			`api_database_connections{state="all"} ${db.pool.totalCount}`,
			`api_database_connections{state="idle"} ${db.pool.idleCount}`,
			`api_database_connections{state="waiting"} ${db.pool.waitingCount}`,
			"# TYPE api_database_restarts counter",
			`api_database_restarts ${db.embedded?.restarts ?? 0}`,
			"# TYPE process_resident_memory_bytes gauge",
			`process_resident_memory_bytes ${process.memoryUsage.rss()}`,
			""
		].join("\n");
	};
}
var KNOWN_METHODS = /* @__PURE__ */ new Set([
	"GET",
	"HEAD",
	"POST",
	"PUT",
	"DELETE",
	"OPTIONS"
]);
// src/plugins/health.ts
var LOOPBACK = /^(::1|(::ffff:)?127\.)/;
/** /healthz: the process lives (no database, cheap); /readyz: it can serve; /metrics: Prometheus text. The latter two are for this machine or our own processes. */
async function health(app, deps) {
	const { db, config } = deps;
	const ownOnly = (request) => {
		if (!(LOOPBACK.test(request.raw.socket.remoteAddress ?? "") && request.headers["x-forwarded-for"] === void 0) && !isInternal(request.headers["x-internal-token"], config.internalToken)) throw new Refused(-1, 404, { message: "error.notFound" });
	};
	const metrics = metricsOf(app, deps);
	app.get("/healthz", {
		config: { access: "public" },
		schema: { hide: true }
	}, async (_request, reply) => reply.header("cache-control", "no-store").send({ ok: true }));
	app.get("/readyz", {
		config: { access: "public" },
		schema: { hide: true }
	}, async (request, reply) => {
		ownOnly(request);
		await db.pool.query("select 1");
		return reply.header("cache-control", "no-store").send({ ok: true });
	});
	app.get("/metrics", {
		config: { access: "public" },
		schema: { hide: true }
	}, async (request, reply) => {
		ownOnly(request);
		return reply.type("text/plain; version=0.0.4").send(metrics());
	});
}
// src/plugins/internal-changes.ts
var HEARTBEAT = 15e3;
/** Server-sent events for our own processes: `{"kinds":[…]}` after each change, `{"kinds":"all"}` when nobody knows which. */
async function internalChanges(app, { changes, config }) {
	const streams = /* @__PURE__ */ new Set();
	const stop = changes.listen((changed) => {
		for (const stream of streams) stream.write(`data: ${JSON.stringify({ kinds: changed })}\n\n`);
	});
	app.addHook("preClose", async () => {
		stop();
		for (const stream of streams) stream.end();
	});
	app.get("/api/internal/changes", {
		config: { access: "public" },
		schema: { hide: true }
	}, async (request, reply) => {
		if (!isInternal(request.headers["x-internal-token"], config.internalToken)) throw unauthorized();
		const stream = new PassThrough();
		const beat = setInterval(() => stream.write(": still here\n\n"), HEARTBEAT);
		streams.add(stream);
		request.raw.on("close", () => stream.destroy());
		stream.on("close", () => {
			clearInterval(beat);
			streams.delete(stream);
		});
		stream.write("retry: 1000\n\n");
		return reply.type("text/event-stream").header("cache-control", "no-store").header("x-accel-buffering", "no").send(stream);
	});
}
// src/plugins/storable-input.ts
var DEEPEST = 32;
var isStorable = (text) => !/\0|\p{Surrogate}/u.test(text);
/** Refuses what no route can make sense of: a query key given twice, text that cannot be stored, JSON nested beyond reason. */
function storableInput(app) {
	app.addHook("preValidation", async ({ query, params, body }) => {
		for (const [name, value] of Object.entries(query ?? {})) if (typeof value !== "string" || !isStorable(value) || !isStorable(name)) throw malformed();
		for (const value of Object.values(params ?? {})) if (!isStorable(String(value))) throw malformed();
		if (!isReasonable(body)) throw malformed();
	});
}
function isReasonable(body) {
	const open = [{
		value: body,
		depth: 0
	}];
	for (let next = open.pop(); next; next = open.pop()) {
		const { value, depth } = next;
		if (typeof value === "string" && !isStorable(value)) return false;
		if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) continue;
		if (depth >= DEEPEST) return false;
		for (const [name, inner] of Object.entries(value)) {
			if (!isStorable(name)) return false;
			open.push({
				value: inner,
				depth: depth + 1
			});
		}
	}
	return true;
}
// src/app.ts
var ROUTES = [
	authRoutes,
	accountsRoutes,
	whitelistRoutes,
	formsRoutes,
	mediaRoutes,
	kindRoutes,
	health,
	internalChanges
];
/** The whole API over these dependencies, ready to listen or to be injected into. */
async function buildApp(deps) {
	const app = bareServer(deps);
	requireDeclaredAccess(app);
	errorHandler(app);
	await guards(app, deps);
	if (deps.config.docs) await apiDocs(app);
	await accessPlugin(app, deps);
	storableInput(app);
	methodOverride(app);
	for (const routes of ROUTES) await app.register(async (scope) => routes(scope, deps));
	await app.ready();
	return app;
}
// src/saved-secrets.ts
var made = {
	APP_KEY: () => randomBytes(12).toString("base64url"),
	APP_SECRET: () => randomBytes(32).toString("base64url"),
	ADMIN_PASSWORD: () => randomBytes(12).toString("base64url"),
	DATA_KEY: () => randomBytes(32).toString("hex"),
	INTERNAL_TOKEN: () => randomBytes(32).toString("base64url")
};
/** The given secrets, completed from secrets.json in the data folder (mode 600); what is in neither is made and saved there. */
function savedSecrets(dataDir, given) {
	const names = Object.keys(made);
	if (names.every((name) => given[name])) return pick(names, (name) => given[name]);
	const file = path.join(dataDir, "secrets.json");
	const saved = read(file);
	const missing = names.filter((name) => !given[name] && !saved[name]);
	if (missing.length > 0) {
		for (const name of missing) saved[name] = made[name]();
		fs.mkdirSync(dataDir, { recursive: true });
		fs.writeFileSync(`${file}.new`, `${JSON.stringify(saved, null, 2)}\n`, { mode: 384 });
		fs.renameSync(`${file}.new`, file);
	}
	return pick(names, (name) => given[name] ?? saved[name]);
}
var pick = (names, secretOf) => Object.fromEntries(names.map((name) => [name, secretOf(name)]));
function read(file) {
	try {
		return JSON.parse(fs.readFileSync(file, "utf8"));
	} catch (error) {
		if (error.code === "ENOENT") return {};
		throw new Error(`${file} cannot be read; repair or remove it`, { cause: error });
	}
}
// src/config.ts
var environment = z.object({
	API_PORT: z.coerce.number().int().min(0).max(65535).default(3001),
	HOST: z.string().default("127.0.0.1"),
	DATA_DIR: z.string().default("data"),
	DATABASE_URL: z.string().optional(),
	SEED: z.enum(["demo", "none"]).default("demo"),
	ADMIN_ACCOUNT: z.string().default("admin"),
	ADMIN_PASSWORD: z.string().optional(),
	ADMIN_PASSWORD_GENERATED: z.string().optional(),
	DEMO_PASSWORD: z.string().optional(),
	APP_KEY: z.string().optional(),
	APP_SECRET: z.string().optional(),
	DATA_KEY: z.string().regex(/^[0-9a-f]{64}$/i, "must be 32 bytes in hexadecimal").optional(),
	INTERNAL_TOKEN: z.string().min(16).optional(),
	SITE_ORIGIN: z.string().optional(),
	TRUSTED_PROXIES: z.string().default("").transform(listOf).refine((each) => each.every(isProxy), "holds something that is no address, no CIDR range and none of loopback, linklocal, uniquelocal"),
	API_DOCS: z.enum(["on", "off"]).default("on"),
	RATE_LIMIT: z.coerce.number().int().min(1).default(1200),
	SIGNIN_LIMIT: z.coerce.number().int().min(1).default(600),
	LOGIN_LIMIT: z.coerce.number().int().min(1).default(60),
	FORM_LIMIT: z.coerce.number().int().min(1).default(5),
	SHED_DELAY: z.coerce.number().int().min(0).default(1e3),
	LOG_LEVEL: z.enum([
		"fatal",
		"error",
		"warn",
		"info",
		"debug",
		"trace",
		"silent"
	]).default("info")
});
/** Reads the settings; secrets that are not given are made once and kept in the data folder. */
function configOf(env) {
	const given = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== "")));
	if (!given.success) throw new Error(given.error.issues.map(({ path: [name], message }) => `Setting ${String(name)}: ${message}`).join("; "));
	const set = given.data;
	const dataDir = path.resolve(set.DATA_DIR);
	const secrets = savedSecrets(dataDir, set);
	return {
		port: set.API_PORT,
		host: set.HOST,
		dataDir,
		databaseUrl: set.DATABASE_URL,
		seed: set.SEED,
		adminAccount: set.ADMIN_ACCOUNT,
		adminPassword: secrets.ADMIN_PASSWORD,
		adminPasswordGenerated: set.ADMIN_PASSWORD === void 0 || set.ADMIN_PASSWORD_GENERATED === "1",
		demoPassword: set.DEMO_PASSWORD ?? randomBytes(12).toString("base64url"),
		appKey: secrets.APP_KEY,
		appSecret: secrets.APP_SECRET,
		dataKey: secrets.DATA_KEY,
		internalToken: secrets.INTERNAL_TOKEN,
		siteOrigin: set.SITE_ORIGIN,
		trustedProxies: set.TRUSTED_PROXIES,
		docs: set.API_DOCS === "on",
		rateLimit: set.RATE_LIMIT,
		signInLimit: set.SIGNIN_LIMIT,
		loginLimit: set.LOGIN_LIMIT,
		formLimit: set.FORM_LIMIT,
		shedDelay: set.SHED_DELAY,
		logLevel: set.LOG_LEVEL
	};
}
function listOf(text) {
	return text.split(",").map((each) => each.trim()).filter(Boolean);
}
function isProxy(text) {
	return [
		"loopback",
		"linklocal",
		"uniquelocal"
	].includes(text) || ipaddr.isValid(text) || ipaddr.isValidCIDR(text) && !text.endsWith("/0");
}
// src/db/changes.ts
var CHANNEL = "content_changes";
var RECONNECT_FIRST = 200;
var RECONNECT_LAST = 1e4;
/** Hears of changes in every process on the same database; reconnects by itself, and then takes everything as changed. */
async function openChanges(options, log) {
	const listeners = /* @__PURE__ */ new Set();
	const heard = (changed) => {
		for (const hear of listeners) hear(changed);
	};
	let closed = false;
	let client;
	let retry;
	async function connect() {
		const next = new pg.Client(options);
		next.on("error", () => {});
		next.on("notification", ({ payload }) => heard(kindsIn(payload)));
		await next.connect();
		await next.query(`LISTEN ${CHANNEL}`);
		next.once("end", () => reconnect(RECONNECT_FIRST));
		if (closed) await next.end();
		client = next;
	}
	function reconnect(delay) {
		if (closed) return;
		retry = setTimeout(() => {
			connect().then(() => heard("all"), (error) => {
				log.warn({ err: { message: error.message } }, "not listening for changes yet");
				reconnect(Math.min(delay * 2, RECONNECT_LAST));
			});
		}, delay);
	}
	await connect();
	return {
		async announce(tx, kinds) {
			await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(kinds)})`);
		},
		heard,
		listen(hear) {
			listeners.add(hear);
			return () => listeners.delete(hear);
		},
		async close() {
			closed = true;
			clearTimeout(retry);
			await client?.end().catch(() => {});
		}
	};
}
function kindsIn(payload) {
	try {
		const kinds = JSON.parse(payload ?? "");
		return Array.isArray(kinds) ? kinds.map(String) : "all";
	} catch {
		return "all";
	}
}
// src/db/migrate.ts
var LOCK = 4316007118;
/** Brings the tables up to date; of several processes that start at once one does it and the others wait. */
async function migrateDatabase({ pool, embedded }, log) {
	const work = async () => {
		const client = await pool.connect();
		try {
			if (!embedded) await client.query("select pg_advisory_lock($1)", [LOCK]);
			await migrate(drizzle(client), { migrationsFolder: packageFile("drizzle") });
		} catch (error) {
			log.error({ err: error }, "migration failed");
			throw new Error("The database could not be brought up to date; it was probably made by another version. Use an empty one, or the release that made it", { cause: error });
		} finally {
			if (!embedded) await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => {});
			client.release();
		}
	};
	await (embedded ? embedded.patient(work) : work());
}
// src/db/database.ts
/** A database over this pool configuration; with `embedded`, closing also closes the engine. */
function databaseOf(options, facts) {
	const pool = new pg.Pool(options);
	pool.on("error", facts.onError);
	pool.on("connect", (client) => client.on("error", facts.onError));
	const orm = drizzle(pool);
	return {
		pool,
		orm,
		embedded: facts.embedded,
		transaction: (work) => orm.transaction(work),
		async close() {
			await pool.end();
			await facts.embedded?.close();
		}
	};
}
// src/db/embedded/folder-lock.ts
/** The folder belongs to another process. */
var FolderInUse = class extends Error {
	name = "FolderInUse";
	constructor(folder, who) {
		super(`The data folder ${folder} is in use by process ${who?.split(" ")[1] ?? "?"}; stop that process first, or choose another DATA_DIR`);
	}
};
/**
* One process per data folder. It announces itself first and looks second: of two that start at once at least one sees the other, so there are never two holders.
* A socket dies with its process, so kill -9 leaves only a name that nobody answers; names are never reused, so removing a dead one is safe.
*/
async function lockFolder(folder) {
	let state = "starting";
	const server = net.createServer((connection) => connection.on("error", () => {}).end(`${state} ${process.pid}`)).unref();
	const listen = (at) => new Promise((resolve, reject) => server.once("error", reject).listen(at, resolve));
	const real = fs.realpathSync(folder);
	if (process.platform === "win32") {
		const pipe = pipeOf(real);
		state = "holder";
		await listen(pipe).catch(async () => {
			throw new FolderInUse(folder, await ask(pipe));
		});
		return { release: () => void server.close() };
	}
	const door = fs.mkdtempSync(path.join(os.tmpdir(), "ap-"));
	fs.symlinkSync(real, path.join(door, "d"));
	const at = (name) => path.join(door, "d", name);
	const id = randomBytes(6).toString("hex");
	const [hidden, mine] = [`new.${id}`, `lock.${id}`];
	try {
		await listen(at(hidden));
		for (let tries = 1;; tries++) {
			fs.renameSync(at(hidden), at(mine));
			const others = await livingOthers(real, mine, at);
			if (others.length === 0) {
				state = "holder";
				return { release() {
					fs.rmSync(path.join(real, mine), { force: true });
					server.close();
				} };
			}
			fs.renameSync(at(mine), at(hidden));
			const holder = others.find((who) => who.startsWith("holder"));
			if (holder || tries === 20) throw new FolderInUse(folder, holder ?? others[0] ?? null);
			await setTimeout$1(20 + Math.random() * 30 * tries);
		}
	} catch (error) {
		server.close();
		fs.rmSync(at(hidden), { force: true });
		throw error;
	} finally {
		fs.rmSync(door, {
			recursive: true,
			force: true
		});
	}
}
async function livingOthers(folder, mine, at) {
	const others = [];
	for (const name of fs.readdirSync(folder)) {
		if (!name.startsWith("lock.") || name === mine) continue;
		const who = await ask(at(name));
		if (who === null) fs.rmSync(at(name), { force: true });
		else others.push(who);
	}
	return others;
}
function ask(at) {
	return new Promise((resolve) => {
		let text = "";
		const socket = net.connect(at);
		socket.on("data", (data) => {
			text += data;
		});
		socket.on("end", () => resolve(text));
		socket.setTimeout(1e3, () => {
			socket.destroy();
			resolve("holder ?");
		});
		socket.on("error", (error) => resolve(error.code === "ECONNREFUSED" || error.code === "ENOENT" ? null : "holder ?"));
	});
}
var pipeOf = (folder) => `\\\\.\\pipe\\ap-${createHash("sha256").update(folder.toLowerCase()).digest("hex").slice(0, 32)}`;
// src/db/embedded/port-stream.ts
/** The embedded database is not there right now; answered as 503 through its SQLSTATE. */
var databaseDown = (what) => Object.assign(/* @__PURE__ */ new Error(`embedded database ${what}`), { code: "57P03" });
/** What the PostgreSQL driver takes for a socket: leads into the engine's worker. */
var PortStream = class extends Duplex {
	#open;
	#port;
	#ended = false;
	constructor(open) {
		super();
		this.#open = open;
	}
	async connect() {
		try {
			const port = await this.#open();
			this.#port = port;
			port.on("message", (data) => this.push(Buffer.from(data.buffer, data.byteOffset, data.length)));
			port.on("close", () => this.destroy(this.#ended ? void 0 : databaseDown("lost this connection")));
			this.emit("connect");
		} catch (error) {
			this.destroy(error);
		}
	}
	_read() {}
	_write(chunk, _encoding, done) {
		this.#port?.postMessage(chunk);
		done();
	}
	_writev(chunks, done) {
		this.#port?.postMessage(Buffer.concat(chunks.map(({ chunk }) => chunk)));
		done();
	}
	_final(done) {
		this.#ended = true;
		this.#port?.close();
		done();
	}
	_destroy(error, done) {
		this.#port?.close();
		done(error);
	}
	setNoDelay = () => this;
	setKeepAlive = () => this;
	ref = () => this;
	unref = () => this;
};
var onWindows = process.platform === "win32";
/** Makes an empty database in this folder, in a process of its own: its 500 MB of working memory leave with it. */
async function makeTemplate(folder, program) {
	const child = spawn(process.execPath, [fileURLToPath(program), folder], { stdio: [
		"ignore",
		"ignore",
		"pipe"
	] });
	let said = "";
	child.stderr.on("data", (data) => {
		said = (said + data.toString()).slice(-2e3);
	});
	const code = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
	if (code !== 0) throw new Error(`The embedded database could not be made in ${folder}: ${said.trim().split("\n").at(-1) ?? code}`);
}
/** Copies a closed database folder, whole or not at all: beside, forced to disk, renamed. */
function copyTemplate(from, to) {
	fs.rmSync(`${to}.new`, {
		recursive: true,
		force: true
	});
	fs.cpSync(from, `${to}.new`, { recursive: true });
	settle(`${to}.new`, to);
}
/** Forces every file of a folder to disk, then gives it its name. */
function settle(from, to) {
	for (const name of fs.readdirSync(from, { recursive: true })) {
		const file = path.join(from, name);
		if (onWindows && fs.statSync(file).isDirectory()) continue;
		const handle = fs.openSync(file, onWindows ? "r+" : "r");
		fs.fsyncSync(handle);
		fs.closeSync(handle);
	}
	fs.renameSync(from, to);
}
/** Throws one clear sentence when this folder cannot be opened by the engine we have. */
function checkVersion(folder) {
	let found;
	try {
		found = fs.readFileSync(path.join(folder, "PG_VERSION"), "utf8").trim();
	} catch {
		throw new Error(`The data folder ${folder} is not a complete database (PG_VERSION is missing); move it away to start afresh, or restore a snapshot`);
	}
	if (found === "18") return;
	throw new Error(`The data folder ${folder} was made by PostgreSQL ${found} and this release has 18; export it with the release that made it and import it here`);
}
// src/db/embedded/embedded.ts
/** PGlite in a worker thread behind ordinary PostgreSQL connections, with its guards: lock, self-test, watchdog, clean close. */
var Embedded = class extends EventEmitter {
	restarts = 0;
	#options;
	#lock;
	#worker;
	#ready = Promise.resolve();
	#state = "booting";
	#patient = 0;
	#lastPong = 0;
	#watch;
	constructor(options) {
		super();
		this.#options = options;
	}
	async open() {
		const { folder, template, programs } = this.#options;
		this.#lock = await lockFolder(usable(folder));
		try {
			const database = path.join(folder, "pg");
			if (!fs.existsSync(database)) {
				if (template) copyTemplate(template, database);
				else {
					fs.rmSync(`${database}.new`, {
						recursive: true,
						force: true
					});
					await makeTemplate(`${database}.new`, new URL("make-template.js", programs));
					settle(`${database}.new`, database);
				}
			}
			checkVersion(database);
			await this.#start();
			this.#guard();
			return this;
		} catch (error) {
			this.#lock.release();
			throw error;
		}
	}
	/** Work that may rightly take longer than the watchdog allows, such as migrations. */
	async patient(work) {
		this.#patient++;
		try {
			return await work();
		} finally {
			this.#patient--;
			this.#lastPong = Date.now();
		}
	}
	poolConfig() {
		return {
			stream: () => new PortStream(() => this.#connect()),
			user: "postgres",
			max: 4,
			connectionTimeoutMillis: 5e3,
			idleTimeoutMillis: 0
		};
	}
	/** Writes a consistent image (tar.gz of the database folder) while serving. */
	async snapshot(file) {
		this.#ask({ dump: file });
		const [report] = await this.#heard((each) => "dumped" in each || "notDumped" in each);
		if (report && "notDumped" in report) throw new Error(`The snapshot failed: ${report.notDumped}`);
	}
	async close() {
		if (this.#state === "closing") return;
		this.#state = "closing";
		clearInterval(this.#watch);
		const worker = this.#worker;
		if (worker) {
			const ended = once(worker, "exit");
			this.#ask({ close: true });
			await ended;
		}
		this.#lock?.release();
	}
	#start() {
		const { folder, programs, idleTransaction = 3e3, unsynced = false } = this.#options;
		const worker = new Worker(new URL("embedded-worker.js", programs), { workerData: {
			folder: path.join(folder, "pg"),
			idleTransaction,
			unsynced
		} });
		this.#worker = worker;
		this.#ready = new Promise((resolve, reject) => {
			worker.on("message", (report) => {
				if ("pong" in report) this.#lastPong = Date.now();
				else if ("ready" in report) resolve();
				else if ("failed" in report) reject(/* @__PURE__ */ new Error(`The embedded database in ${folder} did not start: ${report.failed}. Restore a snapshot, or move the folder away to start afresh`));
				else this.emit("report", report);
			});
			worker.on("error", (error) => {
				if (this.listenerCount("fault") > 0) this.emit("fault", error);
				reject(error);
			});
			worker.once("exit", (code) => {
				reject(/* @__PURE__ */ new Error(`The embedded database in ${folder} did not start (exit ${code})`));
				if (this.#state === "serving" && this.#worker === worker) this.#restart("worker ended");
			});
		}).then(() => {
			this.#lastPong = Date.now();
			if (this.#state === "booting") this.#state = "serving";
		});
		this.#ready.catch(() => {});
		return this.#ready;
	}
	#guard() {
		const { stuckAfter = 5e3 } = this.#options;
		let last = Date.now();
		this.#watch = setInterval(() => {
			if (Date.now() - last > 2e3) this.#lastPong = Date.now();
			last = Date.now();
			if (this.#state !== "serving" || this.#patient > 0) this.#lastPong = Date.now();
			else if (Date.now() - this.#lastPong > stuckAfter) this.#restart("stuck");
			else this.#ask({ ping: true });
		}, Math.min(500, stuckAfter / 4)).unref();
	}
	async #restart(why) {
		this.#state = "restarting";
		this.restarts++;
		const begun = Date.now();
		this.emit("fault", /* @__PURE__ */ new Error(`the embedded database restarts: ${why}`));
		await this.#worker?.terminate();
		try {
			await this.#start();
		} catch (error) {
			this.emit("dead", error);
			return;
		}
		this.#state = "serving";
		this.emit("restarted", {
			why,
			milliseconds: Date.now() - begun
		});
	}
	async #connect() {
		if (this.#state === "closing") throw databaseDown("is closed");
		if (this.#state === "restarting") throw databaseDown("is restarting");
		await this.#ready;
		const { port1, port2 } = new MessageChannel();
		this.#worker?.postMessage({ connect: port2 }, [port2]);
		return port1;
	}
	#ask(request) {
		this.#worker?.postMessage(request);
	}
	#heard(wanted) {
		return new Promise((resolve) => {
			const hear = (report) => {
				if (!wanted(report)) return;
				this.off("report", hear);
				resolve([report]);
			};
			this.on("report", hear);
		});
	}
};
function usable(folder) {
	try {
		fs.mkdirSync(folder, { recursive: true });
		fs.accessSync(folder, fs.constants.W_OK);
		return folder;
	} catch (error) {
		throw new Error(`The data folder ${folder} cannot be used: ${error.code}`, { cause: error });
	}
}
// src/db/open-database.ts
/** Opens the database that the settings name: PostgreSQL by its address, or the embedded engine in the data folder. Throws one clear sentence. */
async function openDatabase(config, log, facts) {
	const onError = (error) => log.warn({ err: { message: error.message } }, "database connection lost");
	if (config.databaseUrl) {
		const db = databaseOf({
			connectionString: config.databaseUrl,
			max: 10,
			connectionTimeoutMillis: 5e3,
			statement_timeout: 5e3
		}, { onError });
		try {
			await checkServer(db.pool);
		} catch (error) {
			await db.close();
			throw error;
		}
		return {
			db,
			connection: {
				connectionString: config.databaseUrl,
				connectionTimeoutMillis: 5e3
			}
		};
	}
	const embedded = new Embedded({
		folder: config.dataDir,
		...facts
	});
	embedded.on("fault", (error) => log.error({ err: { message: error.message } }, "embedded database"));
	embedded.on("restarted", (what) => log.warn(what, "embedded database restarted"));
	await embedded.open();
	return {
		db: databaseOf(embedded.poolConfig(), {
			embedded,
			onError
		}),
		connection: embedded.poolConfig()
	};
}
async function checkServer(pool) {
	let version;
	try {
		const { rows } = await pool.query(`select current_setting('server_version_num') as version`);
		version = Number(rows[0]?.version ?? 0);
	} catch (error) {
		throw new Error(`The database at DATABASE_URL cannot be reached: ${error.message || error.code}`, { cause: error });
	}
	if (version < 15e4) throw new Error(`The database at DATABASE_URL is PostgreSQL ${Math.floor(version / 1e4)}; this product needs 15 or newer`);
}
// src/features/media/media-library.ts
var mediaLibrary = (db) => ({ async imagesOf(ids) {
	if (ids.length === 0) return /* @__PURE__ */ new Map();
	const rows = await db.orm.select().from(media).where(inArray(media.id, [...new Set(ids)]));
	return new Map(rows.map((row) => [row.id, row]));
} });
// src/kinds/watch-schedules.ts
var LONGEST = 36e5;
var AGAIN_AFTER_FAILURE = 1e4;
/** Publication has a clock: when an entry's time comes, its kind has changed although nobody wrote. */
function watchSchedules({ db, changes, log }) {
	const timers = /* @__PURE__ */ new Map();
	let stopped = false;
	async function plan(kind) {
		const table = tableOf(kind);
		const { rows } = await db.orm.execute(sql`
      select extract(epoch from min(at) - now()) * 1000 as wait
      from (select ${table.publishAt} as at from ${table} union all select ${table.unpublishAt} from ${table}) as boundaries where at > now()`);
		const wait = rows[0]?.wait;
		if (wait === null || wait === void 0) return;
		const due = Number(wait) <= LONGEST;
		set(kind, Math.min(Math.max(0, Math.ceil(Number(wait))) + 20, LONGEST), () => due ? changes.heard([kind.id]) : replan(kind));
	}
	function replan(kind) {
		clearTimeout(timers.get(kind.id));
		timers.delete(kind.id);
		if (stopped) return;
		plan(kind).catch((error) => {
			if (stopped) return;
			log.warn({ err: { message: error.message } }, "schedules could not be read");
			set(kind, AGAIN_AFTER_FAILURE, () => replan(kind));
		});
	}
	function set(kind, wait, work) {
		clearTimeout(timers.get(kind.id));
		if (!stopped) timers.set(kind.id, setTimeout(work, wait).unref());
	}
	const stopListening = changes.listen((changed) => {
		for (const kind of KINDS) if (changed === "all" || changed.includes(kind.id)) replan(kind);
	});
	for (const kind of KINDS) replan(kind);
	return { stop() {
		stopped = true;
		stopListening();
		for (const timer of timers.values()) clearTimeout(timer);
	} };
}
// src/logger.ts
/** Logs as JSON lines on standard output; never headers that carry secrets, never bodies. */
function loggerOf(level) {
	return pino({
		level,
		base: void 0,
		timestamp: pino.stdTimeFunctions.isoTime,
		redact: {
			paths: [
				"*.authorization",
				"*.cookie",
				"*.password",
				"*.secret",
				"*.token",
				"req",
				"res",
				"body"
			],
			remove: true
		},
		serializers: { err: failureOf }
	});
}
function failureOf(error) {
	const message = (error.message ?? "").split("\nparams:")[0] ?? "";
	return {
		type: error.name,
		message,
		...error.code !== void 0 && { code: error.code },
		...error.stack !== void 0 && { stack: error.stack.split("\n").filter((line) => /^\s+at /.test(line)).slice(0, 12).join("\n") },
		...error.cause instanceof Error && { cause: failureOf(error.cause) }
	};
}
// src/open-deps.ts
/** Opens the database, brings it up to date and makes what the routes work with. */
async function openDeps(config, programs) {
	const log = loggerOf(config.logLevel);
	const { db, connection } = await openDatabase(config, log, programs);
	try {
		await migrateDatabase(db, log);
		const changes = await openChanges(connection, log);
		const cache = answerCache();
		changes.listen((changed) => cache.empty(changed));
		const schedules = watchSchedules({
			db,
			changes,
			log
		});
		return {
			deps: {
				config,
				db,
				cache,
				changes,
				media: mediaLibrary(db),
				log
			},
			async close() {
				schedules.stop();
				await changes.close();
				await db.close();
			}
		};
	} catch (error) {
		await db.close();
		throw error;
	}
}
// src/features/accounts/seed-accounts.ts
/** The sample accounts of the demo content; all of them sign in with DEMO_PASSWORD. */
async function seedAccounts(tx, { demoPassword }) {
	const problem = await passwordProblem({
		password: demoPassword,
		account: ""
	});
	if (problem) throw new Error(`Setting DEMO_PASSWORD: ${messageOf("en", problem)}`);
	const samples = JSON.parse(fs.readFileSync(packageFile("seed", "accounts.json"), "utf8"));
	const made = /* @__PURE__ */ new Map();
	for (const { key, account, name, email, priv, active } of samples) {
		const row = await accountNamed(tx, account) ?? await insert$1(tx, {
			account,
			name,
			email,
			active,
			priv: JSON.stringify(priv),
			passwordHash: await hashPassword(demoPassword)
		});
		made.set(key, {
			id: row.id,
			name: row.name
		});
	}
	return made;
}
async function insert$1(tx, values) {
	const [row] = await tx.insert(accounts).values(values).returning({
		id: accounts.id,
		name: accounts.name
	});
	return row;
}
// src/seed/relative-dates.ts
var RELATIVE = /^D([+-]\d{1,4})?(?:T(\d{2}):(\d{2}))?$/;
var TAIPEI = 288e5;
var DAY = 864e5;
/** The same value with every `D+30` as a day (YYYY-MM-DD) and every `D+3T14:00` as a moment (ISO 8601, UTC), counted from today in Taipei. */
function resolveDates(value, now) {
	if (typeof value === "string") return dateOf(value, now) ?? value;
	if (Array.isArray(value)) return value.map((each) => resolveDates(each, now));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolveDates(inner, now)]));
}
function dateOf(text, now) {
	const found = RELATIVE.exec(text);
	if (!found) return void 0;
	const [, days = "0", hour, minute] = found;
	const midnight = Math.floor((now.getTime() + TAIPEI) / DAY) * DAY + Number(days) * DAY;
	if (hour === void 0) return new Date(midnight).toISOString().slice(0, 10);
	return (/* @__PURE__ */ new Date(midnight + Number(hour) * 36e5 + Number(minute) * 6e4 - TAIPEI)).toISOString();
}
// src/features/forms/seed-forms.ts
/** Sample submissions of every form that has some, spread over the months before today. */
async function seedForms(tx, { config, accounts, now }) {
	const sealing = sealingOf(config.dataKey);
	for (const form of FORMS) {
		const file = packageFile("seed", `forms.${form.name}.json`);
		if (!fs.existsSync(file)) continue;
		const samples = resolveDates(JSON.parse(fs.readFileSync(file, "utf8")), now);
		await tx.insert(submissions).values(samples.map((sample) => rowOf(sample, {
			form,
			sealing,
			accounts
		})));
	}
}
function rowOf({ key, reference, createdAt, state, assignee, scheduledAt = null, notes = [], ...answers }, { form, sealing, accounts }) {
	const named = (account) => {
		const found = accounts.get(account);
		if (!found) throw new Error(`Seed: ${form.name} ${key} names the account ${account}, which is not there`);
		return found;
	};
	const sent = fieldsSchemaOf(form.fields).parse(answers);
	const { personal, facts } = divided(sent);
	const inCharge = assignee ? named(assignee) : null;
	const signed = notes.map((note) => ({
		...note,
		author: named(note.author).name
	}));
	const history = historyOf({
		state,
		scheduledAt,
		assignee: inCharge?.name ?? null,
		by: inCharge?.name ?? signed[0]?.author ?? null,
		times: signed.map(({ at }) => at),
		createdAt
	});
	return {
		form: form.name,
		reference,
		state,
		scheduledAt,
		facts,
		history,
		school: String(sent.school),
		noticeVersion: "1.0",
		consentAt: createdAt,
		createdAt,
		personal: sealing.seal(reference, personal),
		notes: signed.length > 0 ? sealedNotes(reference, signed, sealing) : null,
		assigneeId: inCharge?.id ?? null,
		updatedAt: signed.at(-1)?.at ?? createdAt,
		revision: 1 + signed.length
	};
}
/** The steps that led to this state: taken in hand and scheduled with the first note, over with the last. */
function historyOf({ state, scheduledAt, assignee, by, times, createdAt }) {
	const [first = createdAt, last = first] = [times[0], times.at(-1)];
	const steps = {
		new: [],
		contacted: [{
			state: "contacted",
			at: first
		}],
		scheduled: [{
			state: "contacted",
			at: first
		}, {
			state: "scheduled",
			at: first
		}],
		done: [
			{
				state: "contacted",
				at: first
			},
			{
				state: "scheduled",
				at: first
			},
			{
				state: "done",
				at: last
			}
		],
		declined: [{
			state: "contacted",
			at: first
		}, {
			state: "declined",
			at: last
		}]
	}[state];
	let before = {
		state: "new",
		assignee: null,
		scheduledAt: null
	};
	return steps.flatMap((step) => {
		const after = {
			state: step.state,
			assignee,
			scheduledAt: step.state === "contacted" ? null : scheduledAt
		};
		const events = eventsOf({
			before,
			after,
			at: step.at,
			by
		});
		before = after;
		return events;
	});
}
// src/features/media/seed-media.ts
/** Enters the pictures of the demo content into the library; returns their ids by the name that the content knows them by. */
async function seedMedia({ db }) {
	const folder = seedMediaFolder();
	const pictures = JSON.parse(await readFile(path.join(folder, "index.json"), "utf8"));
	const rows = await Promise.all(pictures.map(async ({ name, file, width, height, placeholder, variants, alt }) => {
		const { size } = await stat(path.join(folder, file));
		return {
			name: alt,
			seedName: name,
			file,
			type: "image/avif",
			size,
			width,
			height,
			placeholder,
			variants
		};
	}));
	const made = await db.orm.insert(media).values(rows).onConflictDoUpdate({
		target: media.seedName,
		set: {
			file: sql`excluded.file`,
			size: sql`excluded.size`,
			variants: sql`excluded.variants`,
			placeholder: sql`excluded.placeholder`
		}
	}).returning({
		id: media.id,
		seedName: media.seedName
	});
	return new Map(made.map(({ id, seedName }) => [seedName, id]));
}
// src/seed/with-pictures.ts
/** The seeded pictures by name, each with its focal point. */
function picturesOf(ids) {
	if (ids.size === 0) return /* @__PURE__ */ new Map();
	const index = JSON.parse(fs.readFileSync(packageFile("seed", "media", "index.json"), "utf8"));
	const focals = new Map(index.map(({ name, focal }) => [name, focal]));
	return new Map([...ids].map(([name, id]) => [name, {
		id,
		focal: focals.get(name)
	}]));
}
/** The same value with names of pictures replaced by their ids; `where` says in an error which entry it was. */
function withPictures(value, pictures, where) {
	if (Array.isArray(value)) return value.map((each) => withPictures(each, pictures, where));
	if (typeof value !== "object" || value === null) return value;
	const { media, ...rest } = value;
	const others = Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, name === "url" ? addressOf(inner) : withPictures(inner, pictures, where)]));
	if (typeof media !== "string") return media === void 0 ? others : {
		media,
		...others
	};
	const picture = pictures.get(media);
	if (!picture) throw new Error(`Seed: ${where} names the picture ${media}, which is not there`);
	return {
		media: picture.id,
		..."alt" in others && picture.focal && { focal: picture.focal },
		...others
	};
}
var addressOf = (url) => typeof url === "string" && url.startsWith("media/") ? `/${url}` : url;
// src/seed/seed-kinds.ts
/** The demo content of every kind; `media` holds the ids of the seeded pictures by name. */
async function seedKinds(tx, media, now) {
	const keys = /* @__PURE__ */ new Map();
	const pictures = picturesOf(media);
	for (const kind of KINDS) keys.set(kind.id, await seedKind(tx, kind, {
		pictures,
		keys,
		now
	}));
}
/** What an empty site cannot be without: the place of the text banner. */
async function seedIndispensable(tx) {
	await insert(tx, banner, 1, {
		title: "全站文字輪播",
		page: "all",
		mode: "text",
		status: "published"
	});
	await advance(tx, banner);
}
async function seedKind(tx, kind, facts) {
	const ids = /* @__PURE__ */ new Map();
	for (const [index, entry] of contentOf(kind).entries()) {
		const { key = String(index), ...fields } = resolveDates(entry, facts.now);
		const { counted, sent } = split(kind, fields);
		const values = checked(kind, {
			status: "published",
			...Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, resolve(kind.fields[name], value, facts, `${kind.id} ${key}.${name}`)]))
		}, key);
		const id = index + 1;
		await insert(tx, kind, id, {
			...values,
			...counted
		});
		ids.set(key, id);
	}
	await advance(tx, kind);
	return ids;
}
function contentOf(kind) {
	const file = packageFile("seed", "content", `${kind.id}.json`);
	const content = JSON.parse(fs.readFileSync(file, "utf8"));
	return Array.isArray(content) ? content : [content];
}
function split(kind, fields) {
	const isCounted = ([name]) => kind.fields[name]?.readOnly === true;
	const entries = Object.entries(fields);
	return {
		counted: Object.fromEntries(entries.filter(isCounted)),
		sent: Object.fromEntries(entries.filter((each) => !isCounted(each)))
	};
}
function resolve(field, value, { pictures, keys }, where) {
	if (field?.type !== "relation") return withPictures(value, pictures, where);
	const id = keys.get(field.to ?? "")?.get(String(value));
	if (id === void 0) throw new Error(`Seed: ${where} names ${String(value)}, which is not in ${field.to}`);
	return id;
}
function checked(kind, values, key) {
	const result = addSchemaOf(kind).safeParse(cleaned(kind, values));
	if (!result.success) throw new Error(`Seed: ${kind.id} ${key}: ${result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ")}`);
	return result.data;
}
async function insert(tx, kind, id, values) {
	const broken = brokenRulesOf(kind, {
		...values,
		id
	});
	if (Object.keys(broken).length > 0) throw new Error(`Seed: ${kind.id} ${id}: ${JSON.stringify(broken)}`);
	const [row] = await tx.insert(tableOf(kind)).values({
		id,
		sort: id,
		...values
	}).returning();
	if (row) await keepRevision(tx, kind, row, {
		by: null,
		action: "seed"
	});
}
async function advance(tx, kind) {
	const table = tableOf(kind);
	await tx.execute(sql`select setval(pg_get_serial_sequence(${`${kind.area}_${kind.slug}`}, 'id'), greatest((select max(${table.id}) from ${table}), 1))`);
}
// src/seed/seed-database.ts
/** Fills a database that has never been filled: with the demo content, or (SEED=none) with what the site cannot be without. All of it or nothing. */
async function seedDatabase(deps) {
	await ensureFirstAccount(deps);
	if (await isFilled(deps.db.orm)) return;
	const demo = deps.config.seed === "demo";
	const media = demo ? await seedMedia(deps) : /* @__PURE__ */ new Map();
	const work = () => deps.db.transaction(async (tx) => {
		await tx.execute(sql`lock table ${tableOf(banner)} in share row exclusive mode`);
		if (await isFilled(tx)) return;
		if (!demo) return seedIndispensable(tx);
		const now = /* @__PURE__ */ new Date();
		await seedKinds(tx, media, now);
		await seedForms(tx, {
			config: deps.config,
			accounts: await seedAccounts(tx, deps.config),
			now
		});
	});
	await (deps.db.embedded ? deps.db.embedded.patient(work) : work());
	deps.changes.heard("all");
}
var isFilled = async (orm) => (await orm.select({ id: tableOf(banner).id }).from(tableOf(banner)).limit(1)).length > 0;
// src/server.ts
var CLOSE_WITHIN = 1e4;
try {
	if (process.argv[2] === "clear-whitelist") await clearWhitelistOnce();
	else await start();
} catch (error) {
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
}
async function clearWhitelistOnce() {
	const config = {
		...configOf(process.env),
		logLevel: "error"
	};
	const open = async () => {
		const { deps, close } = await openDeps(config, { programs: new URL("./", import.meta.url) });
		return {
			db: deps.db,
			close
		};
	};
	process.stdout.write(`${await clearCommand(config, open)}\n`);
}
async function start() {
	const config = configOf(process.env);
	const { deps, close } = await openDeps(config, { programs: new URL("./", import.meta.url) });
	try {
		await seedDatabase(deps);
		const app = await buildApp(deps);
		await listen(app, config);
		const stop = stopper(async () => {
			await app.close();
			await close();
		});
		for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => stop(0));
		deps.db.embedded?.on("dead", (error) => {
			process.stderr.write(`${error.message}\n`);
			process.exit(1);
		});
		if (process.send) process.once("disconnect", () => stop(0));
	} catch (error) {
		await close();
		throw error;
	}
}
async function listen(app, { port, host }) {
	try {
		await app.listen({
			port,
			host
		});
	} catch (error) {
		await app.close();
		if (error.code === "EADDRINUSE") throw new Error(`Port ${port} on ${host} is taken; stop the program that has it, or choose another API_PORT`, { cause: error });
		throw error;
	}
}
function stopper(close) {
	let stopping = false;
	return (code) => {
		if (stopping) return;
		stopping = true;
		setTimeout(() => process.exit(1), CLOSE_WITHIN).unref();
		close().then(() => process.exit(code), (error) => {
			process.stderr.write(`Closing failed: ${error.message}\n`);
			process.exit(1);
		});
	};
}
export {};
