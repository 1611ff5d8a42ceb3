import { Alert, Button } from '@admissions/admin-ui';
import { api, errorMessage } from '@admissions/api-client';
import { ACCOUNT_PATHS, type AuditCheck } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { TEXTS } from './texts.ts';

/** Verifies the whole log on demand: detects changes made outside the product. */
export function AuditCheckButton() {
  const t = useMessage();
  const [isChecking, setChecking] = useState(false);
  const [result, setResult] = useState<AuditCheck | string | null>(null);
  async function check() {
    setChecking(true);
    // Reads the whole log.
    const options = { timeout: 60_000, once: true };
    setResult(
      await api()
        .get<AuditCheck>(ACCOUNT_PATHS.auditCheck, options)
        .catch((error: unknown) => errorMessage(error, t)),
    );
    setChecking(false);
  }
  return (
    <div className="row gap-m">
      <div role="status">{result !== null && <Verdict result={result} />}</div>
      <Button loading={isChecking} onClick={() => void check()}>
        {t(TEXTS.check)}
      </Button>
    </div>
  );
}

function Verdict({ result }: { result: AuditCheck | string }) {
  const t = useMessage();
  if (typeof result === 'string') return <Alert type="warning" showIcon title={result} />;
  const { lines, brokenAt, cutOff } = result;
  const fault = brokenAt === null ? cutOff && TEXTS.cutOff : TEXTS.broken;
  const title = t(fault || TEXTS.whole, { id: brokenAt ?? 0, lines });
  return <Alert type={fault ? 'error' : 'success'} showIcon title={title} />;
}
