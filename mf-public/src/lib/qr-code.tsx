import { useState } from 'react';
import styles from './qr-code.module.css';

type Drawing = typeof import('@rc-component/qrcode')['QRCodeSVG'];

/** Its code is loaded when it is opened. */
export function QrCode({ label, text }: { label: string; text: string }) {
  const [Code, setCode] = useState<Drawing | null>(null);
  const load = () =>
    import('@rc-component/qrcode')
      .then(({ QRCodeSVG }) => setCode(() => QRCodeSVG))
      // The address is beside it.
      .catch(() => {});
  return (
    <details className={styles.code} onToggle={() => void load()} data-no-print>
      <summary>{label}</summary>
      {Code && <Code value={text} size={176} marginSize={2} title={label} />}
    </details>
  );
}
