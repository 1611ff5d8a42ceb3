import type { WriteOf } from '@admissions/model';
import type { siteMenu } from '@admissions/model/kinds';
import type { Row } from '../../schema/row.ts';
import { findDuplicates, type Refusals, rowsIn } from './refusals.ts';

type Part = WriteOf<(typeof siteMenu)['fields']>['parts'][number];
type Link = NonNullable<Part['links']>[number];

/** Parts with their own page; the others open their links. */
const PAGES: readonly unknown[] = ['news', 'tours'];

/** Each part once, links in each visible part, and at least one visible. */
export function menuPartsAreUniqueAndVisible(entry: Row): Refusals {
  const parts = rowsIn<Part>(entry.parts);
  const wrong = findDuplicates(parts, ({ part }) => String(part), ['parts', 'part']);
  if (parts.length > 0 && parts.every(({ isHidden }) => isHidden))
    wrong['parts.0.isHidden'] = 'validation.menuHidden';
  for (const [index, { part, isHidden, links }] of parts.entries()) {
    const rows = rowsIn<Link>(links);
    Object.assign(
      wrong,
      findDuplicates(rows, ({ link }) => String(readHref(link)), [`parts.${index}.links`, 'link']),
    );
    if (!isHidden && !PAGES.includes(part) && rows.every((row) => row.isHidden))
      wrong[`parts.${index}.isHidden`] = 'validation.menuEmpty';
  }
  return wrong;
}

const readHref = (link: unknown) =>
  typeof link === 'string' ? link : (link as { href?: string } | null)?.href;
