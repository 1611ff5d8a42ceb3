import { z } from 'zod';
import { documentAs } from './json-schema.ts';

const MAX_FAULTS = 20;
const MAX_NAME_LENGTH = 100;
type Issue = z.core.$ZodIssue;

/** The faults of a query by its keys. */
export function findFaults(
  error: z.ZodError,
  allowedKeys: readonly string[],
): Record<string, string> {
  const faults = new Map<string, string>();
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        faults.set(key, `request.unknown|names=${allowedKeys.join(', ')}`);
    else faults.set(issue.path.join('.'), toFault(issue));
  }
  return Object.fromEntries(
    [...faults].slice(0, MAX_FAULTS).map(([name, fault]) => [truncateName(name), fault]),
  );
}

/** A name that a stranger sent comes back, so not however much of it. */
export const truncateName = (name: string): string => name.slice(0, MAX_NAME_LENGTH);

function toFault(issue: Issue): string {
  // Empty, or what the parameter wants: the latter is what was meant.
  if (issue.code === 'invalid_union')
    return toFault(issue.errors.at(-1)?.at(-1) ?? { ...issue, code: 'custom' });
  if (issue.message.startsWith('request.')) return issue.message;
  // What is in a query is text: of another type it is not there.
  if (issue.code === 'invalid_type') return 'request.missing';
  if (issue.code === 'invalid_value')
    return `request.oneOf|values=${issue.values.map(String).filter(Boolean).join(', ')}`;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `request.long|max=${issue.maximum}`;
  return issue.message.startsWith('validation.') ? issue.message : 'request.value';
}

/** What a whole number out of bounds is told. */
export const wholeFault = (min: number, max: number): string =>
  `request.whole|min=${min}|max=${max}`;

/** A whole number in the text of a query or a path, at least 1 unless `min` says otherwise. */
export const wholeNumberText = (max: number, min = 1) =>
  documentAs(
    z
      .string()
      .regex(/^(0|[1-9]\d*)$/, wholeFault(min, max))
      .transform(Number)
      .refine((value) => value >= min && value <= max, wholeFault(min, max)),
    { type: 'integer', minimum: min, maximum: max },
  );

/** A whole number of a query, from 1; `initial` where there is none. */
export const wholeNumber = (max: number, initial: number) => wholeNumberText(max).default(initial);
