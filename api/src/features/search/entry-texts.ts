import type { AnyKind } from '@admissions/contracts';
import { titleFieldOf } from '../../kinds/kind-columns.ts';
import type { Row } from '../../kinds/row.ts';

const SUMMARIES = ['summary', 'intro', 'text', 'tagline', 'quote', 'subtitle'];
const LONGEST_SUMMARY = 200;
/** How to reach somebody and what it costs is no subject. */
const NOT_SEARCHED = new Set(['contact', 'fee']);

/** What a visitor would look for in an entry: its title, what is shown below it, and its other short texts. */
export function textsOf(
  kind: AnyKind,
  row: Row,
): { title: string; summary: string; others: string[] } {
  const titleField = titleFieldOf(kind);
  const summaryField = SUMMARIES.find(
    (name) => name !== titleField && kind.fields[name] && String(row[name] ?? '') !== '',
  );
  const others = Object.entries(kind.fields)
    .filter(
      ([name, { type, item }]) =>
        name !== titleField &&
        name !== summaryField &&
        !NOT_SEARCHED.has(name) &&
        (type === 'text' || isTexts(type, item)),
    )
    .flatMap(([name]) => row[name] ?? [])
    .map(String);
  return {
    title: String(row[titleField] ?? ''),
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
