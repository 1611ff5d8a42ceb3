import { api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { taipeiDay } from '@admissions/model';
import type { Finding } from '@admissions/model/checks';
import { checkEntry, collectQuestion } from '@admissions/model/checks';
import { toSubmission } from '@admissions/model/merge';
import type { ChecksAnswer } from '@admissions/protocol/staff';
import { CHECKS_MOST, CHECKS_PATH } from '@admissions/protocol/staff';
import { useCallback, useMemo } from 'react';
import { useLoaded } from '../base/use-loaded.ts';

const NOTHING: ChecksAnswer = { dead: [], heavy: [], found: [] };
const UNKNOWN = { question: null, facts: NOTHING };
type Values = Readonly<Record<string, unknown>>;

/** What deserves a second look in the values of a form; and `findNow`, which asks the server first about what it was not asked yet. */
export function useChecks(kind: AnyKind, id: number | null, values: Values) {
  const question = useMemo(() => toQuestion(kind, id, values), [kind, id, values]);
  const known = useKnown(question);
  const findings = useMemo(() => findIn(kind, values, known.facts), [kind, values, known]);
  const findNow = useCallback(
    async (now: Values): Promise<Finding[]> => {
      const asked = toQuestion(kind, id, now);
      const facts =
        asked === known.question ? known.facts : await ask(asked).catch(() => known.facts);
      return findIn(kind, now, facts);
    },
    [kind, id, known],
  );
  return { findings, findNow };
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

/** What the server is asked about these values; null: nothing. */
function toQuestion(kind: AnyKind, id: number | null, values: Values): string | null {
  const { links, pictures } = collectQuestion(kind, values);
  const entry = readEntry(kind, id, values);
  if (links.length + pictures.length === 0 && !entry) return null;
  return JSON.stringify({
    links: [...new Set(links.map(({ href }) => href))].slice(0, CHECKS_MOST),
    media: [...new Set(pictures.map(({ media }) => media))].slice(0, CHECKS_MOST),
    entry,
  });
}
async function ask(question: string | null, signal?: AbortSignal): Promise<ChecksAnswer> {
  if (question === null) return NOTHING;
  return api().post<ChecksAnswer>(CHECKS_PATH, JSON.parse(question), {
    silent: true,
    once: true,
    ...(signal && { signal }),
  });
}

/** What the server knows, and about what; asked again only when that has changed. A failure means: nothing new is known. */
function useKnown(question: string | null) {
  const { data } = useLoaded(
    async (signal) => ({ question, facts: await ask(question, signal) }),
    [question],
  );
  return data ?? UNKNOWN;
}
