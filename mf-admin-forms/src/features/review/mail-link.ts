/** A letter to the visitor, begun; the mail program sends it. */
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

/** A call; an extension is dialled after a pause. */
export const callLink = (number: string) =>
  `tel:${number.replace(/\s*(#|ext\.?)\s*/i, ',').replace(/[^\d+,]/g, '')}`;
