import { NotFound } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import type { VisitorForm } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { listAddress } from '../../lib/addresses.ts';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { parseInboxQuery } from '../../lib/inbox-query.ts';
import { createSubmissionsApi } from '../../lib/submissions.ts';
import { Review } from './review.tsx';
import { TEXTS } from './texts.ts';

interface Loaded {
  entry: Reviewed<VisitorForm> | null;
  query: InboxQuery;
}

/** Reads the application that the address names; the rest of the address is the list it was opened from. */
export const reviewLoader =
  (screen: FormScreen) =>
  async ({ context, request }: LoaderFunctionArgs): Promise<Loaded> => {
    const search = new URL(request.url).searchParams;
    const id = search.get('id') ?? '';
    const entry = /^[1-9]\d{0,8}$/.test(id)
      ? await createSubmissionsApi(context.get(apiContext), screen.form).entry(Number(id))
      : null;
    return { entry, query: parseInboxQuery(search) };
  };

/** The page on which one application is read and handled. */
export function ReviewPage({ screen }: { screen: FormScreen }) {
  const t = useMessage();
  const { entry, query } = useLoaderData<Loaded>();
  return entry ? (
    <Review key={entry.id} screen={screen} loaded={entry} query={query} />
  ) : (
    <NotFound
      title={t(TEXTS.review.gone)}
      back={{ to: listAddress(screen), label: t(TEXTS.review.back) }}
    />
  );
}
