import { api, errorMessage, isApiError } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import type { ImportPreview, ImportResult, ImportRow } from '@admissions/protocol/staff';
import { LIST_FILE_PATHS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { readBase64 } from '../base/read-base64.ts';

/** Files can be long. */
const IMPORT_OPTIONS = { timeout: 60_000 };
export const isImportable = ({ state }: ImportRow) => state === 'new' || state === 'changed';

/** State of an import: chosen, previewed, created. */
export function useImport({ id: kind }: Pick<AnyKind, 'id'>) {
  const t = useMessage();
  const [file, setFile] = useState('');
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const columns = preview?.columns.map(({ field }) => field);

  async function run(work: () => Promise<void>) {
    setBusy(true);
    setFailure(null);
    await work().catch((error: unknown) => {
      setFailure(errorMessage(error, t));
      const refused = isApiError(error)
        ? (error.current as { rows?: ImportRow[] } | null)?.rows
        : [];
      if (refused?.length) setPreview((now) => now && withRows(now, refused));
    });
    setBusy(false);
  }
  const loadPreview = (content: string, chosenColumns?: (string | null)[]) =>
    run(async () => {
      const body = { kind, file: content, ...(chosenColumns && { columns: chosenColumns }) };
      setPreview(await api().post<ImportPreview>(LIST_FILE_PATHS.preview, body, IMPORT_OPTIONS));
    });
  return {
    preview,
    result,
    failure,
    isBusy,
    async choose(chosen: File) {
      const content = await readBase64(chosen);
      setFile(content);
      setPreview(null);
      await loadPreview(content);
    },
    match: (at: number, field: string | null) =>
      loadPreview(
        file,
        columns?.map((each, index) => {
          if (index === at) return field;
          return each === field ? null : each;
        }),
      ),
    runImport: () =>
      run(async () => {
        const rows = (preview?.rows ?? [])
          .filter(isImportable)
          .map(({ line, id, revision }) => ({ line, id, revision }));
        const body = { kind, file, ...(columns && { columns }), rows };
        setResult(await api().post<ImportResult>(LIST_FILE_PATHS.import, body, IMPORT_OPTIONS));
      }),
  };
}

const withRows = (preview: ImportPreview, refused: readonly ImportRow[]): ImportPreview => ({
  ...preview,
  rows: preview.rows.map((row) => refused.find(({ line }) => line === row.line) ?? row),
});
