import {
  Button,
  Drawer,
  KindForm,
  RowIcon,
  readOptionLabel,
  useChange,
} from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { adminPathsOf, joinLabel, type StaffListedOf } from '@admissions/model';
import { newsCategory } from '@admissions/model/kinds';
import { useConfirm, useMessage } from '@admissions/store';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { TEXTS } from '../../lib/texts.ts';
import { useIsGated } from '../../lib/use-is-gated.ts';
import styles from './category-drawer.module.css';

type Category = StaffListedOf<typeof newsCategory>;

interface CategoryDrawerProps extends CategoryListProps {
  onClose: () => void;
}
export function CategoryDrawer({ onClose, ...list }: CategoryDrawerProps) {
  const t = useMessage();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Category | 'new' | null>(null);
  const inside = useRef<HTMLDivElement>(null);
  // The pressed button disappears with its list, form or category.
  useEffect(() => {
    if (document.activeElement === document.body) inside.current?.focus();
  });
  const isGated = useIsGated(newsCategory.area);
  const done = () => {
    setOpen(null);
    void revalidate();
  };
  return (
    <Drawer open title={t(TEXTS.categories)} onClose={onClose} size={520}>
      <div ref={inside} tabIndex={-1} className={styles.inside}>
        {open ? (
          <KindForm
            key={open === 'new' ? 'new' : open.id}
            kind={newsCategory}
            entry={open === 'new' ? null : open}
            fields={['title', 'type', 'topic']}
            preset={{ type: 'news' }}
            hasPublication={false}
            hasDraft={isGated === true}
            onSaved={done}
            actions={<Button onClick={() => setOpen(null)}>{t(TEXTS.backToList)}</Button>}
          />
        ) : (
          <>
            <CategoryList {...list} onEdit={setOpen} />
            <Button type="primary" onClick={() => setOpen('new')}>
              {t(TEXTS.addCategory)}
            </Button>
          </>
        )}
      </div>
    </Drawer>
  );
}

interface CategoryListProps {
  categories: readonly Category[];
  /** Published news per category id of the news page. */
  counts: ReadonlyMap<number, number>;
}
function CategoryList({
  categories,
  counts,
  onEdit,
}: CategoryListProps & { onEdit: (category: Category) => void }) {
  const t = useMessage();
  const openConfirm = useConfirm();
  const paths = adminPathsOf(newsCategory);
  const { change } = useChange();
  /** Swaps it with the next one. */
  const moveDown = (index: number) => {
    const ids = categories.map(({ id }) => id);
    return change(() =>
      api().post(paths.sort, {
        ids: ids.toSpliced(index, 2, ids[index + 1] ?? 0, ids[index] ?? 0),
      }),
    );
  };
  const confirmRemoval = ({ id, title }: Category) =>
    openConfirm({
      title: t('dialog.deleteTitle'),
      message: t('dialog.deleteText', { title }),
      confirmLabel: t('common.delete'),
      isDangerous: true,
      onConfirm: () => void change(() => api().delete(paths.remove(id))),
    });
  return (
    <ul className={styles.list}>
      {categories.map((category, index) => (
        <li key={category.id}>
          <MoveButton
            icon="up"
            title={category.title}
            isOff={index === 0}
            onClick={() => void moveDown(index - 1)}
          />
          <MoveButton
            icon="down"
            title={category.title}
            isOff={index === categories.length - 1}
            onClick={() => void moveDown(index)}
          />
          <span className="grow semi">{category.title}</span>
          <span className="faint mini nowrap">
            {category.type === 'news'
              ? t(TEXTS.categoryUses, { count: counts.get(category.id) ?? 0 })
              : t(readOptionLabel(newsCategory, 'type', category.type))}
          </span>
          <Button
            size="small"
            aria-label={joinLabel(t('common.edit'), category.title, t.locale)}
            onClick={() => onEdit(category)}
          >
            {t('common.edit')}
          </Button>
          <Button
            size="small"
            danger
            aria-label={joinLabel(t('common.delete'), category.title, t.locale)}
            onClick={() => confirmRemoval(category)}
          >
            {t('common.delete')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface MoveButtonProps {
  icon: 'up' | 'down';
  title: string;
  isOff: boolean;
  onClick: () => void;
}
function MoveButton({ icon, title, isOff, onClick }: MoveButtonProps) {
  const t = useMessage();
  const label = t(icon === 'up' ? 'common.moveUp' : 'common.moveDown');
  return (
    <Button
      size="small"
      type="text"
      disabled={isOff}
      aria-label={joinLabel(label, title, t.locale)}
      onClick={onClick}
    >
      <RowIcon name={icon} />
    </Button>
  );
}
