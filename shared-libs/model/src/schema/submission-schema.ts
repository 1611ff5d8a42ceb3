import { z } from 'zod';
import { addDays } from '../base/days.ts';
import type { DateRange } from '../base/values.ts';
import type { Fields } from '../fields/index.ts';
import { findDayTarget } from '../forms/audience.ts';
import { audienceOf, findAudience, isDayRequired, type VisitorForm } from '../forms/index.ts';
import type { MessageKey } from '../messages/index.ts';
import { buildFieldSchema, buildFieldsSchema } from './field-schema.ts';
import { dateRangeSchema, isDay } from './value-schemas.ts';

/** Schema of a submission; `today` (YYYY-MM-DD, Taipei) is the first possible day. */
export function buildSubmissionSchema(
  form: VisitorForm,
  today: string,
  answers?: unknown,
): z.ZodObject {
  const isBooked = findAudience(form, answers)?.isBooked ?? false;
  const schema = buildAnswersSchema(form, answers).extend({
    consent: z.literal(true, 'validation.consent'),
  });
  if (!('dates' in form.fields) || !isDayRequired(form, answers)) return schema;
  const dates = dateRangeSchema().superRefine((range, context) => {
    const [end, message] = findDateProblem(range, { today, isBooked }) ?? [];
    if (end) context.addIssue({ code: 'custom', message, path: [end] });
  });
  return schema.extend({ dates });
}

/** A year and a half: personal data stays until the last day wished. */
const MAX_DAYS_AHEAD = 548;
const MAX_SPAN_DAYS = 62;

/** The wrong end of a range and why; schools get their answer within two working days. */
function findDateProblem(
  { begin, end }: DateRange,
  { today, isBooked }: { today: string; isBooked: boolean },
): [keyof DateRange, MessageKey] | null {
  // These have an error already.
  if (!isDay(begin) || (isDay(end) && end < begin)) return null;
  if (begin < today) return ['begin', 'validation.datePast'];
  if (isBooked) return begin === end ? null : ['end', 'visitDay.one'];
  if (begin === today) return ['begin', 'validation.dateToday'];
  if (begin > addDays(today, MAX_DAYS_AHEAD)) return ['begin', 'validation.dateFar'];
  return end < addDays(begin, MAX_SPAN_DAYS) ? null : ['end', 'validation.dateSpan'];
}

/** Schema of an audience; unknown and foreign fields are refused. */
export function buildAnswersSchema(form: VisitorForm, answers: unknown): z.ZodObject {
  const audience = findAudience(form, answers);
  if (!audience) return buildFieldsSchema(form.fields);
  const dayBy = findDayTarget(form, answers);
  const given = (answers ?? {}) as Record<string, unknown>;
  // At most one target per submission.
  const isSecondTarget = (name: string) =>
    audience.dayBy?.includes(name) === true && name !== dayBy && (given[name] ?? null) !== null;
  const isIncluded = (name: string) => (name === 'dates' ? dayBy === null : !isSecondTarget(name));
  const fields = Object.fromEntries(
    audience.fields.flatMap((name) => {
      const field = form.fields[name];
      return field && isIncluded(name) ? [[name, field] as const] : [];
    }),
  );
  return buildFieldsSchema(fields).extend({
    audience: audienceSchema(form, answers),
    ...requireOneOf(fields, audience.oneOf ?? [], answers),
  });
}

// Compatibility: submissions without an audience.
function audienceSchema(form: VisitorForm, answers: unknown): z.ZodType {
  const name = audienceOf(form, answers) ?? '';
  const schema = z.literal(name, 'validation.select');
  return name === form.audiences?.usual
    ? schema.nullish().transform((value) => value ?? undefined)
    : schema;
}

/** At least one of these fields; the first one carries the error. */
function requireOneOf(
  fields: Fields,
  names: readonly string[],
  answers: unknown,
): Record<string, z.ZodType> {
  const given = (answers ?? {}) as Record<string, unknown>;
  const isGiven = names.some((name) => typeof given[name] === 'string' && given[name] !== '');
  return Object.fromEntries(
    names.flatMap((name, index): [string, z.ZodType][] => {
      const field = fields[name];
      if (!field) return [];
      if (!isGiven && index === 0) return [[name, z.any().refine(() => false, 'validation.reach')]];
      return [[name, buildFieldSchema({ ...field, required: false }).default(null)]];
    }),
  );
}
