import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';

/** Marks text of staff as Chinese inside an English line. */
export function Chinese({ children }: { children: ReactNode }) {
  const { chinese } = useMessage();
  return chinese.lang ? <span {...chinese}>{children}</span> : children;
}
