import styles from './icon.module.css';

const PATHS = {
  left: 'M20 12H5m6-7-7 7 7 7',
  right: 'M4 12h15m-6-7 7 7-7 7',
  up: 'M12 20V5m-7 6 7-7 7 7',
  down: 'M12 4v15m-7-6 7 7 7-7',
  out: 'M6 18 18 6M8 6h10v10',
  close: 'm5 5 14 14M19 5 5 19',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  menu: 'M4 6h16M4 12h16M4 18h16',
  reset: 'M4 4v6h6M4.5 10a8 8 0 1 1-.5 4',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  play: 'M7 4.5v15L19 12z',
  pause: 'M8 5v14M16 5v14',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  phone:
    'M9 3h6a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM5 9l-3 3 3 3M19 9l3 3-3 3',
};

/** A decorative SVG icon, because fonts lack some characters. */
export const Icon = ({ name }: { name: keyof typeof PATHS }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
