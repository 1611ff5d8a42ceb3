import { teaching } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import { MoreLink } from '@admissions/ui';
import { SelectField, TextArea, TextField } from '@admissions/ui/forms';
import { useLoaderData } from 'react-router';
import { loadList } from '../../lib/public-reads.ts';
import { createLoader } from '../../lib/reads.ts';
import { ContactGroup } from '../../lib/request/contact-group.tsx';
import { loadFormBanners } from '../../lib/request/form-banners.ts';
import {
  type FieldOf,
  FullWidth,
  RequestGroup,
  useOptions,
  WideChoices,
  type WriteField,
} from '../../lib/request/request-form.tsx';
import { RequestPage } from '../../lib/request/request-page.tsx';
import { defineRequest } from '../../lib/request/visitor-request.ts';
import { STEPS, TEXTS } from './texts.ts';

const teachingRequest = defineRequest(teaching);
const OPTIONS = teaching.options;

export const loader = createLoader(async ({ api }) => {
  const [page, services] = await Promise.all([
    loadFormBanners(api),
    loadList(api, 'highschool/staff_services_list'),
  ]);
  return { ...page, talks: services?.flatMap(({ topics }) => topics ?? []) ?? [] };
});

export function Component() {
  const t = useMessage();
  const colleges = useOptions(OPTIONS.college);
  const { talks = [] } = useLoaderData<typeof loader | undefined>() ?? {};
  return (
    <RequestPage
      request={teachingRequest}
      canonical="/formTeacher"
      texts={TEXTS}
      steps={STEPS}
      isForStaff
      beside={
        talks.length > 0 && (
          <p>
            <MoreLink href="/staff#topics">{t(TEXTS.allTalks, { count: talks.length })}</MoreLink>
          </p>
        )
      }
    >
      {(field, _read, write) => (
        <>
          <RequestGroup id="teaching-topic" title={t(TEXTS.topic)}>
            {talks.length > 0 && <TalkField field={field} write={write} talks={talks} />}
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
          <ContactGroup field={field} />
        </>
      )}
    </RequestPage>
  );
}

interface TalkFieldProps {
  field: FieldOf<'talk'>;
  write: WriteField<'college'>;
  talks: Awaited<ReturnType<typeof loader>>['talks'];
}
/** The talks of the page for schools; one names its college. */
function TalkField({ field, write, talks }: TalkFieldProps) {
  const t = useMessage();
  const { onChange, ...control } = field('talk', false);
  const named = talks.map(({ title }) => ({ value: title, label: title }));
  const other = t(TEXTS.other);
  return (
    <FullWidth>
      <SelectField
        {...control}
        placeholder={t(TEXTS.chooseTalk)}
        groups={[{ options: [...named, { value: other, label: other }] }]}
        hint={t(TEXTS.otherTalk)}
        onChange={(event) => {
          const talk = talks.find(({ title }) => title === event.target.value);
          if (talk) write('college', talk.college);
          return onChange(event);
        }}
      />
    </FullWidth>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
