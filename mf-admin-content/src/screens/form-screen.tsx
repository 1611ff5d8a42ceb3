import { LinkButton } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { ADMIN_NUMBERS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { buildListHref } from '../lib/list-href.ts';
import { type Edited, loadWithDraft, parseEntryId, startNew } from '../lib/load-entry.ts';
import { TEXTS } from '../lib/texts.ts';
import { buildPath, type ContentScreen, type Screen, selectFields } from './content-screen.ts';
import { readPreset } from './edited-entry.ts';
import { EntryPage } from './entry-page.tsx';
import { singletonScreen } from './singleton-screen.tsx';

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
    const preset = { ...screen.preset?.(), ...(await readPreset(api, screen.kind, search)) };
    return { ...startNew(), preset };
  },
  element: <FormPage screen={screen} part={part} />,
});

function FormPage({ screen, part }: { screen: ContentScreen; part: Part }) {
  const { kind, body, edit, titles } = screen;
  const t = useMessage();
  const [search] = useSearchParams();
  const { entry, draft, preset } = useLoaderData<Loaded>();
  const other = part === 'basics' ? body : edit;
  const titleOfPart = part === 'basics' ? 'edit' : 'body';
  const titleKey = entry ? titleOfPart : 'add';
  const items = { ...entry, ...draft?.changed }.body;
  return (
    <EntryPage
      key={entry?.id ?? 'new'}
      kind={kind}
      entry={entry}
      draft={draft}
      // A new entry cannot leave out a required body.
      fields={selectFields(screen, entry && body ? part : undefined)}
      preset={preset}
      notes={{
        quota: kind.area === 'faculty' && (
          <Link className="small" to={ADMIN_NUMBERS.faculty}>
            {t(TEXTS.numbersNote)}
          </Link>
        ),
      }}
      title={titles && t(titles[titleKey])}
      back={buildListHref(buildPath(screen, screen.list), search)}
      hasPublication={part === 'basics'}
      elsewhere={entry && other ? `${buildPath(screen, other)}?${search}` : undefined}
      actions={
        entry &&
        body &&
        other && (
          <LinkButton to={`${buildPath(screen, other)}?${search}`}>
            {part === 'basics'
              ? t(TEXTS.editBodyOf, { count: Array.isArray(items) ? items.length : 0 })
              : t(TEXTS.editBasics)}
          </LinkButton>
        )
      }
    />
  );
}

/** Edits the item in `id`, or, without `id`, the heading of the list. */
export function featuresScreen(items: ContentScreen, kind: AnyKind): Screen {
  const item = formScreen(items);
  const heading = singletonScreen(kind);
  return {
    loader: (args) =>
      (new URL(args.request.url).searchParams.has('id') ? item : heading).loader(args),
    element: <ItemOrHeading item={item} heading={heading} />,
  };
}

function ItemOrHeading({ item, heading }: { item: Screen; heading: Screen }) {
  const [search] = useSearchParams();
  return search.has('id') ? item.element : heading.element;
}
