import { apiContext } from '@admissions/api-client';
import { privacy } from '@admissions/site-content';
import { useMessage } from '@admissions/store';
import { dayText } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { loadPrivacy } from '../../lib/load-privacy.ts';
import { PageError } from '../../lib/page-error.tsx';
import { TextFrame } from './text-frame.tsx';
import { TEXTS } from './texts.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPrivacy(context.get(apiContext));

export function Component() {
  const t = useMessage();
  const { title, intro, updatedAt, version, items, site } =
    useLoaderData<typeof loader>() ?? privacy;
  return (
    <TextFrame
      name={TEXTS.privacy}
      title={title}
      path="/privacy"
      intro={intro}
      sections={[...items, site].map(({ title: heading, text }) => [
        heading,
        <p key={heading.en}>{t(text)}</p>,
      ])}
      updated={t(TEXTS.version, { version, date: dayText(updatedAt, t.locale) })}
    />
  );
}
export const ErrorBoundary = PageError;
