import { LIST_VIEW_NAME_MAX, type ListView } from '@admissions/protocol/staff';
import { useConfirm, useMessage } from '@admissions/store';
import { Button, Checkbox, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { FormField } from '../base/form-field.tsx';
import { Modal } from '../base/overlays.tsx';
import { type ListState, toViewState } from './list-state.ts';
import type { ListViews } from './view-bar.tsx';
import styles from './view-dialog.module.css';
import { VIEW_TEXTS } from './view-texts.ts';

export interface ViewDialogProps {
  state: ListState;
  /** Visible columns. */
  shown: readonly string[];
  saved: ListViews;
  onClose: () => void;
}
/** Saves the list as a view; renames and deletes existing views. */
export function ViewDialog({ state, shown, saved, onClose }: ViewDialogProps) {
  const t = useMessage();
  const editable = saved.views.filter(({ mayChange }) => mayChange);
  return (
    <Modal open title={t(VIEW_TEXTS.manage)} footer={null} width={640} onCancel={onClose}>
      <NewView {...{ state, shown, saved, onClose }} />
      <h2 className={styles.heading}>{t(VIEW_TEXTS.existing)}</h2>
      {editable.length === 0 && <p>{t(VIEW_TEXTS.none)}</p>}
      <ul className="grid gap-m">
        {editable.map((view) => (
          <SavedView key={view.id} {...{ view, state, shown, saved }} />
        ))}
      </ul>
    </Modal>
  );
}

function NewView({ state, shown, saved, onClose }: ViewDialogProps) {
  const t = useMessage();
  const [error, setError] = useState<string | undefined>();
  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const name = String(typed.get('name')).trim();
    setError(name === '' ? t(VIEW_TEXTS.noName) : undefined);
    if (name === '') return;
    const isSaved = await saved.add({
      name,
      state: toViewState(state),
      columns: typed.has('columns') ? [...shown] : null,
      isShared: typed.has('isShared'),
    });
    if (isSaved) onClose();
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <h2 className={styles.heading}>{t(VIEW_TEXTS.saveCurrent)}</h2>
      <FormField label={VIEW_TEXTS.name} hint={VIEW_TEXTS.savedPartsHint} error={error}>
        {(control) => <Input {...control} name="name" autoFocus maxLength={LIST_VIEW_NAME_MAX} />}
      </FormField>
      <div className={styles.choices}>
        <Checkbox name="isShared">{t(VIEW_TEXTS.share)}</Checkbox>
        <Checkbox name="columns">{t(VIEW_TEXTS.withColumns)}</Checkbox>
        <Button type="primary" htmlType="submit" loading={saved.isBusy}>
          {t(VIEW_TEXTS.save)}
        </Button>
      </div>
    </form>
  );
}

interface SavedViewProps extends Pick<ViewDialogProps, 'state' | 'shown' | 'saved'> {
  view: ListView;
}
function SavedView({ view, state, shown, saved }: SavedViewProps) {
  const t = useMessage();
  const openConfirm = useConfirm();
  const [name, setName] = useState(view.name);
  const [isShared, setShared] = useState(view.isShared);
  const { id, columns } = view;
  const written = { name: name.trim() || view.name, state: view.state, columns, isShared };
  const params = { name: view.name };
  const remove = () =>
    openConfirm({
      title: t('dialog.deleteTitle'),
      message: t(view.isShared ? VIEW_TEXTS.removeShared : VIEW_TEXTS.removeText, params),
      confirmLabel: t('common.delete'),
      isDangerous: true,
      onConfirm: () => void saved.remove(id),
    });
  const isChanged = written.name !== view.name || isShared !== view.isShared;
  return (
    <li className={styles.saved}>
      <Input
        aria-label={t(VIEW_TEXTS.nameOf, params)}
        value={name}
        maxLength={LIST_VIEW_NAME_MAX}
        onChange={({ target }) => setName(target.value)}
      />
      <Checkbox
        checked={isShared}
        aria-label={t(VIEW_TEXTS.shareOf, params)}
        onChange={({ target }) => setShared(target.checked)}
      >
        {t(VIEW_TEXTS.share)}
      </Checkbox>
      <span className="wrap across">
        <Button
          size="small"
          disabled={!isChanged}
          aria-label={t(VIEW_TEXTS.renameOf, params)}
          onClick={() => void saved.edit(id, written)}
        >
          {t(VIEW_TEXTS.rename)}
        </Button>
        <Button
          size="small"
          aria-label={t(VIEW_TEXTS.replaceOf, params)}
          onClick={() =>
            void saved.edit(id, {
              ...written,
              state: toViewState(state),
              columns: columns && [...shown],
            })
          }
        >
          {t(VIEW_TEXTS.replace)}
        </Button>
        <Button size="small" danger aria-label={t(VIEW_TEXTS.removeOf, params)} onClick={remove}>
          {t('common.delete')}
        </Button>
      </span>
    </li>
  );
}
