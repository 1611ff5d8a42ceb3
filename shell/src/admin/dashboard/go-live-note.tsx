import { api } from '@admissions/api-client';
import { allows } from '@admissions/model';
import type { GoLiveItem } from '@admissions/protocol/staff';
import { ADMIN_GO_LIVE, GO_LIVE_PATHS } from '@admissions/protocol/staff';
import { useAppStore, useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { TEXTS } from './texts.ts';

/** Open steps before the site goes live, for accounts that can open them. */
export function GoLiveNote() {
  const t = useMessage();
  const maySee = useAppStore(({ session }) => allows(session?.priv, 'setting'));
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!maySee) return;
    api()
      .get<{ list: GoLiveItem[] }>(GO_LIVE_PATHS.list, { silent: true })
      .then(({ list }) => setCount(list.filter(({ state }) => state === 'open').length))
      .catch(() => {});
  }, [maySee]);
  if (count === 0) return null;
  return (
    <p className="below-s">
      {t(TEXTS.goLive, { count })} <Link to={ADMIN_GO_LIVE}>{t(TEXTS.seeGoLive)}</Link>
    </p>
  );
}
