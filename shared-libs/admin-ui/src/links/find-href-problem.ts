import { hasUserInfo, isSafeHref } from '@admissions/model/schema';

/** The message about a wrong address, as the schema has it; null for a usable one. */
export function findHrefProblem(value: string, isOutside = false) {
  if (hasUserInfo(value)) return 'validation.urlUserInfo';
  if (isSafeHref(value) && (!isOutside || /^https:/i.test(value))) return null;
  return isOutside ? 'validation.https' : 'validation.url';
}
