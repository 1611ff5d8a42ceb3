import { teaching } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import { Choices, SelectField, TextArea, TextField } from '@admissions/ui/forms';
import { PageError } from '../../lib/page-error.tsx';
import { ContactGroup } from '../../lib/request/contact-group.tsx';
import { RequestGroup, useOptions, Whole } from '../../lib/request/request-form.tsx';
import { RequestPage } from '../../lib/request/request-page.tsx';
import { defineRequest } from '../../lib/request/visitor-request.ts';
import { STEPS, TEXTS } from './texts.ts';

const teachingRequest = defineRequest(teaching);
const OPTIONS = teaching.options;

export function Component() {
  const t = useMessage();
  const options = useOptions();
  return (
    <RequestPage request={teachingRequest} canonical="/formTeacher" texts={TEXTS} steps={STEPS}>
      {(field) => (
        <>
          <ContactGroup field={field} />
          <RequestGroup id="teaching-topic" title={t(TEXTS.topic)}>
            <Whole>
              <Choices {...field('topic')} type="radio" options={options(OPTIONS.topic)} />
            </Whole>
            <Whole>
              <Choices {...field('grade')} type="radio" options={options(OPTIONS.grade)} />
            </Whole>
            <TextField {...field('students')} inputMode="numeric" hint={t(TEXTS.studentsHint)} />
            <SelectField
              {...field('college', false)}
              groups={[{ options: options(OPTIONS.college) }]}
              hint={t(TEXTS.collegeHint)}
            />
          </RequestGroup>
          <RequestGroup id="teaching-time" title={t(TEXTS.time)}>
            <TextField {...field('dates.begin')} type="date" />
            <TextField {...field('dates.end')} type="date" />
            <Whole>
              <Choices {...field('mode')} type="radio" options={options(OPTIONS.mode)} />
            </Whole>
            <TextField {...field('periods')} inputMode="numeric" hint={t(TEXTS.periodsHint)} />
            <TextField {...field('equipment', false)} hint={t(TEXTS.equipmentHint)} />
            <Whole>
              <TextArea {...field('remarks', false)} />
            </Whole>
          </RequestGroup>
        </>
      )}
    </RequestPage>
  );
}
export { loadFormBanners as loader } from '../../lib/request/form-banners.ts';
export const ErrorBoundary = PageError;
