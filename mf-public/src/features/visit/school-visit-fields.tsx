import { visit } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import { Choices, TextArea, TextField } from '@admissions/ui/forms';
import { ContactGroup } from '../../lib/request/contact-group.tsx';
import type { FieldOf } from '../../lib/request/request-form.tsx';
import { RequestGroup, useOptions, Whole } from '../../lib/request/request-form.tsx';
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
        <Whole>
          <Choices {...field('period')} type="radio" options={options(OPTIONS.period)} />
        </Whole>
        <Whole>
          <Choices {...field('grades', false)} type="checkbox" options={options(OPTIONS.grades)} />
        </Whole>
        <TextField {...field('students')} inputMode="numeric" hint={t(TEXTS.studentsHint)} />
        <TextField {...field('teachers')} inputMode="numeric" hint={t(TEXTS.teachersHint)} />
      </RequestGroup>
      <RequestGroup id="visit-wishes" title={t(TEXTS.wishes)}>
        <Whole>
          <Choices
            {...field('colleges', false)}
            type="checkbox"
            options={options(OPTIONS.colleges)}
          />
        </Whole>
        <Whole>
          <Choices {...field('arrival')} type="radio" options={options(OPTIONS.arrival)} />
        </Whole>
        <Whole>
          <Choices {...field('needs', false)} type="checkbox" options={options(OPTIONS.needs)} />
        </Whole>
        <Whole>
          <TextArea {...field('remarks', false)} />
        </Whole>
      </RequestGroup>
    </>
  );
}
