import { localizeAddress, parseLocale } from '@admissions/model';
import { FACULTY_LEVELS } from '@admissions/model/kinds';
import { useLoaderData } from 'react-router';
import { loadDepartment } from '../../lib/departments/guide-data.ts';
import { LEVELS } from '../../lib/departments/levels.ts';
import { createLoader, getIdParam } from '../../lib/reads.ts';
import { DepartmentView } from './department-view.tsx';

export const loader = createLoader(async ({ api, url, search }) => {
  const id = getIdParam(search);
  const level = FACULTY_LEVELS.find((each) => url.pathname.endsWith(LEVELS[each].detail)) ?? 'bachelor';
  const loaded = await loadDepartment(api, level, id, url);
  const isUntranslated = level === 'specialized' && !loaded.department.hasEnglish;
  if (isUntranslated && parseLocale(url.search) === 'en')
    throw new Response(null, {
      status: 302,
      headers: {
        location: localizeAddress('zh-TW', url.pathname + url.search),
        // Another language needs a new document.
        'x-remix-reload-document': 'true',
      },
    });
  return { level, ...loaded };
});

export function Component() {
  return <DepartmentView {...useLoaderData<typeof loader>()} />;
}
export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
export const handle = { isOneSheet: true };
