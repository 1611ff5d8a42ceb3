import { Button, Input, Modal, useChange } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import {
  type MyIpCheck,
  PROVISIONAL_MINUTES,
  WHITELIST_PATHS,
  type WhitelistEntry,
} from '@admissions/protocol';
import { canonicalAddress } from '@admissions/protocol/addresses';
import { useAppStore, useMessage } from '@admissions/store';
import { useId, useState } from 'react';
import { Chip } from '../../lib/chip.tsx';
import { useReauthentication } from '../../lib/use-reauthentication.tsx';
import { ProvisionalSwitch } from './provisional.tsx';
import { TEXTS } from './texts.ts';
import styles from './whitelist.module.css';
import { checkAddress, isInternal, shutsOut } from './whitelist.ts';

export function MyAddress({ mine: { ip, listed } }: { mine: MyIpCheck }) {
  const t = useMessage();
  const name = useAppStore((state) => state.session?.user.name ?? '');
  const { isBusy, change } = useChange();
  const add = () =>
    change(
      () =>
        api().post(WHITELIST_PATHS.add, {
          ip,
          note: t(TEXTS.ip.mineNote, { name }),
          expiresAt: null,
        }),
      t(TEXTS.ip.addedMine, { ip }),
    );
  return (
    <section className={styles.mine} aria-labelledby="my-address">
      <h2 id="my-address" className={styles.label}>
        {t(TEXTS.ip.mine)}
      </h2>
      <p className={styles.address}>{ip}</p>
      <div className="row">
        <Chip tone={listed ? 'good' : 'waiting'}>
          {t(listed ? TEXTS.ip.mineListed : TEXTS.ip.mineNotListed)}
        </Chip>
        {!listed && !isInternal(ip) && (
          <Button type="primary" loading={isBusy} onClick={() => void add()}>
            {t(TEXTS.ip.addMine)}
          </Button>
        )}
      </div>
      {!listed && isInternal(ip) && <p className="mini space-xs">{t(TEXTS.ip.internal)}</p>}
    </section>
  );
}

/** Checks in the browser whether an address is allowed. */
export function AddressTester({ entries }: { entries: WhitelistEntry[] }) {
  const t = useMessage();
  const id = useId();
  const [typed, setTyped] = useState('');
  const address = typed.trim();
  const { isAllowed, by } = checkAddress(entries, address);
  const verdict =
    by === null
      ? t(isAllowed ? TEXTS.tester.open : TEXTS.tester.refused)
      : t(TEXTS.tester.allowed, { ip: by });
  return (
    <section className={styles.tester} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.label}>
        {t(TEXTS.tester.title)}
      </h2>
      <p id={`${id}-help`} className="faint tiny below-s">
        {t(TEXTS.tester.help)}
      </p>
      <div className="row">
        <Input
          className={styles.input}
          value={typed}
          placeholder="203.0.113.7"
          aria-label={t(TEXTS.tester.address)}
          aria-describedby={`${id}-help ${id}-verdict`}
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p id={`${id}-verdict`} role="status">
          {address &&
            (canonicalAddress(address) === null ? (
              t(TEXTS.tester.invalid)
            ) : (
              <strong className={isAllowed ? 'good' : 'wrong'}>{verdict}</strong>
            ))}
        </p>
      </div>
    </section>
  );
}

interface RemoveProps {
  entry: WhitelistEntry;
  entries: readonly WhitelistEntry[];
  mine: MyIpCheck;
  onClose: () => void;
}
export function RemoveIp({ entry: { id, ip, active }, entries, mine, onClose }: RemoveProps) {
  const t = useMessage();
  const [isProvisional, setProvisional] = useState(false);
  const { isBusy, change } = useChange();
  const { runReauthenticated, dialog } = useReauthentication();
  const isLast = active && entries.every((other) => other.id === id || !other.active);
  const isShutOut = isProvisional && shutsOut(entries, mine.ip, id);
  const query = isProvisional ? '?provisional=true' : '';
  const remove = () =>
    change(
      () =>
        runReauthenticated(() => api().delete(WHITELIST_PATHS.remove(id) + query)).finally(onClose),
      isProvisional
        ? t(isShutOut ? TEXTS.ip.shutOut : TEXTS.ip.triedOut, { minutes: PROVISIONAL_MINUTES })
        : t(TEXTS.ip.removed, { ip }),
    );
  return (
    <Modal
      open
      title={t(TEXTS.ip.removeTitle, { ip })}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="primary" danger loading={isBusy} onClick={() => void remove()}>
            {t('common.delete')}
          </Button>
        </>
      }
    >
      {isShutOut && (
        <p>
          {t(TEXTS.ip.shutsOut, {
            act: t('common.delete'),
            ip: mine.ip,
            minutes: PROVISIONAL_MINUTES,
          })}
        </p>
      )}
      <p>{t(isLast ? TEXTS.ip.removeLastText : TEXTS.ip.removeText)}</p>
      <ProvisionalSwitch isOn={isProvisional} onChange={setProvisional} />
      {dialog}
    </Modal>
  );
}
