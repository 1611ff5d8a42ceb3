import { apiContext } from '@admissions/api-client';
import type { VisitorForm } from '@admissions/model/forms';
import type { ReviewPageOf } from '@admissions/protocol/forms';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import type { FormScreen } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { parseInboxQuery } from '../../lib/inbox-query.ts';
import { createSubmissionsApi } from '../../lib/submissions.ts';
import { Inbox } from './inbox.tsx';

interface Loaded {
  page: ReviewPageOf<VisitorForm>;
  query: InboxQuery;
}

/** Reads the applications of one form that the address asks for. */
export const inboxLoader =
  (screen: FormScreen) =>
  async ({ context, request }: LoaderFunctionArgs): Promise<Loaded> => {
    const query = parseInboxQuery(new URL(request.url).searchParams);
    return {
      query,
      page: await createSubmissionsApi(context.get(apiContext), screen.form).page(query, {
        signal: request.signal,
      }),
    };
  };

interface PageProps {
  screen: FormScreen;
  /** Other features of the page: buttons in its head, and what stands above the list. */
  actions: (loaded: Loaded) => ReactNode;
  above: (loaded: Loaded) => ReactNode;
}
/** The page that lists the applications of one form. */
export function InboxPage({ screen, actions, above }: PageProps) {
  const loaded = useLoaderData<Loaded>();
  return <Inbox screen={screen} {...loaded} actions={actions(loaded)} above={above(loaded)} />;
}
