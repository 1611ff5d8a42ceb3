import { apiContext } from '@admissions/api-client';
import type { VisitorForm } from '@admissions/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { inboxQueryOf } from '../../lib/inbox-query.ts';
import { submissionsOf } from '../../lib/submissions.ts';
import { NotThere } from './not-there.tsx';
import { Review } from './review.tsx';

interface Loaded {
  entry: Reviewed<VisitorForm> | null;
  query: InboxQuery;
}

/** The page on which one application of this form is read and handled; the rest of its address is the list it was opened from. */
export function reviewPageOf(screen: FormScreen) {
  async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
    const search = new URL(request.url).searchParams;
    const id = search.get('id') ?? '';
    const query = inboxQueryOf(search);
    const entry = /^[1-9]\d{0,8}$/.test(id) ? await submissionsOf(context.get(apiContext), screen.form).entry(Number(id)) : null;
    return { entry, query };
  }
  function Component() {
    const { entry, query } = useLoaderData<Loaded>();
    return entry ? <Review key={entry.id} screen={screen} loaded={entry} query={query} /> : <NotThere screen={screen} />;
  }
  return { loader, Component };
}
