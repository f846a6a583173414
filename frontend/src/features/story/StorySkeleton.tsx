import { styled } from 'styled-components';
import { Stack } from '../../ui/layout/layout.ts';
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { theme } from '../../ui/theme.ts';
import { Spread } from './book/bookLooks.ts';

const lines = ['100%', '96%', '99%', '62%', '100%', '94%', '71%'];

/** A spread, seen from afar. */
export function StorySkeleton() {
  return (
    <main id="main" tabIndex={-1}>
      <Skeleton>
        <Top />
        <Spread>
          <Bone $ratio="1" />
          <article>
            <Stack>
              <Bone $width="45%" />
              <Bone $height="3rem" $width="80%" />
              {lines.map((width, index) => (
                <Bone key={index} $width={width} />
              ))}
            </Stack>
          </article>
        </Spread>
      </Skeleton>
    </main>
  );
}

const Top = styled.div`
  height: ${theme.bar};
`;
