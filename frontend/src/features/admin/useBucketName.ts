import type { Bucket } from '@storylark/contracts/admin/buckets';
import { useIntl } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import { adminMessages } from './adminMessages.ts';

/** A day, a week or a month by its first day (`YYYY-MM-DD`), in words. */
export function useBucketName(bucket: Bucket): (start: string) => string {
  const intl = useIntl();
  const { contractDay, utc } = useFormats();
  return (start) => {
    if (bucket === 'month') return utc(start, { month: 'long', year: 'numeric' });
    return bucket === 'day'
      ? contractDay(start)
      : intl.formatMessage(adminMessages.weekFrom, { day: contractDay(start) });
  };
}
