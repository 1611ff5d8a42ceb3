import type { AnyKind } from '@admissions/model';
import type { ImportResult } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Alert, Button } from 'antd';
import { Link, useRevalidator } from 'react-router';
import { FileButton } from '../base/file-button.tsx';
import { Modal } from '../base/overlays.tsx';
import { ImportPreviewTable } from './import-preview-table.tsx';
import styles from './list-files.module.css';
import { FILE_TEXTS } from './texts.ts';
import { useListFiles } from './use-list-files.ts';

interface ListFilesDialogProps {
  kind: AnyKind;
  /** The shown list and its API query. */
  loaded: { query: object; page: { total: number } };
  /** Path of an entry's form. */
  entryHref(id: number): string;
  onClose(): void;
}
/** Exports a list, or imports rows as drafts after a preview of the changes. */
export function ListFilesDialog({ kind, loaded, entryHref, onClose }: ListFilesDialogProps) {
  const t = useMessage();
  const revalidator = useRevalidator();
  const file = useListFiles(kind, loaded.query);
  const count = file.importableCount;
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
      {file.failure && <Alert type="error" showIcon title={file.failure} />}
      {file.result ? (
        <ImportedEntries {...file.result} entryHref={entryHref} />
      ) : (
        <>
          {!file.preview && (
            <section className={styles.part}>
              <h2>{t(FILE_TEXTS.export)}</h2>
              <p>{t(FILE_TEXTS.exportHint, { count: loaded.page.total })}</p>
              <div className="row gap-s">
                {(['xlsx', 'csv'] as const).map((format) => (
                  <Button
                    key={format}
                    loading={file.isBusy}
                    onClick={() => void file.download(format)}
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

/** Entries created by an import, with links. */
function ImportedEntries({
  added,
  changed,
  entryHref,
}: ImportResult & Pick<ListFilesDialogProps, 'entryHref'>) {
  const t = useMessage();
  return (
    <>
      <p role="status">{t(FILE_TEXTS.done, { added: added.length, changed: changed.length })}</p>
      <ul className={styles.made}>
        {[...added, ...changed].map(({ id, title }) => (
          <li key={id}>
            <Link to={entryHref(id)}>{title || `#${id}`}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
