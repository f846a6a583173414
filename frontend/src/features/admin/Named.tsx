import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useMeaning } from '../../ui/useMeaning.tsx';
import type { Message } from '../../i18n/defineMessages.ts';

/** The name of a column or a fact, and one tap away what it means. */
export function Named({ name: written, meaning }: { name: Message; meaning: Message }) {
  const intl = useIntl();
  const name = intl.formatMessage(written);
  const { button, words } = useMeaning(name);
  return (
    <>
      {name} {button}
      <Words {...words} className="small muted">
        {intl.formatMessage(meaning)}
      </Words>
    </>
  );
}

const Words = styled.span`
  display: block;
  max-width: 16rem;
  font-weight: 400;
  text-align: left;
  white-space: normal;
  &[hidden] {
    display: none;
  }
`;
