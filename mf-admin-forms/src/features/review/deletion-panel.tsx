import type { VisitorForm } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import styles from './deletion-panel.module.css';
import { EraseButton } from './erase-button.tsx';
import { RemoveButton } from './remove-button.tsx';
import { TEXTS } from './texts.ts';

/** Irreversible actions, below everything else: erase personal data, or delete a closed request. */
export function DeletionPanel({
  screen,
  entry,
  listAddress,
  onErased,
  onRemoved,
}: {
  screen: FormScreen;
  entry: Reviewed<VisitorForm>;
  listAddress: string;
  onErased: (entry: Reviewed<VisitorForm>) => void;
  onRemoved: () => void;
}) {
  const t = useMessage();
  const isClosed = entry.state === 'done' || entry.state === 'declined';
  return (
    <details className={styles.deleting}>
      <summary>{t(TEXTS.review.deleting)}</summary>
      <p>{t(TEXTS.review.deletingText)}</p>
      {!isClosed && <p>{t(TEXTS.review.deletingOpen)}</p>}
      <div className="wrap space-s">
        <EraseButton screen={screen} entry={entry} onErased={onErased} />
        {isClosed && (
          <RemoveButton
            screen={screen}
            entry={entry}
            listAddress={listAddress}
            onRemoved={onRemoved}
          />
        )}
      </div>
    </details>
  );
}
