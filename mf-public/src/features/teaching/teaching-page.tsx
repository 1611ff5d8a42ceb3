import { teaching } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import { SelectField, TextArea, TextField } from '@admissions/ui/forms';
import { ContactGroup } from '../../lib/request/contact-group.tsx';
import {
  FullWidth,
  RequestGroup,
  useOptions,
  WideChoices,
} from '../../lib/request/request-form.tsx';
import { RequestPage } from '../../lib/request/request-page.tsx';
import { defineRequest } from '../../lib/request/visitor-request.ts';
import { STEPS, TEXTS } from './texts.ts';

const teachingRequest = defineRequest(teaching);
const OPTIONS = teaching.options;

export function Component() {
  const t = useMessage();
  const colleges = useOptions(OPTIONS.college);
  return (
    <RequestPage request={teachingRequest} canonical="/formTeacher" texts={TEXTS} steps={STEPS}>
      {(field) => (
        <>
          <ContactGroup field={field} />
          <RequestGroup id="teaching-topic" title={t(TEXTS.topic)}>
            <WideChoices {...field('topic')} type="radio" words={OPTIONS.topic} />
            <WideChoices {...field('grade')} type="radio" words={OPTIONS.grade} />
            <TextField {...field('students')} inputMode="numeric" hint={t(TEXTS.studentsHint)} />
            <SelectField
              {...field('college', false)}
              groups={[{ options: colleges }]}
              hint={t(TEXTS.collegeHint)}
            />
          </RequestGroup>
          <RequestGroup id="teaching-time" title={t(TEXTS.time)}>
            <TextField {...field('dates.begin')} type="date" />
            <TextField {...field('dates.end')} type="date" />
            <WideChoices {...field('mode')} type="radio" words={OPTIONS.mode} />
            <TextField {...field('periods')} inputMode="numeric" hint={t(TEXTS.periodsHint)} />
            <TextField {...field('equipment', false)} hint={t(TEXTS.equipmentHint)} />
            <FullWidth>
              <TextArea {...field('remarks', false)} />
            </FullWidth>
          </RequestGroup>
        </>
      )}
    </RequestPage>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
export { formLoader as loader } from '../../lib/request/form-banners.ts';
