import { formatChange, LinkButton, Panel } from '@admissions/admin-ui';
import type { RemoteOwner } from '@admissions/protocol/releases';
import { useMessage } from '@admissions/store';
import styles from './release-detail.module.css';
import { TEXTS } from './texts.ts';

export function OwnerPanel({ remote, owner }: { remote: string; owner: RemoteOwner | null }) {
  const t = useMessage();
  const address = `/admin/account/release_owner?name=${remote}`;
  return (
    <Panel title={t(TEXTS.owner.title)}>
      {owner ? (
        <dl className={styles.details}>
          <div>
            <dt>{t(TEXTS.owner.team)}</dt>
            <dd>{owner.team}</dd>
          </div>
          <div>
            <dt>{t(TEXTS.owner.prefixes)}</dt>
            <dd>
              {owner.prefixes.length === 0
                ? t(TEXTS.owner.noPrefixes)
                : owner.prefixes.map((prefix) => (
                    <code key={prefix} className={styles.prefix}>
                      {prefix}
                    </code>
                  ))}
            </dd>
          </div>
          <div>
            <dt>{t(TEXTS.owner.updated)}</dt>
            <dd>{formatChange(owner.updatedAt, owner.updatedBy, t)}</dd>
          </div>
        </dl>
      ) : (
        <p className={styles.none}>{t(TEXTS.owner.none)}</p>
      )}
      <LinkButton to={address}>{t(owner ? TEXTS.owner.edit : TEXTS.owner.add)}</LinkButton>
    </Panel>
  );
}
