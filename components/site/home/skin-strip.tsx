import { PictureOr } from '@/components/shell/picture-or';
import { getSite } from '@/lib/domain/site/config/site.server';
import { toSkin } from '@/lib/domain/site/config/skin.rules';

/** The festival's picture below the home page's header; no text is on it. Server component. */
export async function SkinStrip() {
  const { preInfo } = await getSite();
  const picture = toSkin(preInfo?.siteFestivalSkin)?.headerImage;
  return picture ? <PictureOr src={picture} className="h-16 w-full object-cover" /> : null;
}
