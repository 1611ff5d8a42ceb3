import { apiContext } from '@admissions/api-client';
import { formPathsOf } from '@admissions/protocol/forms';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ExportButton } from '../features/export/export-button.tsx';
import { Inbox } from '../features/inbox/inbox.tsx';
import { StatsPanel } from '../features/stats/stats-panel.tsx';
import type { FormScreen, ReviewPage } from '../lib/form-screen.ts';
import { type InboxQuery, parseInboxQuery } from '../lib/inbox-query.ts';

interface Loaded {
  page: ReviewPage;
  query: InboxQuery;
}
/** Inbox of one form with statistics and export. */
export const createPage = (screen: FormScreen) => ({
  async loader({ context, request: { url, signal } }: LoaderFunctionArgs): Promise<Loaded> {
    const query = parseInboxQuery(new URL(url).searchParams);
    const { list } = formPathsOf(screen.form);
    return {
      query,
      page: await context
        .get(apiContext)
        .get(list, { params: { ...query }, newParams: ['order'], signal }),
    };
  },
  Component() {
    const { page, query } = useLoaderData<Loaded>();
    return (
      <Inbox
        screen={screen}
        page={page}
        query={query}
        actions={<ExportButton screen={screen} query={query} count={page.total} />}
        above={<StatsPanel key={screen.form.name} screen={screen} query={query} version={page} />}
      />
    );
  },
});
