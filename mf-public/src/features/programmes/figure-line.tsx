import styles from './figure-line.module.css';

export const FigureLine = ({ figures }: { figures: readonly (readonly [number, string])[] }) => (
  <ul className={styles.figures}>
    {figures.map(([figure, what]) => (
      <li key={what}>
        <strong>{figure}</strong>
        {what}
      </li>
    ))}
  </ul>
);
