import { useMessage } from '@admissions/store';
import { Alert, Spin } from 'antd';
import { type ComponentType, lazy, Suspense } from 'react';
import styles from './lazy-part.module.css';
import { TEXTS } from './texts.ts';

/** Reserved height while loading: none, a panel, or the whole screen. */
type PlaceholderSize = 'none' | 'panel' | 'screen';

const Waiting = ({ room }: { room: PlaceholderSize }) => {
  const t = useMessage();
  return (
    <div role="status" aria-label={t(TEXTS.loading)} className={styles.waiting} data-room={room}>
      <Spin />
    </div>
  );
};
const NotLoaded = () => {
  const t = useMessage();
  return <Alert type="warning" showIcon title={t(TEXTS.notLoaded)} />;
};

/** A part in its own chunk; where no reload helps, a notice leaves the form usable. */
export const lazyWithNotice = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    try {
      return { default: await load().catch(load) };
    } catch (error) {
      // The shell reloads for missing code.
      reportError(error);
      return { default: NotLoaded };
    }
  });

export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  room: PlaceholderSize = 'panel',
) {
  const Part: ComponentType<P> = lazyWithNotice(load);
  return (props: P) => (
    <Suspense fallback={room === 'none' ? null : <Waiting room={room} />}>
      <Part {...props} />
    </Suspense>
  );
}
