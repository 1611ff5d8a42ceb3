import { useMessage } from '@admissions/store';
import { Button, ButtonLink } from '@admissions/ui';
import { TEXTS } from '../../lib/departments/texts.ts';
import { QrCode } from '../../lib/qr-code.tsx';
import { listHref } from '../../lib/shortlist/parse-compared-keys.ts';
import { useShortlist } from '../../lib/shortlist/shortlist.ts';
import { TEXTS as SHARED } from '../../lib/texts.ts';
import { useCopy } from '../../lib/use-copy.ts';

/** The address has the departments, and no scores. In the browser only. */
export function TakeAway() {
  const t = useMessage();
  const copy = useCopy();
  const href = location.origin + listHref(useShortlist());
  return (
    <section className="space-xl" aria-labelledby="take">
      <h3 id="take">{TEXTS.take}</h3>
      <p className="note">{TEXTS.takeNote}</p>
      <div className="row">
        <ButtonLink
          href={`https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(href)}`}
          look="outline"
          newWindow
        >
          {TEXTS.takeLine}
        </ButtonLink>
        <Button look="quiet" onClick={() => void copy(href, href, 'share.linkCopied')}>
          {t(SHARED.copyLink)}
        </Button>
      </div>
      <QrCode label={TEXTS.takeCode} text={href} />
    </section>
  );
}
