import styles from './choice.module.css';

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  choose: (value: T) => void;
}
/** Has no `name`, so that no form submits it. */
export function Choice<T extends string>({ label, value, options, choose }: ChoiceProps<T>) {
  return (
    <label className={styles.choice}>
      {label}
      <select
        className="control"
        value={value}
        onChange={({ target }) => choose(target.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
