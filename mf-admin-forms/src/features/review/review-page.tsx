import { NotFound, nullIfNotFound } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import type { VisitorForm } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { listAddress } from '../../lib/addresses.ts';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { parseInboxQuery } from '../../lib/inbox-query.ts';
import { Review } from './review.tsx';
import { TEXTS } from './texts.ts';

interface Loaded {
  entry: Reviewed<VisitorForm> | null;
  query: InboxQuery;
}
/** Page of an application; the other parameters belong to the list it was opened from. */
export const createReviewPage = (screen: FormScreen) => ({
  async loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
    const search = new URL(request.url).searchParams;
    const id = search.get('id') ?? '';
    const path = formPathsOf(screen.form).info(id);
    const entry = /^[1-9]\d{0,8}$/.test(id)
      ? await nullIfNotFound(context.get(apiContext).get<Reviewed<VisitorForm>>(path))
      : null;
    return { entry, query: parseInboxQuery(search) };
  },
  Component() {
    const t = useMessage();
    const { entry, query } = useLoaderData<Loaded>();
    if (entry) return <Review key={entry.id} screen={screen} loaded={entry} query={query} />;
    const back = { to: listAddress(screen), label: t(TEXTS.review.back) };
    return <NotFound title={t(TEXTS.review.gone)} back={back} />;
  },
});
