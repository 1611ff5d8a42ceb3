import { api } from '@admissions/api-client';
import { useMessage } from '@admissions/store';
import { useCallback } from 'react';
import type { Standards } from '../../marks/standards.ts';
import { StandardsTable } from '../../marks/standards-table.tsx';
import { ToolBlock } from '../../tool-block.tsx';
import { TEXTS } from './texts.ts';

interface ScoresBlockProps {
  /** Bachelor departments whose ways in are compared with; null for all. */
  departments: readonly number[] | null;
  /** The newest, for who has no JavaScript. */
  standards: Standards | null;
}
/** “My marks”: marks beside the standards and results of past years. Its code and its data come when it is opened. */
export function ScoresBlock({ departments, standards }: ScoresBlockProps) {
  const t = useMessage();
  const ids = departments?.join(' ') ?? null;
  const load = useCallback(async () => {
    const wanted = ids === null ? null : ids.split(' ').map(Number);
    const [{ ScoresPanel }, data] = await Promise.all([
      import('./scores-panel.tsx'),
      import('./score-data.ts').then(({ loadScoreData }) => loadScoreData(api(), wanted)),
    ]);
    return { ScoresPanel, data };
  }, [ids]);
  return (
    <ToolBlock
      key={ids}
      id="scores"
      title={t(TEXTS.title)}
      lead={t(TEXTS.lead)}
      open={t(TEXTS.open)}
      load={load}
      withoutScript={
        <>
          <p>{t(TEXTS.withoutScript)}</p>
          {standards && <StandardsTable standards={standards} />}
        </>
      }
    >
      {({ ScoresPanel, data }) => <ScoresPanel data={data} isWhole={ids === null} />}
    </ToolBlock>
  );
}
