import { Button, Drawer, KindForm } from '@admissions/admin-ui';
import type { StaffListedOf } from '@admissions/contracts';
import { newsCategory } from '@admissions/contracts/kinds';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { TEXTS } from '../../lib/texts.ts';
import styles from './category-drawer.module.css';

type Category = StaffListedOf<typeof newsCategory>;

/** The categories of the news: choose one to change it, or add one. */
export function CategoryDrawer({
  categories,
  onClose,
}: {
  categories: readonly Category[];
  onClose: () => void;
}) {
  const t = useMessage();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Category | 'new' | null>(null);
  const done = () => {
    setOpen(null);
    void revalidate();
  };
  return (
    <Drawer open title={t(TEXTS.categories)} onClose={onClose} size={520}>
      {open ? (
        <KindForm
          key={open === 'new' ? 'new' : open.id}
          kind={newsCategory}
          entry={open === 'new' ? null : open}
          fields={['title', 'type', 'topic']}
          preset={{ type: 'news' }}
          hasPublication={false}
          onSaved={done}
          actions={<Button onClick={() => setOpen(null)}>{t(TEXTS.backToList)}</Button>}
        />
      ) : (
        <>
          <ul className={styles.list}>
            {categories.map((category) => (
              <li key={category.id}>
                <Button type="text" block onClick={() => setOpen(category)}>
                  {category.title}
                </Button>
              </li>
            ))}
          </ul>
          <Button type="primary" onClick={() => setOpen('new')}>
            {t(TEXTS.addCategory)}
          </Button>
        </>
      )}
    </Drawer>
  );
}
