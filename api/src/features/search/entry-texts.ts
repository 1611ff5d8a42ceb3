import type { AnyKind } from '@admissions/contracts';
import type { Row } from '../../content/schema/row.ts';

const LONGEST_SUMMARY = 200;

/** What a visitor would look for in an entry: its title, what is shown below it, and its other short texts. */
export function findTexts(
  kind: AnyKind,
  row: Row,
): { title: string; summary: string; others: string[] } {
  const { summary = [], ignored = [] } = kind.siteSearch;
  const summaryField = summary.find((name) => String(row[name] ?? '') !== '');
  const others = Object.entries(kind.fields)
    .filter(
      ([name, { type, item }]) =>
        name !== kind.title &&
        name !== summaryField &&
        !ignored.includes(name) &&
        (type === 'text' || isTexts(type, item)),
    )
    .flatMap(([name]) => row[name] ?? [])
    .map(String);
  return {
    title: String(row[kind.title] ?? ''),
    summary: summaryField ? shortened(String(row[summaryField])) : '',
    others,
  };
}

const isTexts = (type: string, item: AnyKind['fields'][string]['item']) =>
  type === 'list' && item?.['']?.type === 'text';

function shortened(text: string): string {
  const signs = [...text.trim().replace(/\s+/g, ' ')];
  return signs.length <= LONGEST_SUMMARY
    ? signs.join('')
    : `${signs.slice(0, LONGEST_SUMMARY - 1).join('')}…`;
}
