import { useMessage } from '@admissions/store';
import { Button, ButtonLink, useSite } from '@admissions/ui';
import { TEXTS } from '../texts.ts';
import { useCopy } from '../use-copy.ts';
import styles from './share-bar.module.css';

// The own address is not encoded: the server inserts it after rendering, and hydration must match.
const SHARE_TARGETS = [
  { name: 'LINE', href: 'https://social-plugins.line.me/lineit/share?url=' },
  { name: 'Facebook', href: 'https://www.facebook.com/sharer/sharer.php?u=' },
] as const;

export function ShareBar({ title }: { title: string }) {
  const t = useMessage();
  const { origin, address } = useSite();
  const copyText = useCopy();
  const copy = () => copyText(location.href, location.href, 'share.linkCopied');
  async function share() {
    if (!navigator.share) return copy();
    // Closing the share sheet is not a failure.
    await navigator.share({ title, url: location.href }).catch(() => {});
  }
  return (
    <div className={styles.bar} data-no-print>
      <Button look="outline" onClick={() => void share()}>
        {t('common.share')}
      </Button>
      {SHARE_TARGETS.map(({ name, href }) => (
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
