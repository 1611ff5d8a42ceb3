import type { FormAudience, VisitorForm } from './form.ts';

type Audienced = Pick<VisitorForm, 'audiences'>;

/** As whom these answers are sent; null where the form asks everybody the same. */
export function audienceOf({ audiences }: Audienced, answers: unknown): string | null {
  if (!audiences) return null;
  const { audience } = (answers ?? {}) as { audience?: unknown };
  return typeof audience === 'string' && Object.hasOwn(audiences.of, audience)
    ? audience
    : audiences.usual;
}

/** Whether whoever sends these answers is asked for a day: what they come to may have one of its own. */
export function isDayAsked(form: Audienced, answers: unknown): boolean {
  return findDayBy(form, answers) === null;
}

/** The field in which these answers name what has a day of its own; null where they name none. */
export function findDayBy(form: Audienced, answers: unknown): string | null {
  const given = (answers ?? {}) as Record<string, unknown>;
  const isGiven = (name: string) => !['', null, undefined].includes(given[name] as string);
  return findAudience(form, answers)?.dayBy?.find(isGiven) ?? null;
}

/** What whoever sends these answers is asked for; null where the form asks everybody the same. */
export function findAudience(form: Audienced, answers: unknown): FormAudience | null {
  const name = audienceOf(form, answers);
  return name === null ? null : (form.audiences?.of[name] ?? null);
}
