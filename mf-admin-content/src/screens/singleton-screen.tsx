import { type AsideForm, KindForm } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { type AnyKind, publicUrlOf } from '@admissions/model';
import { SETTING_PRESETS } from '@admissions/site-content/settings';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { type Edited, loadSingletonWithDraft } from '../lib/load-entry.ts';
import { useShownEntry } from '../lib/use-shown-entry.ts';
import { type Screen, selectFields } from './content-screen.ts';
import { EntryHeader } from './entry-header.tsx';

type Aside = (form: AsideForm) => ReactNode;

/** Page of a kind with one entry; `aside` is shown beside its fields. */
export const singletonScreen = (kind: AnyKind, aside?: Aside): Screen => ({
  loader: ({ context }: LoaderFunctionArgs): Promise<Edited> =>
    loadSingletonWithDraft(context.get(apiContext), kind),
  element: <SingletonPage kind={kind} aside={aside} />,
});

function SingletonPage({ kind, aside }: { kind: AnyKind; aside: Aside | undefined }) {
  const { saved, formKey, form, show } = useShownEntry(kind, useLoaderData<Edited>());
  const navigate = useNavigate();
  return (
    <>
      <EntryHeader
        kind={kind}
        entry={saved}
        viewHref={saved && (publicUrlOf(kind, saved) ?? kind.shownOn)}
        onRestored={show}
      />
      <KindForm
        key={formKey}
        {...form}
        fields={selectFields({ kind })}
        preset={SETTING_PRESETS[kind.id] ?? {}}
        hasDraft
        aside={aside}
        onDiscarded={() => void navigate(0)}
      />
    </>
  );
}
