/** Percent of the seats, one decimal. */
export const calculateEnrolmentRate = ({
  quota,
  enrolled,
}: {
  quota: number;
  enrolled: number;
}): string => (quota > 0 ? ((enrolled / quota) * 100).toFixed(1).replace(/\.0$/, '') : '0');
