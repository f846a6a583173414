import { useIntl } from 'react-intl';

const MB = 1_000_000;

/** 12 MB, of bytes: what lies on a device, in words. */
export function useRoom(): (bytes: number) => string {
  const intl = useIntl();
  return (bytes) =>
    intl.formatNumber(Math.max(1, Math.round(bytes / MB)), { style: 'unit', unit: 'megabyte' });
}
