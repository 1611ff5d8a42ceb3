import { collectCheckTargets } from '@admissions/model/checks';
import {
  type AnyEntry,
  type FormValues,
  mergeEntryDraft,
  toFormValues,
  toSubmission,
} from '@admissions/model/merge';
import type { PreviewLink } from '@admissions/protocol';
import type { BundleFindings } from '@admissions/protocol/staff';
import type { Deps } from '../../content/deps.ts';
import { readStaffEntry } from '../../content/read/read-entry.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import { findDeadLinks } from '../checks/dead-links.ts';
import { createCheckLoader } from '../checks/kind-checks/check-loader.ts';
import { collectFindings } from '../checks/kind-checks/kind-checks.ts';
import { withPreviewDrafts } from '../preview/preview-reader.ts';
import type { PreviewedValues } from '../preview/preview-tables.ts';
import { readPreviewedValues, savePreviewOfSite } from '../preview/save-preview-draft.ts';
import { readBundle } from './bundles.ts';
import { type PreparedItem, prepareItems } from './prepare-items.ts';

type Previewed = Pick<PreparedItem, 'item' | 'kind'> & {
  form: FormValues;
  draft: PreviewedValues;
};

/** A link that shows what the caller may edit of the bundle on every page. */
export async function previewBundle(deps: Deps, id: number, by: SignedIn): Promise<PreviewLink> {
  const previewed = await readPreviewed(deps, id, by);
  const drafts = previewed.map(({ draft }) => draft);
  return savePreviewOfSite(deps, by.id, drafts);
}

/** The hints of the forms, on the site as it will be. */
export async function checkBundle(deps: Deps, id: number, by: SignedIn): Promise<BundleFindings[]> {
  const previewed = await readPreviewed(deps, id, by);
  const drafts = previewed.map(({ draft }) => draft);
  return withPreviewDrafts(deps.db, drafts, async (orm) => {
    const loader = createCheckLoader(orm);
    const found: BundleFindings[] = [];
    for (const { item, kind, form, draft } of previewed) {
      const links = collectCheckTargets(kind, form).links.map(({ href }) => href);
      const dead = await findDeadLinks(orm, links);
      const { entryId: id, values } = draft;
      const findings = await collectFindings(kind, form, { id, values, loader, dead });
      if (findings.length > 0) found.push({ id: item.id, findings });
    }
    return found;
  });
}

async function readPreviewed(deps: Deps, id: number, by: SignedIn): Promise<Previewed[]> {
  const { items } = await readBundle(deps.db.orm, id);
  const prepared = await prepareItems(deps, items, by);
  const previewed: Previewed[] = [];
  for (const { item, kind, found } of prepared) {
    if (!found) continue;
    const entry = (await readStaffEntry(deps, kind, item.entryId)) as AnyEntry;
    const live = toFormValues(kind, entry);
    const form = found.copy ? mergeEntryDraft(kind, live, found.copy).values : live;
    const write = { kind: item.kind, id: item.entryId, values: toSubmission(kind, form) };
    const draft = await readPreviewedValues(deps, write);
    previewed.push({ item, kind, form, draft });
  }
  return previewed;
}
