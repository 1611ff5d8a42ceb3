import { Button, Modal } from '@admissions/admin-ui';
import { api, fieldErrorMessage } from '@admissions/api-client';
import type { WhitelistEntry } from '@admissions/contracts';
import { PROVISIONAL_MINUTES } from '@admissions/contracts';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useProven } from '../../lib/use-proven.tsx';
import styles from './ip-list.module.css';
import { ProvisionalSwitch } from './provisional-switch.tsx';
import { TEXTS } from './texts.ts';
import { createWhitelistApi } from './whitelist.ts';

interface RemoveProps {
  entry: WhitelistEntry | null;
  entries: readonly WhitelistEntry[];
  onClose: () => void;
}

/** Asks before an address is taken off the list, for good or for a try. */
export function RemoveIp({ entry, entries, onClose }: RemoveProps) {
  const t = useMessage();
  const { revalidate } = useRevalidator();
  const toast = useAppStore((state) => state.toast);
  const [isTrial, setTrial] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { proven, dialog } = useProven();
  const isLast =
    entry?.active === true && entries.every(({ id, active }) => id === entry.id || !active);

  function close() {
    setTrial(false);
    onClose();
  }
  async function remove({ id, ip }: WhitelistEntry) {
    setRemoving(true);
    try {
      await proven(() => createWhitelistApi(api()).remove(id, { provisional: isTrial }));
      toast(
        isTrial
          ? t(TEXTS.ip.triedOut, { minutes: PROVISIONAL_MINUTES })
          : t(TEXTS.ip.removed, { ip }),
        'success',
      );
    } catch (error) {
      toast(fieldErrorMessage(error, t), 'error');
    } finally {
      setRemoving(false);
      close();
      await revalidate();
    }
  }
  return (
    <Modal
      open={entry !== null}
      title={entry && t(TEXTS.ip.removeTitle, { ip: entry.ip })}
      destroyOnHidden
      onCancel={close}
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button
            type="primary"
            danger
            loading={isRemoving}
            onClick={() => entry && void remove(entry)}
          >
            {t('common.delete')}
          </Button>
        </>
      }
    >
      <p>{t(isLast ? TEXTS.ip.removeLastText : TEXTS.ip.removeText)}</p>
      <div className={styles.trial}>
        <ProvisionalSwitch isOn={isTrial} onChange={setTrial} />
      </div>
      {dialog}
    </Modal>
  );
}
