import { z } from 'zod';
import { documentAs } from './json-schema.ts';

/** For `safeParse`: the message of an issue without one in its schema. */
export function describeFault(issue: z.core.$ZodRawIssue) {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `request.unknown|names=${Object.keys((issue.inst as z.ZodObject).shape).join(', ')}`;
    case 'invalid_union':
      // Empty, or a value of the parameter's type: the fault of the latter.
      return issue.errors.at(-1)?.at(-1)?.message ?? 'request.value';
    case 'invalid_type':
      return issue.input === undefined ? 'request.missing' : 'request.value';
    case 'invalid_value':
      return `request.oneOf|values=${issue.values.map(String).filter(Boolean).join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return `validation.minLength|min=${issue.minimum}`;
      return issue.origin === 'array'
        ? 'validation.selectMany'
        : `validation.min|min=${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `request.long|max=${issue.maximum}`;
      return issue.origin === 'array' ? 'error.tooLarge' : `validation.max|max=${issue.maximum}`;
    default:
      return 'request.value';
  }
}

export const wholeFault = (min: number, max: number) => `request.whole|min=${min}|max=${max}`;

/** From text of a query or path; at least 1 unless `min` differs. */
export const wholeNumberText = (max: number, min = 1) =>
  documentAs(
    z
      .string()
      .regex(/^(0|[1-9]\d*)$/, wholeFault(min, max))
      .transform(Number)
      .refine((value) => value >= min && value <= max, wholeFault(min, max)),
    { type: 'integer', minimum: min, maximum: max },
  );

/** Starts at 1. */
export const wholeNumber = (max: number, initial: number) => wholeNumberText(max).default(initial);
