import { z } from 'zod';
import type { Fields } from '../fields/index.ts';
import { findDayTarget } from '../forms/audience.ts';
import { audienceOf, findAudience, isDayRequired, type VisitorForm } from '../forms/index.ts';
import { buildFieldSchema, buildFieldsSchema } from './field-schema.ts';
import { dateRangeSchema, isDay } from './value-schemas.ts';

/** Schema of a submission; `today` (YYYY-MM-DD, Taipei) is the first possible day. */
export function buildSubmissionSchema(
  form: VisitorForm,
  today: string,
  answers?: unknown,
): z.ZodObject {
  const days = dateRangeSchema().refine(({ begin }) => !isPast(begin, today), {
    message: 'validation.datePast',
    path: ['begin'],
  });
  const isBooked = findAudience(form, answers)?.isBooked ?? false;
  const schema = buildAnswersSchema(form, answers).extend({
    consent: z.literal(true, 'validation.consent'),
  });
  if (!('dates' in form.fields) || !isDayRequired(form, answers)) return schema;
  return schema.extend({
    dates: isBooked
      ? days.refine(({ begin, end }) => begin === end, {
          message: 'visitDay.one',
          path: ['end'],
        })
      : days,
  });
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

// An invalid day has an error already.
const isPast = (day: string, today: string) => isDay(day) && day < today;
