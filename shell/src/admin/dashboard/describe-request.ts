import { daysBetween, type Localised, pair, taipeiDay } from '@admissions/model';
import { FORMS } from '@admissions/model/forms';
import type { NamedRequest } from '@admissions/protocol/staff';

export const PEOPLE = pair('{count}人', '{count}');
const HOPED = pair('希望{day}', 'hoped for {day}');
const PLANNED = pair('預定{day}', 'planned for {day}');
const LEFT = pair('還有{count}天', 'in {count} days');

/** Names a request by school or by its sender, masked. */
export function describeRequest(
  {
    form: formName,
    id,
    reference,
    school,
    audience,
    name,
    day: date,
    isHoped,
    people,
  }: NamedRequest,
  t: (text: Localised, values?: Record<string, string | number>) => string,
) {
  const form = FORMS.find((each) => each.name === formName);
  const word = form?.options.audience?.[audience ?? ''];
  const day = date?.slice(5).replace('-', '/');
  const left = date ? daysBetween(taipeiDay(), date) : 0;
  const sender = [word && t(word), name].filter(Boolean).join(' ');
  return {
    url: `/admin/forms/edit_${formName}?id=${id}`,
    who: school || sender || reference,
    kind: form ? t(form.label) : formName,
    /** Such as 希望12/18・還有9天・2人. */
    when: [
      day && t(isHoped ? HOPED : PLANNED, { day }),
      left > 0 && t(LEFT, { count: left }),
      people && t(PEOPLE, { count: people }),
    ]
      .filter(Boolean)
      .join('・'),
  };
}
