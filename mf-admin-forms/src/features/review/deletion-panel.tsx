import { Button, useAction, useConfirmTwice } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { formPathsOf } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import styles from './deletion-panel.module.css';
import { TEXTS } from './texts.ts';

interface DeletionProps {
  screen: FormScreen;
  entry: Reviewed;
  listAddress: string;
  onErased: (entry: Reviewed) => void;
  /** Allows leaving with unsaved input. */
  onRemoved: () => void;
}
/** Irreversible actions, below everything else: erase personal data, or delete a closed request. */
export function DeletionPanel({ screen, entry, listAddress, onErased, onRemoved }: DeletionProps) {
  const t = useMessage();
  const confirmTwice = useConfirmTwice();
  const { run } = useAction();
  const { id, reference, name, state } = entry;
  const paths = formPathsOf(screen.form);
  const isClosed = state === 'done' || state === 'declined';
  /** The submission stays for the statistics. */
  const erase = async () => onErased(await api().post(paths.erase(id)));
  async function remove() {
    await api().delete(paths.remove(id));
    onRemoved();
  }
  const confirmErase = () =>
    confirmTwice(
      {
        title: t(TEXTS.erase.title, { reference }),
        message: t(TEXTS.erase.text),
        confirmLabel: t(TEXTS.erase.button),
        onConfirm: () => void run(erase, t(TEXTS.erase.done, { reference })),
      },
      { title: t(TEXTS.erase.again, { reference }), message: t(TEXTS.review.removeAgainText) },
    );
  const confirmRemove = () =>
    confirmTwice(
      {
        title: t(TEXTS.review.removeTitle, { reference }),
        message: t(TEXTS.review.removeText),
        confirmLabel: t('common.delete'),
        onConfirm: () => run(remove, t(TEXTS.review.removed, { reference })),
        target: listAddress,
      },
      {
        title: t(TEXTS.review.removeAgain, { reference }),
        message: t(TEXTS.review.removeAgainText),
      },
    );
  return (
    <details className={styles.deleting} data-no-print>
      <summary>{t(TEXTS.review.deleting)}</summary>
      <p>{t(TEXTS.review.deletingText)}</p>
      {!isClosed && <p>{t(TEXTS.review.deletingOpen)}</p>}
      <div className="wrap space-s">
        {name !== null && (
          <Button danger onClick={confirmErase}>
            {t(TEXTS.erase.button)}
          </Button>
        )}
        {isClosed && (
          <Button danger onClick={confirmRemove}>
            {t(TEXTS.review.remove)}
          </Button>
        )}
      </div>
    </details>
  );
}
