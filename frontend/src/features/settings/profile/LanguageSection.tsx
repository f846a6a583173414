import { locales } from '@storylark/contracts/languages';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { languageNames } from '../../../i18n/languageNames.ts';
import { selectLocale } from '../../../i18n/localeSlice.ts';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { failureIn } from '../../../lib/attempt.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Segments } from '../../../ui/forms/Segments.tsx';
import { Said } from '../SaveLine.tsx';
import { Section } from '../Section.tsx';
import { settingsMessages } from '../settingsMessages.ts';
import { languageChosen } from '../settingsSlice.ts';
import { useMatter } from '../useMatter.ts';

/** Holds on the screen at once; that the account keeps it is told when it does. */
export function LanguageSection() {
  const intl = useIntl();
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const locale = useSelector(selectLocale);
  const attempt = useMatter('language');
  const failure = failureIn(attempt);
  return (
    <Section
      title={intl.formatMessage(settingsMessages.language)}
      text={intl.formatMessage(settingsMessages.languageText)}
    >
      <Segments
        legend={intl.formatMessage(settingsMessages.language)}
        value={locale}
        onChange={(next) => dispatch(languageChosen(next))}
        options={locales.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
      />
      <Said attempt={attempt}>{intl.formatMessage(settingsMessages.saved)}</Said>
      {failure && (
        <ErrorState
          title={intl.formatMessage(settingsMessages.languageNotKept)}
          reason={failureText(failure)}
          onRetry={() => dispatch(languageChosen(locale))}
        />
      )}
    </Section>
  );
}
