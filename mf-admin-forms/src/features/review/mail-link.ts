/** A mailto link with subject and body. */
export function mailLink({
  to,
  subject,
  body,
}: {
  to: string;
  subject: string;
  body: string;
}): string {
  const text = body.replace(/\r?\n/g, '\r\n');
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** A tel link; the extension is dialled after a pause. */
export const callLink = (number: string) =>
  `tel:${number.replace(/\s*(#|ext\.?)\s*/i, ',').replace(/[^\d+,]/g, '')}`;
