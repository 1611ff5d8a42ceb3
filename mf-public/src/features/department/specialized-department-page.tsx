import { apiContext } from '@admissions/api-client';
import { addressIn, localeIn } from '@admissions/model';
import type { LoaderFunctionArgs } from 'react-router';
import { data, useLoaderData } from 'react-router';
import { loadDepartment } from '../../lib/departments/guide-data.ts';
import { PageError } from '../../lib/page-error.tsx';
import { numberIn } from '../../lib/reads.ts';
import { DepartmentView } from './department-view.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = numberIn(request.url, 'id');
  if (id === null) throw data(null, { status: 404 });
  const found = await loadDepartment(context.get(apiContext), 'specialized', id, request.url);
  const { pathname, search } = new URL(request.url);
  // Nobody has translated it yet.
  if (localeIn(search) === 'en' && !found.department.hasEnglish)
    throw new Response(null, {
      status: 302,
      headers: {
        location: addressIn('zh-TW', pathname + search),
        // A language comes with a document of its own.
        'x-remix-reload-document': 'true',
      },
    });
  return found;
}

export function Component() {
  return <DepartmentView level="specialized" {...useLoaderData<typeof loader>()} />;
}
export const ErrorBoundary = PageError;
