import { LinkButton } from '@admissions/admin-ui';
import type { AnyKind } from '@admissions/model';
import { ADMIN_NUMBERS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { buildRolloverHref, hasYears } from './rollover-kinds.ts';
import { TEXTS } from './texts.ts';

/** Links from a list to its rollover and to the approval of its years. */
export function RolloverLink({ kind }: { kind: AnyKind }) {
  const t = useMessage();
  const href = buildRolloverHref(kind);
  return (
    <>
      {hasYears(kind) && <LinkButton to={ADMIN_NUMBERS.faculty}>{t(TEXTS.numbers)}</LinkButton>}
      {href && <LinkButton to={href}>{t(TEXTS.turnover)}</LinkButton>}
    </>
  );
}
