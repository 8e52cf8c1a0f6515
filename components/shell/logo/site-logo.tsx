import { getSite } from '@/lib/domain/site/site.server';
import { safePicture } from '@/lib/domain/site/link.rules';
import { Logo } from './logo';
import { LogoPicture } from './logo-picture';

/** The logo of the site configuration (spec §1), else the drawn one. Server component. */
export async function SiteLogo() {
  const { preInfo } = await getSite();
  const picture = safePicture(preInfo?.SiteBaseConfigVo.webLogoTitleUrl ?? '');
  const drawn = <Logo className="h-[25px] w-auto" />;
  return picture === '' ? drawn : <LogoPicture src={picture}>{drawn}</LogoPicture>;
}
