import { LinkButton } from '@admissions/admin-ui';
import type { AnyKind } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { buildRolloverHref } from './rollover-kinds.ts';
import { TEXTS } from './texts.ts';

/** Link from a list to its rollover, for kinds that recur every year. */
export function RolloverLink({ kind }: { kind: AnyKind }) {
  const t = useMessage();
  const href = buildRolloverHref(kind);
  return href && <LinkButton to={href}>{t(TEXTS.turnover)}</LinkButton>;
}
