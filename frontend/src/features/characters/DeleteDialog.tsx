import type { CharacterView } from '@storylark/contracts/characters/views';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { theme } from '../../ui/theme.ts';
import { charactersMessages } from './charactersMessages.ts';
import {
  type Deletion,
  deleteConfirmed,
  deleteWished,
  deletionOver,
  type StoriesOf,
} from './charactersSlice.ts';

type Props = { deletion: Exclude<Deletion, { status: 'none' }>; character: CharacterView };

/** Names what goes with a character, and asks what becomes of its stories. */
export function DeleteDialog({ deletion, character }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const [withStories, setWithStories] = useState(true);
  const { uuid, name, gender } = character;
  const close = () => dispatch(deletionOver());
  const title = intl.formatMessage(charactersMessages.deleteTitle, { name });
  if (deletion.status === 'counting' || deletion.status === 'countFailed')
    return (
      <Dialog open onClose={close} title={title}>
        {deletion.status === 'counting' ? (
          <p role="status" className="muted">
            {intl.formatMessage(charactersMessages.counting, { name })}
          </p>
        ) : (
          <ErrorState
            title={intl.formatMessage(charactersMessages.countFailed, { name })}
            reason={failureText(deletion.failure)}
            onRetry={() => dispatch(deleteWished(uuid))}
          />
        )}
      </Dialog>
    );
  const { total } = deletion.stories;
  return (
    <ConfirmDialog
      open
      title={title}
      consequence={intl.formatMessage(charactersMessages.deletePlain, { name })}
      act={intl.formatMessage(charactersMessages.remove)}
      busy={deletion.status === 'deleting'}
      onConfirm={() => dispatch(deleteConfirmed({ uuid, name, withStories: withStories && total > 0 }))}
      onClose={close}
    >
      {total > 0 && (
        <Choice>
          <legend>{intl.formatMessage(charactersMessages.deleteChoice)}</legend>
          <Option chosen={withStories} onChoose={() => setWithStories(true)}>
            {intl.formatMessage(charactersMessages.deleteWith, { name, gender, count: total })}
          </Option>
          <Titles stories={deletion.stories} />
          <Option chosen={!withStories} onChoose={() => setWithStories(false)}>
            {intl.formatMessage(charactersMessages.deleteKeep, { name, count: total })}
          </Option>
        </Choice>
      )}
      {deletion.status === 'failed' && (
        <Callout tone="bad" announced title={intl.formatMessage(charactersMessages.deleteFailed)}>
          {failureText(deletion.failure)}
        </Callout>
      )}
    </ConfirmDialog>
  );
}

function Titles({ stories: { titles, total } }: { stories: StoriesOf }) {
  const intl = useIntl();
  return (
    <ul className="small muted">
      {titles.map((title, index) => (
        <li key={index}>{title ?? intl.formatMessage(charactersMessages.untitled)}</li>
      ))}
      {total > titles.length && (
        <li>{intl.formatMessage(charactersMessages.andMore, { count: total - titles.length })}</li>
      )}
    </ul>
  );
}

function Option({
  chosen,
  onChoose,
  children,
}: {
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <label>
      <input type="radio" name="stories" checked={chosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}

const Choice = styled.fieldset`
  display: grid;
  & > legend {
    padding: 0;
    font-weight: 650;
  }
  & > label {
    display: flex;
    align-items: center;
    gap: ${theme.s3};
    min-height: ${theme.tap};
    cursor: pointer;
  }
  & input {
    flex: none;
    width: 1.4rem;
    height: 1.4rem;
    margin: 0;
    accent-color: ${theme.action};
  }
  & > ul {
    margin: 0 0 ${theme.s2};
    padding-left: 3.4rem;
  }
`;
