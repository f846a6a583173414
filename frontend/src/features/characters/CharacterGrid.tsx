import { Plus } from 'lucide-react';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { pages } from '../../lib/paths.ts';
import { Skeleton, Bone } from '../../ui/feedback/Skeleton.tsx';
import { theme } from '../../ui/theme.ts';
import { CharacterCard, Who } from './CharacterCard.tsx';
import { charactersMessages } from './charactersMessages.ts';

type Props = {
  characters: readonly CharacterView[];
  /** Places left in the plan. */ left: number;
  onDelete: (uuid: string) => void;
};

export function CharacterGrid({ characters, left, onDelete }: Props) {
  const intl = useIntl();
  return (
    <Grid>
      {characters.map((character) => (
        <CharacterCard key={character.uuid} character={character} onDelete={() => onDelete(character.uuid)} />
      ))}
      {left > 0 && (
        <Who>
          <Link to={pages.createCharacter}>
            <Empty>
              <Plus aria-hidden />
            </Empty>
            <h2>{intl.formatMessage(charactersMessages.someoneNew)}</h2>
          </Link>
          <p className="small muted">{intl.formatMessage(charactersMessages.placesLeft, { left })}</p>
        </Who>
      )}
    </Grid>
  );
}

export function GridSkeleton() {
  return (
    <Skeleton>
      <Grid as="div">
        {[0, 1, 2].map((place) => (
          <div key={place}>
            <Bone $ratio="4/5" $shape={theme.arch} />
            <Bone $width="60%" $height="1.5rem" style={{ margin: '0.9rem 0 0.5rem' }} />
            <Bone $width="80%" />
          </div>
        ))}
      </Grid>
    </Skeleton>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12.5rem, 1fr));
  gap: ${theme.s6} ${theme.s5};
  margin: 0;
  padding: 0;
  list-style: none;
  @media ${theme.upToPhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.s5} ${theme.s4};
  }
`;
const Empty = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 4/5;
  border: 3px dashed ${theme.edge};
  border-radius: ${theme.arch};
  color: ${theme.link};
`;
