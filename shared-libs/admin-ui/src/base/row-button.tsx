import styles from './row-button.module.css';
import { RowIcon, type RowIconName } from './row-icon.tsx';

interface RowButtonProps {
  icon: RowIconName;
  label: string;
  isOff?: boolean;
  isDangerous?: boolean;
  onClick: () => void;
}
/** Off instead of disabled, to keep the focus when a row reaches the end. */
export const RowButton = ({ icon, label, isOff = false, isDangerous, onClick }: RowButtonProps) => (
  <button
    type="button"
    className={styles.button}
    aria-label={label}
    title={label}
    aria-disabled={isOff || undefined}
    data-dangerous={isDangerous}
    onClick={() => {
      if (!isOff) onClick();
    }}
  >
    <RowIcon name={icon} />
  </button>
);

interface MoveButtonsProps {
  up: string;
  down: string;
  index: number;
  total: number;
  onMove: (to: number) => void;
}
export const MoveButtons = ({ up, down, index, total, onMove }: MoveButtonsProps) => (
  <>
    <RowButton icon="up" label={up} isOff={index === 0} onClick={() => onMove(index - 1)} />
    <RowButton
      icon="down"
      label={down}
      isOff={index === total - 1}
      onClick={() => onMove(index + 1)}
    />
  </>
);
