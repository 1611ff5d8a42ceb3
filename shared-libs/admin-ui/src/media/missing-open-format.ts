interface Download {
  url: string;
  label: string;
}
const OFFICE = /\.(?:docx|xlsx|pptx)$/i;
const OPEN = /\.(?:pdf|odt|ods|odp)$/i;
const readBaseName = ({ label }: Download) => label.replace(/\.\w{2,4}$/, '').trim();

/** An Office document without a PDF or ODF file of the same name. */
export const missingOpenFormat = (file: Download, others: readonly Download[]): boolean =>
  OFFICE.test(file.url) &&
  !others.some((other) => OPEN.test(other.url) && readBaseName(other) === readBaseName(file));
