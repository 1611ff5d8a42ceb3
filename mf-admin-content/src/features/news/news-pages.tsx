import { LinkButton } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { taipeiDay } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { buildListHref } from '../../lib/list-href.ts';
import { loadWithDraft, parseEntryId, startNew } from '../../lib/load-entry.ts';
import { TEXTS } from '../../lib/texts.ts';
import { EntryPage } from '../../screens/entry-page.tsx';

/** Basic fields in the order of the form; the body has its own page. */
const BASIC_FIELDS = ['title', 'category', 'date', 'summary', 'pic', 'link', 'pinned'];

export const addPage = {
  loader: async () => startNew(),
  Component() {
    const t = useMessage();
    const [search] = useSearchParams();
    const { draft } = useLoaderData<typeof addPage.loader>();
    return (
      <EntryPage
        kind={news}
        entry={null}
        draft={draft}
        fields={[...BASIC_FIELDS, 'body']}
        preset={{ date: taipeiDay(new Date()) }}
        title={t(TEXTS.addNews)}
        back={buildListHref('/admin/news/list', search)}
      />
    );
  },
};

const loadNews = ({ context, request }: LoaderFunctionArgs) =>
  loadWithDraft(context.get(apiContext), news, parseEntryId(request.url));

export const basicsPage = { loader: loadNews, Component: () => <NewsEditor /> };
export const bodyPage = { loader: loadNews, Component: () => <NewsEditor isBody /> };

/** Basic fields or body of a news item, with a link to the other part. */
function NewsEditor({ isBody = false }) {
  const t = useMessage();
  const [search] = useSearchParams();
  const { entry, draft } = useLoaderData<typeof loadNews>();
  const other = `/admin/news/${isBody ? 'edit' : 'edit_cont'}?${search}`;
  return (
    <EntryPage
      key={entry.id}
      kind={news}
      entry={entry}
      draft={draft}
      fields={isBody ? ['body'] : BASIC_FIELDS}
      title={t(isBody ? TEXTS.editBody : TEXTS.editNews)}
      back={buildListHref('/admin/news/list', search)}
      actions={<LinkButton to={other}>{t(isBody ? TEXTS.editBasics : TEXTS.editBody)}</LinkButton>}
      hasPublication={!isBody}
      elsewhere={other}
    />
  );
}
