import type { FormAudience, VisitorForm } from './form.ts';

type WithAudiences = Pick<VisitorForm, 'audiences'>;

/** The audience of a submission; null for forms without audiences. */
export function audienceOf({ audiences }: WithAudiences, answers: unknown): string | null {
  if (!audiences) return null;
  const { audience } = (answers ?? {}) as { audience?: unknown };
  return typeof audience === 'string' && Object.hasOwn(audiences.of, audience)
    ? audience
    : audiences.usual;
}

/** Whether the audience gives a day, unless its target has one. */
export function isDayRequired(form: WithAudiences, answers: unknown): boolean {
  return findDayTarget(form, answers) === null;
}

/** The field that names a target with its own day; null without one. */
export function findDayTarget(form: WithAudiences, answers: unknown): string | null {
  const given = (answers ?? {}) as Record<string, unknown>;
  const isGiven = (name: string) => !['', null, undefined].includes(given[name] as string);
  return findAudience(form, answers)?.dayBy?.find(isGiven) ?? null;
}

/** The rules of the audience; null for forms without audiences. */
export function findAudience(form: WithAudiences, answers: unknown): FormAudience | null {
  const name = audienceOf(form, answers);
  return name === null ? null : (form.audiences?.of[name] ?? null);
}
