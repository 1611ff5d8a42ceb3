import { LinkButton } from '@admissions/admin-ui';
import type { AnyKind } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { TEXTS } from './texts.ts';
import { turnoverHref } from './turnover-kinds.ts';

/** From the list of a kind to its turnover, where it comes again every year. */
export function TurnoverLink({ kind }: { kind: AnyKind }) {
  const t = useMessage();
  const href = turnoverHref(kind);
  return href && <LinkButton to={href}>{t(TEXTS.turnover)}</LinkButton>;
}
