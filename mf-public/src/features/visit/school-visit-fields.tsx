import { visit } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import { Choices, TextArea, TextField } from '@admissions/ui/forms';
import { ContactGroup } from '../../lib/request/contact-group.tsx';
import type { FieldOf } from '../../lib/request/request-form.tsx';
import { FullWidth, RequestGroup, useOptions } from '../../lib/request/request-form.tsx';
import { TEXTS } from './texts.ts';

const OPTIONS = visit.options;

export function SchoolVisitFields({ field }: { field: FieldOf<keyof typeof visit.labels> }) {
  const t = useMessage();
  const options = useOptions();
  return (
    <>
      <ContactGroup field={field} />
      <RequestGroup id="visit-time" title={t(TEXTS.time)}>
        <TextField {...field('dates.begin')} type="date" hint={t(TEXTS.weekdays)} />
        <TextField {...field('dates.end')} type="date" />
        <FullWidth>
          <Choices {...field('period')} type="radio" options={options(OPTIONS.period)} />
        </FullWidth>
        <FullWidth>
          <Choices {...field('grades', false)} type="checkbox" options={options(OPTIONS.grades)} />
        </FullWidth>
        <TextField {...field('students')} inputMode="numeric" hint={t(TEXTS.studentsHint)} />
        <TextField {...field('teachers')} inputMode="numeric" hint={t(TEXTS.teachersHint)} />
      </RequestGroup>
      <RequestGroup id="visit-wishes" title={t(TEXTS.wishes)}>
        <FullWidth>
          <Choices
            {...field('colleges', false)}
            type="checkbox"
            options={options(OPTIONS.colleges)}
          />
        </FullWidth>
        <FullWidth>
          <Choices {...field('arrival')} type="radio" options={options(OPTIONS.arrival)} />
        </FullWidth>
        <FullWidth>
          <Choices {...field('needs', false)} type="checkbox" options={options(OPTIONS.needs)} />
        </FullWidth>
        <FullWidth>
          <TextArea {...field('remarks', false)} />
        </FullWidth>
      </RequestGroup>
    </>
  );
}
