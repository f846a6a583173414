import type { CharacterView } from '@storylark/contracts/characters/views';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { bold } from '../../ui/linkTo.tsx';
import { theme } from '../../ui/theme.ts';
import { charactersMessages } from './charactersMessages.ts';
import { Portrait } from './Portrait.tsx';

/** Each relationship once, as it was entered; the other direction follows from it. */
export function Together({ characters }: { characters: readonly CharacterView[] }) {
  const intl = useIntl();
  const ties = characters.flatMap((character) =>
    character.familyLinks.flatMap(({ characterUuid, relationshipType, derived }) => {
      const other = characters.find(({ uuid }) => uuid === characterUuid);
      return other && !derived ? [{ character, other, type: relationshipType }] : [];
    }),
  );
  if (ties.length === 0) return null;
  return (
    <Section aria-labelledby="together">
      <h2 id="together">{intl.formatMessage(charactersMessages.togetherTitle)}</h2>
      <ul>
        {ties.map(({ character, other, type }) => (
          <li key={`${character.uuid} ${other.uuid} ${type}`}>
            <Small character={other} />
            <span>
              {intl.formatMessage(charactersMessages.tie, {
                type,
                other: other.name,
                name: character.name,
                b: bold,
              })}
            </span>
            <Small character={character} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${theme.s8};
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: 0 ${theme.s6};
    margin: ${theme.s3} 0 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${theme.s3};
    padding: 0.6rem 0;
    border-bottom: 2px solid ${theme.line};
    line-height: 1.3;
  }
  & li > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
const Small = styled(Portrait)`
  flex: none;
  width: 3rem;
  height: 3.4rem;
`;
