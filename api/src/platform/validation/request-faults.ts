import { z } from 'zod';
import { documentAs } from './json-schema.ts';

const MAX_FAULTS = 20;
const MAX_NAME_LENGTH = 100;
type Issue = z.core.$ZodIssue;

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

/** The name is echoed to an untrusted client. */
export const truncateName = (name: string): string => name.slice(0, MAX_NAME_LENGTH);

function toFault(issue: Issue): string {
  // Empty, or a value of the parameter's type: report the fault of the latter.
  if (issue.code === 'invalid_union')
    return toFault(issue.errors.at(-1)?.at(-1) ?? { ...issue, code: 'custom' });
  if (issue.message.startsWith('request.')) return issue.message;
  // Query values are text: another type means a missing value.
  if (issue.code === 'invalid_type') return 'request.missing';
  if (issue.code === 'invalid_value')
    return `request.oneOf|values=${issue.values.map(String).filter(Boolean).join(', ')}`;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `request.long|max=${issue.maximum}`;
  return issue.message.startsWith('validation.') ? issue.message : 'request.value';
}

export const wholeFault = (min: number, max: number): string =>
  `request.whole|min=${min}|max=${max}`;

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
