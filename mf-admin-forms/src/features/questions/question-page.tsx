import { NotFound, nullIfNotFound } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import type { QuestionDetails } from '@admissions/protocol/forms';
import { QUESTION_PATHS } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { LIST_PATH, QuestionForm } from './question-form.tsx';
import { TEXTS } from './texts.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = Number(new URL(request.url).searchParams.get('id'));
  if (!Number.isSafeInteger(id) || id < 1) return null;
  const path = QUESTION_PATHS.info(id);
  return nullIfNotFound(
    context.get(apiContext).get<QuestionDetails>(path, { signal: request.signal }),
  );
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const t = useMessage();
  return loaded ? (
    <QuestionForm key={loaded.id} loaded={loaded} />
  ) : (
    <NotFound title={t(TEXTS.missing)} back={{ to: LIST_PATH, label: t(TEXTS.back) }} />
  );
}
