import { useState } from 'react';

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
    <details onToggle={() => void load()} data-no-print>
      <summary className="touch bold">{label}</summary>
      {Code && <Code value={text} size={176} marginSize={2} title={label} />}
    </details>
  );
}
