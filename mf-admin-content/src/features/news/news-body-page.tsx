import { apiContext } from '@admissions/api-client';
import { news } from '@admissions/model/kinds';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { idIn, loadWithDraft } from '../../lib/load-entry.ts';
import { NewsEditor } from './news-editor.tsx';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadWithDraft(context.get(apiContext), news, idIn(request.url));

export function Component() {
  return <NewsEditor {...useLoaderData<typeof loader>()} fields={['body']} page="body" />;
}
