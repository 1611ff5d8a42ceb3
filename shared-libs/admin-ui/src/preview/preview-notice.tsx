import { formatMoment } from '@admissions/model';
import type { PreviewLink } from '@admissions/protocol';
import { useMessage, useToast } from '@admissions/store';
import { Alert, Button, Input } from 'antd';
import { TEXTS } from './texts.ts';

/** Shareable preview link. */
export function PreviewNotice({
  link: { url, until },
  onClose,
}: {
  link: PreviewLink;
  onClose: () => void;
}) {
  const t = useMessage();
  const toast = useToast();
  const address = location.origin + url;
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address);
    toast(TEXTS.copied, 'success');
  }
  return (
    <Alert
      className="full"
      role="status"
      closable={{ onClose, 'aria-label': t(TEXTS.close) }}
      title={
        <span className="small">{t(TEXTS.ready, { time: formatMoment(until).slice(-5) })}</span>
      }
      description={
        <span className="flex gap-s">
          <Input
            readOnly
            value={address}
            aria-label={t(TEXTS.address)}
            onFocus={({ target }) => target.select()}
          />
          {/* Without https there is no clipboard API, so a click selects the URL. */}
          {'clipboard' in navigator && <Button onClick={() => void copy()}>{t(TEXTS.copy)}</Button>}
        </span>
      }
    />
  );
}
