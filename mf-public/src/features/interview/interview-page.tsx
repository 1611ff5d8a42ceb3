import { interview } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import { TextArea, TextField } from '@admissions/ui/forms';
import { ContactGroup } from '../../lib/request/contact-group.tsx';
import { FullWidth, RequestGroup, WideChoices } from '../../lib/request/request-form.tsx';
import { RequestPage } from '../../lib/request/request-page.tsx';
import { defineRequest } from '../../lib/request/visitor-request.ts';
import { STEPS, TEXTS } from './texts.ts';

const interviewRequest = defineRequest(interview);
const OPTIONS = interview.options;

export function Component() {
  const t = useMessage();
  return (
    <RequestPage
      request={interviewRequest}
      canonical="/formInterview"
      texts={TEXTS}
      steps={STEPS}
      isForStaff
    >
      {(field) => (
        <>
          <RequestGroup id="interview-time" title={t(TEXTS.time)}>
            <TextField {...field('dates.begin')} type="date" />
            <TextField {...field('dates.end')} type="date" />
            <WideChoices {...field('mode')} type="radio" words={OPTIONS.mode} />
          </RequestGroup>
          <RequestGroup id="interview-size" title={t(TEXTS.size)}>
            <WideChoices
              {...field('colleges')}
              type="checkbox"
              words={OPTIONS.colleges}
              hint={t(TEXTS.collegesHint)}
            />
            <TextField {...field('students')} inputMode="numeric" hint={t(TEXTS.studentsHint)} />
            <TextField
              {...field('interviewers')}
              inputMode="numeric"
              hint={t(TEXTS.interviewersHint)}
            />
            <FullWidth>
              <TextArea {...field('remarks', false)} hint={t(TEXTS.remarksHint)} />
            </FullWidth>
          </RequestGroup>
          <ContactGroup field={field} />
        </>
      )}
    </RequestPage>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
export { formLoader as loader } from '../../lib/request/form-banners.ts';
