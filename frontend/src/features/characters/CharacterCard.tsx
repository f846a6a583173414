import { EllipsisVertical, Pencil } from 'lucide-react';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { pages, pathTo } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { theme } from '../../ui/theme.ts';
import { charactersMessages } from './charactersMessages.ts';
import { describe } from './describe.ts';
import { MakeStory } from './MakeStory.tsx';
import { storyRoleNames } from './natureMessages.ts';
import { Portrait } from './Portrait.tsx';

/** A link to the sheet, the way to a story about whoever can be its hero, and a menu for the rest. */
export function CharacterCard({ character, onDelete }: { character: CharacterView; onDelete: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { uuid, name, state, characterRole, storyRole } = character;
  const pending = state === 'image_pending';
  const edit = pathTo(pages.editCharacter, { uuid });
  return (
    <Who>
      <Link to={edit}>
        <Frame>
          <Arch character={character} />
          {pending && (
            <Label>
              <Pencil aria-hidden /> {intl.formatMessage(charactersMessages.beingDrawn)}
            </Label>
          )}
        </Frame>
        <h2>{name}</h2>
      </Link>
      <p className="small">{describe(intl, character)}</p>
      <p className="small muted">
        {intl.formatMessage(pending ? charactersMessages.readyAlready : storyRoleNames[storyRole])}
      </p>
      <Acts>
        {characterRole === 'main' && <MakeStory hero={character} />}
        <Menu
          trigger={
            <Button look="bare" icon aria-label={intl.formatMessage(charactersMessages.menu, { name })}>
              <EllipsisVertical aria-hidden />
            </Button>
          }
          items={[
            { label: intl.formatMessage(charactersMessages.edit), onSelect: () => void navigate(edit) },
            {
              label: intl.formatMessage(charactersMessages.relationships),
              onSelect: () => void navigate(`${edit}?step=relationships`),
            },
            { label: intl.formatMessage(charactersMessages.remove), onSelect: onDelete, danger: true },
          ]}
        />
      </Acts>
    </Who>
  );
}

export const Who = styled.li`
  display: flex;
  flex-direction: column;
  & > a {
    display: block;
    color: inherit;
    text-decoration: none;
  }
  & > a:hover h2 {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & > p {
    overflow-wrap: anywhere;
  }
  & h2 {
    margin: 0.75rem 0 0.1rem;
    font-size: 1.5rem;
    overflow-wrap: anywhere;
  }
`;
const Frame = styled.div`
  position: relative;
`;
const Arch = styled(Portrait)`
  aspect-ratio: 4/5;
`;
const Label = styled(Pill)`
  position: absolute;
  top: 42%;
  left: 50%;
  translate: -50% 0;
  background: ${theme.surface};
  white-space: nowrap;
`;
/** At the lower edge of the row's tallest card, so that those of a row stand in one line. */
const Acts = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  margin-top: auto;
  padding-top: ${theme.s2};
  & > :last-child {
    margin-left: auto;
  }
`;
