import { PictureOr } from '@/components/shell/picture-or';
import { getSite } from '@/lib/domain/site/config/site.server';
import { safePicture } from '@/lib/domain/site/config/link.rules';
import { Logo } from './logo/logo';

/** The logo of the site configuration (spec §1), else the built-in one. Server component. */
export async function SiteLogo() {
  const { preInfo } = await getSite();
  const picture = safePicture(preInfo?.SiteBaseConfigVo.webLogoTitleUrl ?? '');
  const builtIn = <Logo className="h-[25px] w-auto" />;
  if (picture === '') return builtIn;
  return (
    <PictureOr src={picture} className="h-[25px] w-auto max-w-40 object-contain object-left">
      {builtIn}
    </PictureOr>
  );
}
