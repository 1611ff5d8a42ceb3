import { visit } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Choices, TextArea, TextField } from '@admissions/ui/forms';
import { PageError } from '../../lib/page-error.tsx';
import { ContactGroup } from '../../lib/request/contact-group.tsx';
import { RequestGroup, useOptions, Whole } from '../../lib/request/request-form.tsx';
import { RequestPage } from '../../lib/request/request-page.tsx';
import { defineRequest } from '../../lib/request/visitor-request.ts';
import { STEPS, TEXTS } from './texts.ts';

const visitRequest = defineRequest(visit);
const WORDS = visit.options;

export function Component() {
  const t = useMessage();
  const options = useOptions();
  return (
    <RequestPage
      request={visitRequest}
      canonical="/formVisit"
      description={TEXTS.description}
      lead={TEXTS.lead}
      steps={STEPS}
    >
      {(field) => (
        <>
          <ContactGroup field={field} />
          <RequestGroup id="visit-time" title={t(TEXTS.time)}>
            <TextField {...field('dates.begin')} type="date" />
            <TextField {...field('dates.end')} type="date" />
            <Whole>
              <Choices {...field('period')} type="radio" options={options(WORDS.period)} />
            </Whole>
            <Whole>
              <Choices
                {...field('grades', false)}
                type="checkbox"
                options={options(WORDS.grades)}
              />
            </Whole>
            <TextField {...field('students')} inputMode="numeric" hint={t(TEXTS.studentsHint)} />
            <TextField {...field('teachers')} inputMode="numeric" hint={t(TEXTS.teachersHint)} />
          </RequestGroup>
          <RequestGroup id="visit-wishes" title={t(TEXTS.wishes)}>
            <Whole>
              <Choices
                {...field('colleges', false)}
                type="checkbox"
                options={options(WORDS.colleges)}
              />
            </Whole>
            <Whole>
              <Choices {...field('arrival')} type="radio" options={options(WORDS.arrival)} />
            </Whole>
            <Whole>
              <Choices {...field('needs', false)} type="checkbox" options={options(WORDS.needs)} />
            </Whole>
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
