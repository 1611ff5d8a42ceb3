import { apiContext } from '@admissions/api-client';
import { localizeAddress, parseLocale } from '@admissions/model';
import { FACULTY_LEVELS } from '@admissions/model/kinds';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { loadDepartment } from '../../lib/departments/guide-data.ts';
import { LEVELS } from '../../lib/departments/levels.ts';
import { PageError } from '../../lib/page-error.tsx';
import { getIdParam } from '../../lib/reads.ts';
import { DepartmentView } from './department-view.tsx';

export async function loader({ context, request: { url } }: LoaderFunctionArgs) {
  const id = getIdParam(url);
  const { pathname, search } = new URL(url);
  const level = FACULTY_LEVELS.find((each) => pathname.endsWith(LEVELS[each].detail)) ?? 'bachelor';
  const loaded = await loadDepartment(context.get(apiContext), level, id, url);
  const isUntranslated = level === 'specialized' && !loaded.department.hasEnglish;
  if (isUntranslated && parseLocale(search) === 'en')
    throw new Response(null, {
      status: 302,
      headers: {
        location: localizeAddress('zh-TW', pathname + search),
        // Another language needs a new document.
        'x-remix-reload-document': 'true',
      },
    });
  return { level, ...loaded };
}

export function Component() {
  return <DepartmentView {...useLoaderData<typeof loader>()} />;
}
export const ErrorBoundary = PageError;
export const handle = { isOneSheet: true };
