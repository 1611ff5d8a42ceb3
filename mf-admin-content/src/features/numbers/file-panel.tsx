import {
  Alert,
  Button,
  FileButton,
  Panel,
  readBase64,
  Select,
  saveFile,
  useAction,
  useBundleDialog,
  useChange,
} from '@admissions/admin-ui';
import { api, errorMessage } from '@admissions/api-client';
import { joinLabel, taipeiDay } from '@admissions/model';
import {
  MAX_BUNDLE_ITEMS,
  NUMBER_FILE_PATHS,
  type NumberFile,
  type NumberPreview,
  type ReviewSubject,
} from '@admissions/protocol/staff';
import { useConfirm, useMessage } from '@admissions/store';
import { useState } from 'react';
import { FilePreview } from './file-preview.tsx';
import { TEXTS } from './texts.ts';

/** A large file takes seconds. */
const OPTIONS = { timeout: 60_000 };

/** Upload with a preview, and import of the numbers. */
export function UploadPanel() {
  const t = useMessage();
  const { isBusy, run, change } = useChange();
  const bundling = useBundleDialog();
  const [failure, setFailure] = useState<string | null>(null);
  const [file, setFile] = useState<NumberFile | null>(null);
  const [preview, setPreview] = useState<NumberPreview | null>(null);
  const load = (next: NumberFile) =>
    run(async () => {
      setPreview(null);
      setFailure(null);
      setFile(next);
      await api()
        .post<NumberPreview>(NUMBER_FILE_PATHS.preview, next, OPTIONS)
        .then(setPreview, (error: unknown) =>
          setFailure(joinLabel(next.name, errorMessage(error, t), t.locale)),
        );
    });
  const choose = (chosen: File) =>
    run(async () => {
      const removes = file?.removes ?? false;
      await load({ name: chosen.name, file: await readBase64(chosen), removes });
    });
  const save = (isPublished: boolean) =>
    change(
      async () => {
        const sent = { ...file, seen: preview?.seen, isPublished };
        const { items } = await api().post<{ items: ReviewSubject[] }>(
          NUMBER_FILE_PATHS.import,
          sent,
          OPTIONS,
        );
        setPreview(null);
        if (!isPublished && items.length <= MAX_BUNDLE_ITEMS) bundling.open(items);
      },
      t(isPublished ? TEXTS.published : TEXTS.saved),
    );
  const count = preview?.entries ?? 0;
  return (
    <Panel title={TEXTS.upload}>
      {bundling.dialog}
      <p className="below-s">{t(TEXTS.uploadNote)}</p>
      <div className="row">
        <FileButton
          label={t(TEXTS.choose)}
          accept=".xlsx,.csv"
          loading={isBusy}
          onFiles={([chosen]) => void (chosen && choose(chosen))}
        />
        {file && (
          <label className="check">
            <input
              type="checkbox"
              checked={file.removes}
              disabled={isBusy}
              onChange={({ target }) => void load({ ...file, removes: target.checked })}
            />
            {t(TEXTS.removes)}
          </label>
        )}
      </div>
      {failure && <Alert type="error" showIcon title={failure} />}
      {preview && <FilePreview preview={preview} />}
      {preview && preview.faults.length === 0 && count > 0 && (
        <SaveButtons
          count={count}
          isBusy={isBusy}
          onSave={(isPublished) => void save(isPublished)}
        />
      )}
    </Panel>
  );
}

interface SaveButtonsProps {
  count: number;
  isBusy: boolean;
  onSave: (isPublished: boolean) => void;
}
function SaveButtons({ count, isBusy, onSave }: SaveButtonsProps) {
  const t = useMessage();
  const openConfirm = useConfirm();
  const askToPublish = () =>
    openConfirm({
      title: t(TEXTS.publishTitle, { count }),
      message: t(TEXTS.publishText),
      confirmLabel: t(TEXTS.publish, { count }),
      onConfirm: () => onSave(true),
    });
  return (
    <div className="row">
      <Button type="primary" disabled={isBusy} onClick={() => onSave(false)}>
        {t(TEXTS.save, { count })}
      </Button>
      <Button disabled={isBusy} onClick={askToPublish}>
        {t(TEXTS.publish, { count })}
      </Button>
    </div>
  );
}

/** The whole workbook, or one table as CSV. */
export function DownloadPanel({ sheets }: { sheets: readonly string[] }) {
  const t = useMessage();
  const { isBusy, run } = useAction();
  const [sheet, setSheet] = useState(sheets[0] ?? '');
  const download = (name: string, request: object) =>
    void run(async () => {
      const content = await api().download(NUMBER_FILE_PATHS.export, request);
      saveFile(name, content);
    });
  return (
    <Panel title={TEXTS.download}>
      <p className="below-s">{t(TEXTS.downloadNote)}</p>
      <Button
        type="primary"
        loading={isBusy}
        onClick={() => download(`${t(TEXTS.title)}-${taipeiDay()}.xlsx`, { format: 'xlsx' })}
      >
        {t(TEXTS.workbook)}
      </Button>
      <details className="space-m soft">
        <summary>{t(TEXTS.asCsv)}</summary>
        <p className="below-s">{t(TEXTS.csvNote)}</p>
        <div className="row">
          <Select
            aria-label={t(TEXTS.csvOf)}
            value={sheet}
            options={sheets.map((value) => ({ value, label: value }))}
            onChange={setSheet}
          />
          <Button
            disabled={isBusy}
            onClick={() => download(`${sheet}-${taipeiDay()}.csv`, { format: 'csv', sheet })}
          >
            {t(TEXTS.csv)}
          </Button>
        </div>
      </details>
    </Panel>
  );
}
