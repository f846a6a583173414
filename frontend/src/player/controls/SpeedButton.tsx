import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { theme } from '../../ui/theme.ts';
import { Choice, Popout } from './Popout.tsx';
import { playerMessages } from '../playerMessages.ts';
import { rates } from '../playerMachine.ts';
import type { Transport } from '../transport.ts';

type Props = {
  player: Transport;
  volume: ReactNode;
  open: boolean;
  onOpen: (open: boolean) => void;
};

/** On a narrow screen the volume slider is in here too: beside the buttons there is no room for it. */
export function SpeedButton({ player, volume, open, onOpen }: Props) {
  const intl = useIntl();
  const rate = intl.formatNumber(player.state.rate);
  return (
    <Popout
      name={intl.formatMessage(playerMessages.speedIs, { rate })}
      open={open}
      onOpen={onOpen}
      face={intl.formatMessage(playerMessages.rate, { rate })}
    >
      <Rates>
        {rates.map((choice) => (
          <Choice key={choice} chosen={choice === player.state.rate} onChoose={() => player.setRate(choice)}>
            {intl.formatMessage(playerMessages.rate, { rate: intl.formatNumber(choice) })}
          </Choice>
        ))}
      </Rates>
      {volume && <Narrow>{volume}</Narrow>}
    </Popout>
  );
}

const Rates = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${theme.s1};
  & > button {
    justify-content: center;
  }
`;
const Narrow = styled.div`
  display: none;
  @media ${theme.upToTablet} {
    display: grid;
  }
`;
