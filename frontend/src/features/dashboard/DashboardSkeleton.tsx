import { styled } from 'styled-components';
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { theme } from '../../ui/theme.ts';

/** The large card, and the two columns below it. */
export function DashboardSkeleton() {
  return (
    <Skeleton>
      <Card>
        <Bone $height="100%" $shape={theme.cutL} />
      </Card>
      <Pair>
        {['meters', 'notes'].map((column) => (
          <div key={column}>
            <Bone $width="45%" $height="2rem" />
            <Bone $height="3rem" />
            <Bone $height="3rem" />
            <Bone $height="3rem" />
          </div>
        ))}
      </Pair>
    </Skeleton>
  );
}

const Card = styled.div`
  height: 26.4rem;
  margin-bottom: ${theme.s7};
  @media ${theme.upToPhone} {
    height: 33rem;
  }
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1.25fr 1fr;
  gap: ${theme.s6};
  & > div {
    display: grid;
    gap: ${theme.s4};
  }
  @media ${theme.upToPhone} {
    grid-template-columns: 1fr;
  }
`;
