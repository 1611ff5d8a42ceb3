import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';

/** Words that staff wrote, inside a line of the interface: marked as Chinese where that is English. */
export function Chinese({ children }: { children: ReactNode }) {
  const { chinese } = useMessage();
  return chinese.lang ? <span {...chinese}>{children}</span> : children;
}
