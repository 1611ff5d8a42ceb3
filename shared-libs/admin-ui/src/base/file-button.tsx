import { Button, type ButtonProps } from 'antd';
import { useRef } from 'react';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  label: string;
  accept: string;
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
}
/** Button that opens the file dialog of the browser. */
export function FileButton({ label, accept, isMultiple, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows choosing the same file again after a failure.
          target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {button.children ?? label}
      </Button>
    </>
  );
}
