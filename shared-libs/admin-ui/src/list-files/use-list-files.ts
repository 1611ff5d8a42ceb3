import { api, errorMessage, isApiError } from '@admissions/api-client';
import { type AnyKind, taipeiDay } from '@admissions/model';
import {
  type ImportPreview,
  type ImportResult,
  type ImportRow,
  LIST_FILE_PATHS,
} from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { readBase64 } from '../base/read-base64.ts';
import { saveFile } from '../base/save-file.ts';

/** Files can be long. */
const IMPORT_OPTIONS = { timeout: 60_000 };
export const isImportable = ({ state }: ImportRow) => state === 'new' || state === 'changed';

/** Export of a list, and import of a file: chosen, previewed, created. */
export function useListFiles({ id: kind, slug }: AnyKind, query: object) {
  const t = useMessage();
  const [file, setFile] = useState('');
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const columns = preview?.columns.map(({ field }) => field);
  const importable = preview?.rows.filter(isImportable) ?? [];

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
    importableCount: importable.length,
    download: (format: 'xlsx' | 'csv') =>
      run(async () => {
        const { page: _, perpage: __, ...params } = query as Record<string, unknown>;
        const filters = Object.fromEntries(
          Object.entries(params)
            .filter(([, value]) => value !== null && value !== undefined)
            .map(([name, value]) => [name, String(value)]),
        );
        const content = await api().download(LIST_FILE_PATHS.export, { kind, format, filters });
        saveFile(`${slug}-${taipeiDay()}.${format}`, content);
      }),
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
        const rows = importable.map(({ line, id, revision }) => ({ line, id, revision }));
        const body = { kind, file, ...(columns && { columns }), rows };
        setResult(await api().post<ImportResult>(LIST_FILE_PATHS.import, body, IMPORT_OPTIONS));
      }),
  };
}

const withRows = (preview: ImportPreview, refused: readonly ImportRow[]): ImportPreview => ({
  ...preview,
  rows: preview.rows.map((row) => refused.find(({ line }) => line === row.line) ?? row),
});
