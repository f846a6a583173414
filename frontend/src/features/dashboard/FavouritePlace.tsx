import type { SettingId } from '@storylark/contracts/stories/vocabulary';
import { settingTile } from '@storylark/illustration/settingTile';
import { useMemo } from 'react';
import { Art, svgAddress } from '../../ui/art/Art.tsx';

/** A place as the composer draws it here; its code comes for those who have a favourite. */
export default function FavouritePlace({ setting }: { setting: SettingId }) {
  const src = useMemo(() => svgAddress(settingTile(setting)), [setting]);
  return <Art src={src} alt="" arch />;
}
