import type { FacultyLevel } from '@admissions/model/kinds';
import { fillPlaceholders } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  EmptyState,
  PageHero,
  PageLink,
  PageMeta,
} from '@admissions/ui';
import { useLoaderData, useLocation } from 'react-router';
import { ScoresBlock } from '../../lib/calculators/scores/scores-block.tsx';
import { LEVELS } from '../../lib/departments/levels.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
import page from '../../lib/page/page.module.css';
import { createLoader } from '../../lib/reads.ts';
import { loadNewestStandards } from '../../lib/scores/standards.ts';
import { parseComparedKeys, parseListKeys } from '../../lib/shortlist/parse-compared-keys.ts';
import {
  isSameDepartment,
  MAX_COMPARED,
  toCompareKey,
  useShortlist,
} from '../../lib/shortlist/shortlist.ts';
import { CompareSelection, loadReceived, ReceivedList } from './compare-selection.tsx';
import { CompareTable } from './compare-table.tsx';
import { loadCompared } from './load-compared.ts';

export const loader = createLoader(async ({ api, search }) => {
  const [compared, standards, received] = await Promise.all([
    loadCompared(api, parseComparedKeys(search)),
    loadNewestStandards(api),
    loadReceived(api, parseListKeys(search)),
  ]);
  return { compared, standards, received };
});

export function Component() {
  const t = useMessage();
  const { compared, standards, received } = useLoaderData<typeof loader>();
  const hasShortlist = useShortlist().length > 0;
  // GSAT scores apply to the bachelor guide; a programme in two guides has its channels there.
  const scored = compared.flatMap(
    ({ level, department: { id, twin } }) => (level === 'bachelor' ? id : twin?.id) ?? [],
  );
  const keys = compared.map(({ level, department: { id } }) => ({ level, id }));
  return (
    <>
      <PageMeta
        title={TEXTS.compare}
        description={TEXTS.compareDescription}
        canonical="/compare"
        isIndexed={false}
      />
      <PageHero
        title={TEXTS.compare}
        eyebrow={t(TEXTS.guide)}
        lead={fillPlaceholders(TEXTS.compareLead, { most: MAX_COMPARED })}
      />
      <Breadcrumbs
        trail={[{ label: t(LEVELS.bachelor.title), href: '/bachelor' }, { label: TEXTS.compare }]}
      />
      <Container>
        <div className={page.page} data-print-blocks>
          <ReceivedList received={received} />
          <NotComparedNotice compared={keys} />
          {compared.length > 0 ? (
            <CompareTable compared={compared} />
          ) : (
            <EmptyState>{hasShortlist ? TEXTS.compareShortlisted : TEXTS.compareNone}</EmptyState>
          )}
          {scored.length > 0 && <ScoresBlock departments={scored} standards={standards} />}
          <CompareSelection key={keys.map(toCompareKey).join(' ')} compared={keys} />
          <p className="row">
            <ButtonLink href="/bachelor" look="outline">
              {TEXTS.findBachelor}
            </ButtonLink>
            <ButtonLink href="/master" look="outline">
              {TEXTS.findMaster}
            </ButtonLink>
          </p>
        </div>
      </Container>
    </>
  );
}

/** Links to the selection if the shortlist is longer than the comparison. */
export function NotComparedNotice({
  compared,
}: {
  compared: readonly { level: FacultyLevel; id: number }[];
}) {
  const { search } = useLocation();
  const count = useShortlist().filter((entry) => !compared.some(isSameDepartment(entry))).length;
  if (count === 0 || compared.length === 0) return null;
  return (
    <p className="row soft" data-no-print>
      {fillPlaceholders(TEXTS.leftOut, { count })}
      <PageLink to={`${search}#shortlist`} className="touch">
        {TEXTS.chooseOthers}
      </PageLink>
    </p>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
