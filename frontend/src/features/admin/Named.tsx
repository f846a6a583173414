import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useMeaning } from '../../ui/useMeaning.tsx';
import { columnMeanings, columnMessages } from './adminMessages.ts';

type Column = keyof typeof columnMessages;

/** The name of a column or a fact, and one tap away what it means. */
export function Named({ column }: { column: Column }) {
  const intl = useIntl();
  const name = intl.formatMessage(columnMessages[column]);
  const { button, words } = useMeaning(name);
  return (
    <>
      {name} {button}
      <Words {...words} className="small muted">
        {intl.formatMessage(columnMeanings[column])}
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
