import { api } from '@admissions/api-client';
import { useCallback } from 'react';
import type { Standards } from '../../scores/standards.ts';
import { StandardsTable } from '../../scores/standards-table.tsx';
import { ToolBlock } from '../../tool-block.tsx';
import { TEXTS } from './texts.ts';

interface ScoresBlockProps {
  /** Bachelor departments to compare; null for all. */
  departments: readonly number[] | null;
  /** The newest, for browsers without JavaScript. */
  standards: Standards | null;
}
/** Code and data are loaded on opening. */
export function ScoresBlock({ departments, standards }: ScoresBlockProps) {
  const ids = departments?.join(' ') ?? null;
  const load = useCallback(async () => {
    const departmentIds = ids === null ? null : ids.split(' ').map(Number);
    const [{ ScoresPanel }, data] = await Promise.all([
      import('./scores-panel.tsx'),
      import('./score-data.ts').then(({ loadScoreData }) => loadScoreData(api(), departmentIds)),
    ]);
    return { ScoresPanel, data };
  }, [ids]);
  return (
    <ToolBlock
      key={ids}
      id="scores"
      title={TEXTS.title}
      lead={TEXTS.lead}
      open={TEXTS.open}
      load={load}
      withoutScript={
        <>
          <p>{TEXTS.withoutScript}</p>
          {standards && <StandardsTable standards={standards} />}
        </>
      }
    >
      {({ ScoresPanel, data }) => <ScoresPanel data={data} isWhole={ids === null} />}
    </ToolBlock>
  );
}
