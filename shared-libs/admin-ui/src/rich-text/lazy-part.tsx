import { useMessage } from '@admissions/store';
import { Alert, Spin } from 'antd';
import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import styles from './lazy-part.module.css';
import { TEXTS } from './texts.ts';

const Waiting = () => {
  const t = useMessage();
  return (
    <div role="status" aria-label={t.of(TEXTS.loading)} className={styles.waiting}>
      <Spin />
    </div>
  );
};
const NotLoaded = () => {
  const t = useMessage();
  return <Alert type="warning" showIcon role="alert" title={t.of(TEXTS.notLoaded)} />;
};

/** A part in a chunk of its own. When it cannot be loaded the rest of the form stays, with a notice in the part's place. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({
    default: await load()
      .catch(load)
      .catch((): ComponentType<P> => NotLoaded),
  })) as unknown as ComponentType<P>;
  return function LazyPart(props: P) {
    return (
      <Suspense fallback={<Waiting />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
