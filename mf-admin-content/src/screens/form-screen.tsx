import { LinkButton } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { useMessage } from '@admissions/store';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { buildListHref } from '../lib/list-href.ts';
import { type Edited, loadWithDraft, parseEntryId, startNew } from '../lib/load-entry.ts';
import { TEXTS } from '../lib/texts.ts';
import { buildPath, type ContentScreen, type Screen, selectFields } from './content-screen.ts';
import { readPreset } from './edited-entry.ts';
import { EntryPage } from './entry-page.tsx';

type Part = 'basics' | 'body';
interface Loaded extends Edited {
  preset: Record<string, unknown>;
}
/** Form of a kind: all fields, or basics and bodies apart where they have separate pages. */
export const formScreen = (screen: ContentScreen, part: Part = 'basics'): Screen => ({
  async loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
    const api = context.get(apiContext);
    const search = new URL(request.url).searchParams;
    if (search.has('id') || part === 'body')
      return { ...(await loadWithDraft(api, screen.kind, parseEntryId(request.url))), preset: {} };
    return { ...startNew(), preset: await readPreset(api, screen.kind, search) };
  },
  element: <FormPage screen={screen} part={part} />,
});

function FormPage({ screen, part }: { screen: ContentScreen; part: Part }) {
  const { kind, body, edit } = screen;
  const t = useMessage();
  const [search] = useSearchParams();
  const { entry, draft, preset } = useLoaderData<Loaded>();
  const other = part === 'basics' ? body : edit;
  return (
    <EntryPage
      key={entry?.id ?? 'new'}
      kind={kind}
      entry={entry}
      draft={draft}
      // A new entry cannot leave out a required body.
      fields={entry ? selectFields(screen, part) : selectFields({ kind })}
      preset={preset}
      back={buildListHref(buildPath(screen, screen.list), search)}
      hasPublication={part === 'basics'}
      elsewhere={entry && other ? `${buildPath(screen, other)}?${search}` : undefined}
      actions={
        entry &&
        body &&
        other && (
          <LinkButton to={`${buildPath(screen, other)}?${search}`}>
            {t(part === 'basics' ? TEXTS.editBody : TEXTS.editBasics)}
          </LinkButton>
        )
      }
    />
  );
}
