import { api } from '@admissions/api-client';
import type { AnyKind, ChecksAnswer } from '@admissions/contracts';
import { CHECKS_MOST, CHECKS_PATH, taipeiDay } from '@admissions/contracts';
import type { Finding } from '@admissions/contracts/entry-checks';
import { checkEntry, collectQuestion } from '@admissions/contracts/entry-checks';
import { toSubmission } from '@admissions/contracts/merge';
import { useCallback, useEffect, useMemo, useState } from 'react';

const NOTHING: ChecksAnswer = { dead: [], heavy: [], found: [] };
type Values = Readonly<Record<string, unknown>>;

/** Finds what deserves a second look in the values of a form; what only the server knows, of the values that it was asked about. */
export function useChecks(kind: AnyKind, id: number | null, values: Values) {
  const asked = useMemo(() => collectQuestion(kind, values), [kind, values]);
  const facts = useFacts(
    [...new Set(asked.links.map(({ href }) => href))],
    [...new Set(asked.pictures.map(({ media }) => media))],
    readEntry(kind, id, values),
  );
  return useCallback((looked: Values) => findIn(kind, looked, facts), [kind, facts]);
}

function findIn(kind: AnyKind, values: Values, facts: ChecksAnswer): Finding[] {
  const { links, pictures } = collectQuestion(kind, values);
  const dead = links
    .filter(({ href }) => facts.dead.includes(href))
    .map(({ field, item, href }) => finding('deadLink', { field, item }, href));
  const heavy = pictures.flatMap(({ field, item, media }) => {
    const size = facts.heavy.find((each) => each.media === media)?.size;
    return size === undefined
      ? []
      : [
          finding(
            'heavyPicture',
            { field, item },
            `${Math.round(size / 1000).toLocaleString('en-US')} kB`,
          ),
        ];
  });
  return [
    ...checkEntry(kind, values, taipeiDay(new Date())),
    ...dead,
    ...heavy,
    ...(facts.found ?? []),
  ];
}

/** What the checks of this kind read, as it would be sent; nothing for a kind without any. */
function readEntry(kind: AnyKind, id: number | null, values: Values) {
  const names = new Set(Object.values(kind.checks).flat());
  if (names.size === 0) return undefined;
  const read = Object.fromEntries([...names].map((name) => [name, values[name]]));
  return { kind: kind.id, id, values: toSubmission(kind, read) };
}

const finding = (
  rule: Finding['rule'],
  { field, item }: { field: string; item: number | undefined },
  words: string,
): Finding => ({
  rule,
  field,
  ...(item !== undefined && { item }),
  words,
});

/** What the server knows; asked again only when an address or a picture has changed. A failure means: nothing known. */
function useFacts(
  links: readonly string[],
  media: readonly number[],
  entry: object | undefined,
): ChecksAnswer {
  const [facts, setFacts] = useState(NOTHING);
  const question =
    links.length + media.length === 0 && !entry
      ? null
      : JSON.stringify({
          links: links.slice(0, CHECKS_MOST),
          media: media.slice(0, CHECKS_MOST),
          entry,
        });
  useEffect(() => {
    if (question === null) return setFacts(NOTHING);
    const asking = new AbortController();
    api()
      .post<ChecksAnswer>(CHECKS_PATH, JSON.parse(question), {
        silent: true,
        once: true,
        signal: asking.signal,
      })
      .then(setFacts)
      .catch(() => {});
    return () => asking.abort();
  }, [question]);
  return facts;
}
