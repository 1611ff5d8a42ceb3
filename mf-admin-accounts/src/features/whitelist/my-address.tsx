import { Button } from '@admissions/admin-ui';
import { api, fieldErrorMessage } from '@admissions/api-client';
import type { MyIpCheck } from '@admissions/contracts';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Chip } from '../../lib/chip.tsx';
import styles from './ip-list.module.css';
import { TEXTS } from './texts.ts';
import { createWhitelistApi } from './whitelist.ts';

/** The reader's own address, and one click to list it. */
export function MyAddress({ mine }: { mine: MyIpCheck }) {
  const t = useMessage();
  const { revalidate } = useRevalidator();
  const toast = useAppStore((state) => state.toast);
  const name = useAppStore((state) => state.session?.user.name ?? '');
  const [isAdding, setAdding] = useState(false);

  async function add() {
    setAdding(true);
    try {
      await createWhitelistApi(api()).add({
        ip: mine.ip,
        note: t(TEXTS.ip.mineNote, { name }),
        expiresAt: null,
      });
      toast(t(TEXTS.ip.addedMine, { ip: mine.ip }), 'success');
    } catch (error) {
      toast(fieldErrorMessage(error, t), 'error');
    } finally {
      setAdding(false);
      await revalidate();
    }
  }
  return (
    <section className={styles.mine} aria-labelledby="my-address">
      <h2 id="my-address" className={styles.label}>
        {t(TEXTS.ip.mine)}
      </h2>
      <p className={styles.address}>{mine.ip}</p>
      <div className={styles.row}>
        <Chip tone={mine.listed ? 'good' : 'waiting'}>
          {t(mine.listed ? TEXTS.ip.mineListed : TEXTS.ip.mineNotListed)}
        </Chip>
        {!mine.listed && (
          <Button size="small" loading={isAdding} onClick={() => void add()}>
            {t(TEXTS.ip.addMine)}
          </Button>
        )}
      </div>
    </section>
  );
}
