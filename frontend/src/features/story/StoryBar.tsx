import type { StoryView } from '@storylark/contracts/stories/views';
import {
  ArrowLeft,
  CloudOff,
  Download,
  EllipsisVertical,
  HardDriveDownload,
  Share2,
  Trash2,
} from 'lucide-react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { useDownload } from '../../lib/media/useDownload.ts';
import { pages } from '../../lib/paths.ts';
import { liveOpened } from '../../live/liveSlice.ts';
import { toast } from '../../notices/noticesSlice.ts';
import { offlineMessages } from '../../offline/offlineMessages.ts';
import { useKept } from '../../offline/useKept.ts';
import { Button, ButtonLink, type ButtonLook, buttonShape } from '../../ui/Button.tsx';
import { WideWord } from '../../ui/layout/layout.ts';
import { LightMenu } from '../../ui/LightMenu.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { theme } from '../../ui/theme.ts';
import { OptionsButton } from './OptionsButton.tsx';
import { storyMessages } from './storyMessages.ts';
import { storyPageMessages } from './storyPageMessages.ts';

type Props = { story: StoryView; onShare: () => void; onDelete: () => void };

/** The way back, and what can be done with a story. */
export function StoryBar({ story, onShare, onDelete }: Props) {
  const { downloadUrl } = story;
  const intl = useIntl();
  const dispatch = useDispatch();
  const download = useDownload(downloadUrl, () =>
    dispatch(toast({ tone: 'bad', message: offlineMessages.unreachable, goneWith: [liveOpened.type] })),
  );
  const { kept, keep, drop } = useKept(story);
  const keeping = {
    forGood: { label: offlineMessages.drop, Icon: CloudOff, act: drop },
    byItself: { label: offlineMessages.keepForGood, Icon: HardDriveDownload, act: keep },
    no: { label: offlineMessages.keep, Icon: HardDriveDownload, act: keep },
    keeping: { label: offlineMessages.keeping, Icon: HardDriveDownload, act: async () => undefined },
    unknown: null,
    impossible: null,
  }[kept];
  return (
    <Bar>
      <div>
        <ButtonLink
          look="bare"
          icon
          to={pages.stories}
          aria-label={intl.formatMessage(storyPageMessages.toStories)}
        >
          <ArrowLeft aria-hidden />
        </ButtonLink>
        <End>
          <LightMenu />
          <OptionsButton />
          <Button look="bare" onClick={onShare}>
            <Share2 aria-hidden /> <WideWord>{intl.formatMessage(storyPageMessages.share)}</WideWord>
          </Button>
          <Anchor
            {...(downloadUrl === null ? { hidden: true } : { href: downloadUrl })}
            download
            onClick={(event) => void download(event)}
            {...shape}
          >
            <Download aria-hidden /> <WideWord>{intl.formatMessage(storyMessages.download)}</WideWord>
          </Anchor>
          <Menu
            trigger={
              <Button look="bare" icon aria-label={intl.formatMessage(storyPageMessages.more)}>
                <EllipsisVertical aria-hidden />
              </Button>
            }
            items={[
              ...(keeping && story.state === 'finished'
                ? [
                    {
                      label: (
                        <>
                          <keeping.Icon aria-hidden /> {intl.formatMessage(keeping.label)}
                        </>
                      ),
                      onSelect: () => void keeping.act(),
                    },
                  ]
                : []),
              {
                label: (
                  <>
                    <Trash2 aria-hidden /> {intl.formatMessage(storyPageMessages.remove)}
                  </>
                ),
                onSelect: onDelete,
                danger: true,
              },
            ]}
          />
        </End>
      </div>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  background: ${theme.paper};
  border-bottom: 2px solid ${theme.line};
  & > div {
    display: flex;
    align-items: center;
    max-width: ${theme.page};
    min-height: ${theme.bar};
    margin: auto;
    padding: 0.5rem ${theme.s4};
  }
  @media ${theme.upToTablet} {
    & > div {
      padding-inline: ${theme.s2};
    }
  }
  @media ${theme.low} {
    position: static; /* the text has the room */
  }
`;
const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: ${theme.s1};
  margin-left: auto;
`;
const shape: { $look: ButtonLook; $big: boolean; $wide: boolean; $icon: boolean } = {
  $look: 'bare',
  $big: false,
  $wide: false,
  $icon: false,
};
/** Has its room before there is sound, so that its neighbours stay where they are. */
const Anchor = styled.a<typeof shape>`
  ${buttonShape}
  &[hidden] {
    visibility: hidden;
  }
`;
