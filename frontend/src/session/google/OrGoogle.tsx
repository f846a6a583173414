import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { rememberedIn } from '../../gates/remembered.ts';
import { theme } from '../../ui/theme.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { googleMessages } from './googleMessages.ts';
import { offerAsked, selectOffered } from './googleSlice.ts';

/** The other way in, below a form; nothing where the house does not have it. */
export function OrGoogle() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isOffered = useSelector(selectOffered);
  const { state } = useLocation();
  useEffect(() => {
    dispatch(offerAsked());
  }, [dispatch]);
  if (!isOffered) return null;
  return (
    <Ways>
      <Or>{intl.formatMessage(googleMessages.or)}</Or>
      <GoogleButton purpose="login" from={rememberedIn(state)} />
    </Ways>
  );
}

const Ways = styled.div`
  display: grid;
  gap: ${theme.s4};
`;
const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.s3};
  color: ${theme.ink2};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${theme.line};
  }
`;
