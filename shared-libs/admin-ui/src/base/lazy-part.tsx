import { useMessage } from '@admissions/store';
import { Alert, Spin } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import styles from './lazy-part.module.css';
import { TEXTS } from './texts.ts';

/** How much place is kept for what comes: a line of controls, a panel, or all that is seen below. */
type Room = 'line' | 'panel' | 'screen';

const Waiting = ({ room }: { room: Room }) => {
  const t = useMessage();
  return (
    <div role="status" aria-label={t(TEXTS.loading)} className={styles.waiting} data-room={room}>
      <Spin size={room === 'line' ? 'small' : 'medium'} />
    </div>
  );
};
const NotLoaded = () => {
  const t = useMessage();
  return <Alert type="warning" showIcon role="alert" title={t(TEXTS.notLoaded)} />;
};

/** A part in a chunk of its own. When it cannot be loaded the rest of the form stays, with a notice in the part's place. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    const loaded = load().catch(load);
    return { default: await loaded.catch((): ComponentType<P> => NotLoaded) };
  });

/** Stands around a lazy part. */
export const WhileLoading = ({
  children,
  room = 'panel',
}: {
  children: ReactNode;
  room?: Room;
}) => <Suspense fallback={<Waiting room={room} />}>{children}</Suspense>;
