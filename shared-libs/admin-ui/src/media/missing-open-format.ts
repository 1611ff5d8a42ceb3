interface Download {
  url: string;
  label: string;
}
const OFFICE = /\.(?:docx|xlsx)$/i;
const OPEN = /\.(?:pdf|odt|ods)$/i;
const readBaseName = ({ label }: Download) => label.replace(/\.\w{2,4}$/, '').trim();

/** Whether an Office document stands there without the same in a format that everybody can open (PDF, ODF). */
export const missingOpenFormat = (file: Download, others: readonly Download[]): boolean =>
  OFFICE.test(file.url) &&
  !others.some((other) => OPEN.test(other.url) && readBaseName(other) === readBaseName(file));
