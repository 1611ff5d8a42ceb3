import type { AnyKind } from '@admissions/model';
import { formatMoment } from '@admissions/model';
import type { FormValues } from '@admissions/model/merge';
import type { EntryDraft } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Modal } from '../base/overlays.tsx';
import { Changes } from '../revisions/changes.tsx';
import { TEXTS } from './texts.ts';

interface DraftNoticeProps {
  kind: AnyKind;
  /** The draft that the form was opened with. */
  draft: EntryDraft;
  live: FormValues;
  readValues: () => FormValues;
  onDiscard: () => void;
}
/** Notice that the form shows a draft; compares it with the live version and discards it. */
export function DraftNotice({ kind, draft, live, readValues, onDiscard }: DraftNoticeProps) {
  const t = useMessage();
  const [compared, setCompared] = useState<FormValues | null>(null);
  const { isNew } = draft;
  return (
    <div className="below-m">
      <Alert
        type="info"
        showIcon
        title={t(isNew ? TEXTS.openedNew : TEXTS.opened, {
          name: draft.updatedBy,
          time: formatMoment(draft.updatedAt),
        })}
        action={
          <span className="wrap">
            {!isNew && (
              <Button size="small" onClick={() => setCompared(readValues())}>
                {t(TEXTS.compare)}
              </Button>
            )}
            <Button size="small" onClick={onDiscard}>
              {t(TEXTS.discard)}
            </Button>
          </span>
        }
      />
      <Modal
        open={compared !== null}
        title={t(TEXTS.differences)}
        footer={null}
        onCancel={() => setCompared(null)}
        width={760}
      >
        {compared && <Changes kind={kind} before={live} after={compared} />}
      </Modal>
    </div>
  );
}
