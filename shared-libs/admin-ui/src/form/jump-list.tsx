import type { AnyKind } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { TEXTS } from '../base/texts.ts';
import styles from './kind-form.module.css';

/** Pixels under the links; a part that begins above is in view. */
const VIEW_LINE = 160;

interface JumpListProps {
  kind: AnyKind;
  fields: readonly string[];
  onJump: (field: string) => void;
}
/** Links to the parts of a long form, which stay in sight above its fields. */
export function JumpList({ kind: { parts }, fields, onJump }: JumpListProps) {
  const t = useMessage();
  const nav = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const named = fields.flatMap((name) => (parts[name] ? { name, part: parts[name] } : []));
  useEffect(() => {
    const markPart = () => {
      const line = (nav.current?.getBoundingClientRect().bottom ?? 0) + VIEW_LINE;
      const form = nav.current?.parentElement;
      // A composed style has several class names.
      const heads = [...(form?.getElementsByClassName(styles.part ?? '') ?? [])];
      const above = heads.filter((head) => head.getBoundingClientRect().top < line);
      setCurrent(Math.max(above.length - 1, 0));
    };
    addEventListener('scroll', markPart);
    return () => removeEventListener('scroll', markPart);
  }, []);
  if (named.length === 0) return null;
  return (
    <nav ref={nav} aria-label={t(TEXTS.formParts)} className={styles.jumps}>
      {named.map(({ name, part }, at) => (
        <Button
          key={name}
          size="small"
          aria-current={at === current || undefined}
          {...(at === current ? { color: 'primary', variant: 'filled' } : { type: 'text' })}
          onClick={() => onJump(name)}
        >
          {t(part)}
        </Button>
      ))}
    </nav>
  );
}
