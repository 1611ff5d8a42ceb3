import type { CallOptions } from '@admissions/api-client';
import { api, errorMessage } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { taipeiDay } from '@admissions/model';
import { LIST_FILE_PATHS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FileButton } from '../base/file-button.tsx';
import { Modal } from '../base/overlays.tsx';
import { saveFile } from '../base/save-file.ts';
import { ImportPreviewTable } from './import-preview-table.tsx';
import { ImportResultNotice } from './import-result-notice.tsx';
import styles from './list-files.module.css';
import { FILE_TEXTS } from './texts.ts';
import { isImportable, useImport } from './use-import.ts';

/** The shown list and its API query. */
interface ShownList {
  query: NonNullable<CallOptions['params']>;
  page: { total: number };
}
export interface ListFilesDialogProps {
  kind: AnyKind;
  loaded: ShownList;
  /** Path of an entry's form. */
  entryHref(id: number): string;
  onClose(): void;
}
/** Exports a list, or imports rows as drafts after a preview of the changes. */
export function ListFilesDialog({ kind, loaded, entryHref, onClose }: ListFilesDialogProps) {
  const t = useMessage();
  const revalidator = useRevalidator();
  const file = useImport(kind);
  const exporting = useExport(kind, loaded);
  const failure = file.failure ?? exporting.failure;
  const count = file.preview?.rows.filter(isImportable).length ?? 0;
  const close = () => {
    if (file.result) void revalidator.revalidate();
    onClose();
  };
  return (
    <Modal
      open
      width={900}
      title={t(FILE_TEXTS.title, { kind: t(kind.label) })}
      footer={
        file.preview &&
        !file.result && (
          <Button
            type="primary"
            disabled={count === 0}
            loading={file.isBusy}
            onClick={() => void file.runImport()}
          >
            {t(FILE_TEXTS.make, { count })}
          </Button>
        )
      }
      onCancel={close}
    >
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      {file.result ? (
        <ImportResultNotice result={file.result} entryHref={entryHref} />
      ) : (
        <>
          {!file.preview && (
            <section className={styles.part}>
              <h2>{t(FILE_TEXTS.export)}</h2>
              <p>{t(FILE_TEXTS.exportHint, { count: loaded.page.total })}</p>
              <div className={styles.buttons}>
                {(['xlsx', 'csv'] as const).map((format) => (
                  <Button
                    key={format}
                    loading={exporting.isBusy}
                    onClick={() => void exporting.download(format)}
                  >
                    {format === 'xlsx' ? 'Excel (.xlsx)' : 'CSV'}
                  </Button>
                ))}
              </div>
            </section>
          )}
          <section className={styles.part}>
            <h2>{t(FILE_TEXTS.import)}</h2>
            <p>{t(FILE_TEXTS.importHint)}</p>
            <FileButton
              loading={file.isBusy}
              label={t(FILE_TEXTS.choose)}
              accept=".xlsx,.csv"
              onFiles={([chosen]) => void (chosen && file.choose(chosen))}
            />
          </section>
          {file.preview && (
            <ImportPreviewTable
              preview={file.preview}
              isBusy={file.isBusy}
              onMatch={(at, field) => void file.match(at, field)}
            />
          )}
        </>
      )}
    </Modal>
  );
}

function useExport(kind: AnyKind, { query }: ShownList) {
  const t = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function download(format: 'xlsx' | 'csv') {
    setBusy(true);
    setFailure(null);
    const { page: _, perpage: __, ...params } = query;
    const filters = Object.fromEntries(
      Object.entries(params)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([name, value]) => [name, String(value)]),
    );
    try {
      const request = { kind: kind.id, format, filters };
      const content = await api().download(LIST_FILE_PATHS.export, request);
      saveFile(`${kind.slug}-${taipeiDay()}.${format}`, content);
    } catch (error) {
      setFailure(errorMessage(error, t));
    }
    setBusy(false);
  }
  return { isBusy, failure, download };
}
