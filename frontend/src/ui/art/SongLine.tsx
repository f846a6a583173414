import { styled } from 'styled-components';
import { LarkShape } from './Lark.tsx';
import { songPath, songPoint } from './songWave.ts';
import { theme } from '../theme.ts';

type Props = {
  /** How far the song is, 0 to 1: the lark sits there. */
  share: number;
  /** What the picture says, in words; none where words beside it say the same. */
  label?: string;
  /** Steps on the line, evenly spread; those up to the share are filled. */
  posts?: number;
};

/** Progress of any kind: one waving wire, the lark at its tip. */
export function SongLine({ share, label, posts = 0 }: Props) {
  const at = Math.min(1, Math.max(0, share));
  const [x, y] = songPoint(at);
  const scale = posts > 0 ? 0.625 : 0.5;
  return (
    <Wire
      viewBox="-4 -8 428 44"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className="rest" d={songPath(at, 1)} />
      <path className="done" d={songPath(0, at)} />
      {Array.from({ length: posts }, (_, index) => {
        const postAt = posts === 1 ? 0 : index / (posts - 1);
        const [cx, cy] = songPoint(postAt);
        return (
          <circle
            key={index}
            className={postAt <= at + 0.001 ? 'post past' : 'post'}
            cx={cx}
            cy={cy}
            r="5.5"
          />
        );
      })}
      <g transform={`translate(${x - 24 * scale} ${y - 44.6 * scale}) scale(${scale})`}>
        <LarkShape />
      </g>
    </Wire>
  );
}

const Wire = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  color: ${theme.ink};
  .rest,
  .done {
    fill: none;
    stroke-linecap: round;
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }
  .rest {
    stroke: ${theme.edge};
    opacity: 0.7;
  }
  .done {
    stroke: ${theme.song};
    stroke-width: 4;
  }
  .post {
    fill: ${theme.paper};
    stroke: ${theme.edge};
    stroke-width: 2.5;
  }
  .past {
    fill: ${theme.song};
    stroke: ${theme.song};
  }
`;
