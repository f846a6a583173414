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
  const isHero = characterRole === 'main';
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
      <More $raised={isHero}>
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
      </More>
      {isHero && (
        <ToStory>
          <MakeStory hero={character} />
        </ToStory>
      )}
    </Who>
  );
}

export const Who = styled.li`
  position: relative;
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
    padding-right: 2.5rem;
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
/** Beside the words. */
const More = styled.div<{ $raised: boolean }>`
  position: absolute;
  right: 0;
  bottom: ${({ $raised }) => ($raised ? `calc(${theme.tap} + ${theme.s3})` : 0)};
`;
/** Below the words, in one line with those of its row. */
const ToStory = styled.div`
  margin-top: auto;
  padding-top: ${theme.s3};
  & > * {
    width: 100%;
    padding-inline: 0.4rem;
  }
  @media ${theme.upToPhone} {
    & > * {
      font-size: ${theme.tSmall};
      hyphens: manual;
    }
    & .lucide {
      display: none; /* its room is the words' */
    }
  }
`;
