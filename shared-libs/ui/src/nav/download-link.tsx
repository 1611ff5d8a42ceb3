import type { FileValue } from '@admissions/model';
import type { ReactNode } from 'react';

type Named = Pick<FileValue, 'url' | 'label'>;
/** The API sends the label as the file's name. */
export const downloadUrl = ({ url, label }: Named) => `${url}?name=${encodeURIComponent(label)}`;

interface DownloadLinkProps {
  file: Named;
  className?: string | undefined;
  children?: ReactNode;
}
/** Saves a file under its label. */
export const DownloadLink = ({ file, className, children }: DownloadLinkProps) => (
  <a
    href={downloadUrl(file)}
    className={className}
    download
    // Phones hide saved files: they show a PDF.
    onClick={({ currentTarget }) => {
      if (matchMedia('(pointer: coarse)').matches) currentTarget.removeAttribute('download');
    }}
  >
    {children ?? file.label}
  </a>
);
