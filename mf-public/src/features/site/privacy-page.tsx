import { privacy } from '@admissions/site-content';
import { useMessage } from '@admissions/store';
import { dayText } from '@admissions/ui';
import { Fragment } from 'react';
import { useLoaderData } from 'react-router';
import { ContactLines } from '../../lib/contact-lines.tsx';
import { useIdentityTexts } from '../../lib/identity-texts.ts';
import { loadPrivacy } from '../../lib/load-privacy.ts';
import { createLoader } from '../../lib/reads.ts';
import { TextFrame } from './text-frame.tsx';
import { TEXTS } from './texts.ts';

export const loader = createLoader(({ api }) => loadPrivacy(api));

export function Component() {
  const t = useMessage();
  const { address } = useIdentityTexts();
  const { title, intro, updatedAt, version, items, site } =
    useLoaderData<typeof loader>() ?? privacy;
  return (
    <TextFrame
      name={TEXTS.privacy}
      title={title}
      path="/privacy"
      intro={intro}
      sections={[...items, site].map(({ title: heading, text, ...item }) => [
        heading,
        <Fragment key={heading.en}>
          <p>{t(text)}</p>
          {'key' in item && /who|rights/.test(String(item.key)) && <ContactLines />}
          {'key' in item && item.key === 'who' && <p>{t(address)}</p>}
        </Fragment>,
      ])}
      updated={t(TEXTS.version, { version, date: dayText(updatedAt, t.locale) })}
    />
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
