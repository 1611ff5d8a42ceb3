import type { ListView } from '@admissions/protocol/staff';
import { LIST_VIEW_NAME_MAX } from '@admissions/protocol/staff';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { Button, Checkbox, Input } from 'antd';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { FormField } from '../base/form-field.tsx';
import { Modal } from '../base/overlays.tsx';
import type { ListState } from './list-state.ts';
import type { ListViews } from './use-list-views.ts';
import styles from './view-dialog.module.css';
import { toViewState } from './view-state.ts';
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
      <ul className={styles.list}>
        {editable.map((view) => (
          <SavedView key={view.id} {...{ view, state, shown, saved }} />
        ))}
      </ul>
    </Modal>
  );
}

function NewView({ state, shown, saved, onClose }: ViewDialogProps) {
  const t = useMessage();
  const store = useAppStoreApi();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [hasColumns, setHasColumns] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setError(name.trim() === '' ? t(VIEW_TEXTS.noName) : undefined);
    if (name.trim() === '') return;
    setBusy(true);
    const isSaved = await saved.add({
      name: name.trim(),
      state: toViewState(state),
      columns: hasColumns ? [...shown] : null,
      isShared,
    });
    setBusy(false);
    if (!isSaved) return;
    store.getState().toast(t(VIEW_TEXTS.saved, { name: name.trim() }), 'success');
    onClose();
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <h2 className={styles.heading}>{t(VIEW_TEXTS.saveCurrent)}</h2>
      <FormField label={t(VIEW_TEXTS.name)} hint={t(VIEW_TEXTS.savedPartsHint)} error={error}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            value={name}
            maxLength={LIST_VIEW_NAME_MAX}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </FormField>
      <div className={styles.choices}>
        <Checkbox checked={isShared} onChange={({ target }) => setShared(target.checked)}>
          {t(VIEW_TEXTS.share)}
        </Checkbox>
        <Checkbox checked={hasColumns} onChange={({ target }) => setHasColumns(target.checked)}>
          {t(VIEW_TEXTS.withColumns)}
        </Checkbox>
        <Button type="primary" htmlType="submit" loading={isBusy}>
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
  const store = useAppStoreApi();
  const [name, setName] = useState(view.name);
  const [isShared, setShared] = useState(view.isShared);
  const { id, columns } = view;
  const written = { name: name.trim() || view.name, state: view.state, columns, isShared };
  const params = { name: view.name };
  const edit = async (change: object) => {
    if (await saved.edit(id, { ...written, ...change }))
      store.getState().toast(t(VIEW_TEXTS.saved, { name: written.name }), 'success');
  };
  const remove = () =>
    store.getState().openConfirm({
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
      <span className={styles.buttons}>
        <Button
          size="small"
          disabled={!isChanged}
          aria-label={t(VIEW_TEXTS.renameOf, params)}
          onClick={() => void edit({})}
        >
          {t(VIEW_TEXTS.rename)}
        </Button>
        <Button
          size="small"
          aria-label={t(VIEW_TEXTS.replaceOf, params)}
          onClick={() => void edit({ state: toViewState(state), columns: columns && [...shown] })}
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
