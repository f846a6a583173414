import { useIntl } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import { percentages, type Shown } from './plots.ts';

/** A figure as the language writes it: a count, or a share in percent. */
export function useFigureText(): (figure: Shown, value: number) => string {
  const intl = useIntl();
  const { percent } = useFormats();
  return (figure, value) => (percentages.has(figure) ? percent(value) : intl.formatNumber(value));
}
