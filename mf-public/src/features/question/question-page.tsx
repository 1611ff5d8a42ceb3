import { question } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import { ButtonLink, PageLink } from '@admissions/ui';
import { TextArea, TextField } from '@admissions/ui/forms';
import { useLoaderData } from 'react-router';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import { loadPrivacy } from '../../lib/load-privacy.ts';
import { readEntry } from '../../lib/public-reads.ts';
import { createLoader, getIdParam, loadPage } from '../../lib/reads.ts';
import { FullWidth, RequestGroup } from '../../lib/request/request-form.tsx';
import { RequestPage } from '../../lib/request/request-page.tsx';
import { defineRequest } from '../../lib/request/visitor-request.ts';
import { STEPS, TEXTS } from './texts.ts';

const request = {
  ...defineRequest(question),
  words: {
    eyebrow: TEXTS.eyebrow,
    steps: TEXTS.steps,
    confirm: TEXTS.confirm,
    sent: TEXTS.sent,
    next: TEXTS.next,
  },
};

export const loader = createLoader(async ({ api, search }) => {
  const id = getIdParam(search);
  const [story, banners, notice] = await Promise.all([
    loadPage(readEntry(api, 'college/share_info', id)),
    loadPageBanners(api, 'share'),
    loadPrivacy(api),
  ]);
  const { title, name, department } = story;
  return { banners, notice, story: { id, title, name, department } };
});

export function Component() {
  const t = useMessage();
  const { story } = useLoaderData<typeof loader>();
  const href = `/shareCont?id=${story.id}`;
  return (
    <RequestPage
      key={story.id}
      request={{ ...request, chosen: { story: String(story.id) } }}
      canonical={`/formQuestion?id=${story.id}`}
      texts={TEXTS}
      steps={STEPS}
      after={() => (
        <ButtonLink look="outline" href={href}>
          {t(TEXTS.back)}
        </ButtonLink>
      )}
    >
      {(field) => (
        <RequestGroup id="question-what" title={t(TEXTS.about)}>
          <FullWidth>
            <p {...t.chinese}>
              <PageLink to={href}>{story.title}</PageLink>
              <br />
              {[story.name, story.department].join('・')}
            </p>
          </FullWidth>
          <FullWidth>
            <TextField {...field('name', false)} autoComplete="off" hint={t(TEXTS.nameHint)} />
          </FullWidth>
          <FullWidth>
            <TextArea {...field('question')} hint={t(TEXTS.questionHint)} />
          </FullWidth>
        </RequestGroup>
      )}
    </RequestPage>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
