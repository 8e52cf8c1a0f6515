import 'server-only';
import { cookies } from 'next/headers';
import { VIEW_COOKIE } from '@pavilion/contract/cookies';
import { viewOf, type View } from './view.rules';

/** This member's view, for the first HTML. */
export async function getRenderedView(): Promise<View> {
  return viewOf((await cookies()).get(VIEW_COOKIE)?.value);
}
