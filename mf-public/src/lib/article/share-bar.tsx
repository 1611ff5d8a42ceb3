import { useAppStoreApi, useMessage } from '@admissions/store';
import { Button, ButtonLink, useSite } from '@admissions/ui';
import { TEXTS } from '../texts.ts';
import styles from './share-bar.module.css';

// The own part of the address is not encoded: the server fills it in behind the rendering, and the browser must write the same.
const SENDERS = [
  { name: 'LINE', href: 'https://social-plugins.line.me/lineit/share?url=' },
  { name: 'Facebook', href: 'https://www.facebook.com/sharer/sharer.php?u=' },
] as const;

/** Share, copy the address, print. */
export function ShareBar({ title }: { title: string }) {
  const t = useMessage();
  const store = useAppStoreApi();
  const { origin, address } = useSite();
  async function copy() {
    const { toast } = store.getState();
    // A browser may refuse, and has no clipboard at all on plain http: then the address is there to be copied by hand.
    try {
      await navigator.clipboard.writeText(location.href);
      toast(t('share.linkCopied'), 'success');
    } catch {
      toast(location.href, 'warning');
    }
  }
  async function share() {
    if (!navigator.share) return copy();
    // Closing the system's sheet is no failure.
    await navigator.share({ title, url: location.href }).catch(() => {});
  }
  return (
    <div className={styles.bar} data-no-print>
      <Button look="outline" onClick={() => void share()}>
        {t('common.share')}
      </Button>
      {SENDERS.map(({ name, href }) => (
        <ButtonLink
          key={name}
          href={`${href}${origin}${encodeURIComponent(address)}`}
          look="quiet"
          newWindow
        >
          {name}
        </ButtonLink>
      ))}
      <Button look="quiet" onClick={() => void copy()}>
        {t(TEXTS.copyLink)}
      </Button>
      <Button look="quiet" onClick={() => print()}>
        {t('common.print')}
      </Button>
    </div>
  );
}
