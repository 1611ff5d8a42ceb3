import { apiContext } from '@admissions/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { data, useLoaderData } from 'react-router';
import { loadDepartment } from '../../lib/departments/guide-data.ts';
import { PageError } from '../../lib/page-error.tsx';
import { numberIn } from '../../lib/reads.ts';
import { DepartmentView } from './department-view.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  const id = numberIn(request.url, 'id');
  if (id === null) throw data(null, { status: 404 });
  return loadDepartment(context.get(apiContext), 'master', id, request.url);
}

export function Component() {
  return <DepartmentView level="master" {...useLoaderData<typeof loader>()} />;
}
export const ErrorBoundary = PageError;
