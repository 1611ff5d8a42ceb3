import { type Localised, pair } from '@admissions/model';
import { FORMS } from '@admissions/model/forms';
import type { NamedRequest } from '@admissions/protocol/staff';

export const PEOPLE = pair('{count}人', '{count}');
const HOPED = pair('希望{day}', 'hoped for {day}');

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
  const sender = [word && t(word), name].filter(Boolean).join(' ');
  return {
    url: `/admin/forms/edit_${formName}?id=${id}`,
    who: school || sender || reference,
    kind: form ? t(form.label) : formName,
    /** Such as 希望12/18・2人. */
    when: [day && isHoped ? t(HOPED, { day }) : day, people && t(PEOPLE, { count: people })]
      .filter(Boolean)
      .join('・'),
  };
}
