import { EllipsisVertical, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { storyMessages } from './storyMessages.ts';

/** What is done to a story once in a while. Open from the start: it is loaded because somebody pressed the button. */
export default function StoryMenu({ onDelete }: { onDelete: () => void }) {
  const intl = useIntl();
  return (
    <Menu
      openAtOnce
      trigger={
        <Button look="bare" icon aria-label={intl.formatMessage(storyMessages.more)}>
          <EllipsisVertical aria-hidden />
        </Button>
      }
      items={[
        {
          label: (
            <>
              <Trash2 aria-hidden /> {intl.formatMessage(storyMessages.remove)}
            </>
          ),
          onSelect: onDelete,
          danger: true,
        },
      ]}
    />
  );
}
