import type { AnyEntry } from '@admissions/admin-ui';
import { KindForm } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { publicUrlOf } from '@admissions/contracts';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { LinkButton } from '../lib/link-button.tsx';
import { idIn, loadEntry } from '../lib/load-entry.ts';
import { useTexts } from '../lib/use-texts.ts';
import type { ContentScreen, Screen } from './content-screen.ts';
import { fieldsOf, listHref, pathIn } from './content-screen.ts';
import { EntryHeader } from './entry-header.tsx';
import { presetOf } from './preset-of.ts';

type Part = 'facts' | 'body';
interface Loaded {
  entry: AnyEntry | null;
  preset: Record<string, unknown>;
}
/** The page where an entry of a kind is made or edited: all of it, or its facts or bodies when these have pages of their own. */
export const formScreen = (screen: ContentScreen, part: Part = 'facts'): Screen => ({
  async loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
    const api = context.get(apiContext);
    const search = new URL(request.url).searchParams;
    if (search.has('id') || part === 'body') return { entry: await loadEntry(api, screen.kind, idIn(request.url)), preset: {} };
    return { entry: null, preset: await presetOf(api, screen.kind, search) };
  },
  element: <FormPage screen={screen} part={part} />,
});

function FormPage({ screen, part }: { screen: ContentScreen; part: Part }) {
  const { kind, body, edit } = screen;
  const text = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { entry, preset } = useLoaderData<Loaded>();
  const [saved, setSaved] = useState(entry);
  const [shown, setShown] = useState(entry);
  const back = listHref(screen, search);
  const other = part === 'facts' ? body : edit;
  return (
    <>
      <EntryHeader
        kind={kind}
        entry={saved}
        viewHref={saved && publicUrlOf(kind, saved)}
        actions={
          <>
            <LinkButton to={back}>{text('backToList')}</LinkButton>
            {entry && body && other && <LinkButton to={`${pathIn(screen, other)}?${search}`}>{text(part === 'facts' ? 'editBody' : 'facts')}</LinkButton>}
          </>
        }
        onRestored={(restored) => {
          setSaved(restored);
          setShown(restored);
        }}
      />
      <KindForm
        key={shown ? `${shown.id} ${shown.revision}` : 'new'}
        kind={kind}
        entry={shown}
        // A required body cannot be left out of a new entry.
        fields={entry ? fieldsOf(screen, part) : fieldsOf({ kind })}
        preset={preset}
        hasPublication={part === 'facts'}
        onSaved={(next) => {
          setSaved(next);
          // After the form has noticed that nothing is unsaved.
          if (!entry) setTimeout(() => void navigate(back));
        }}
      />
    </>
  );
}
