import { formatMoment } from '@admissions/model';
import type { FormValues } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useKindFormParts } from '../base/kind-form-context.ts';
import { Modal } from '../base/overlays.tsx';
import { Changes } from '../revisions/changes.tsx';
import { TEXTS } from './texts.ts';
import type { UnsavedValues } from './unsaved-values.ts';

interface UnsavedOfferProps {
  unsaved: UnsavedValues;
  base: FormValues;
  onRestore: () => void;
  onDiscard: () => void;
}
/** Offer to restore unsaved text, with a comparison. */
export function UnsavedOffer({ unsaved, base, onRestore, onDiscard }: UnsavedOfferProps) {
  const t = useMessage();
  const { kind } = useKindFormParts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Alert
      className="below-m"
      type="warning"
      showIcon
      title={t(TEXTS.offered, { time: formatMoment(unsaved.at) })}
      action={
        <span className="flex gap-s">
          <Button size="small" type="primary" onClick={() => setOpen(true)}>
            {t(TEXTS.showDifferences)}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {t(TEXTS.discard)}
          </Button>
          <Modal
            open={isOpen}
            title={t(TEXTS.title)}
            okText={t(TEXTS.restore)}
            onOk={onRestore}
            onCancel={() => setOpen(false)}
            width={760}
          >
            <p className="below-m faint">{t(TEXTS.note)}</p>
            <Changes kind={kind} before={base} after={{ ...base, ...unsaved.changed }} />
          </Modal>
        </span>
      }
    />
  );
}
