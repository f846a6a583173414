import type { IllustrationView } from '@storylark/contracts/stories/views';
import { styled } from 'styled-components';
import { Art } from '../../../ui/art/Art.tsx';
import { theme } from '../../../ui/theme.ts';

/** In its own ratio from the start; sixteen pixels of it are seen until the rest is there. */
export function Picture({ picture, eager = false }: { picture: IllustrationView; eager?: boolean }) {
  return <Framed src={picture.url} alt={picture.alt} eager={eager} keep="50% 100%" $tiny={picture.tiny} />;
}

/** Room for a picture that is still being drawn. */
export const PictureRoom = styled.div`
  aspect-ratio: 4/3;
  background: ${theme.sunken};
`;
const Framed = styled(Art)<{ $tiny: string }>`
  aspect-ratio: 4/3;
  background: ${theme.sunken} url('${({ $tiny }) => $tiny}') 50% 100% / cover;
`;
