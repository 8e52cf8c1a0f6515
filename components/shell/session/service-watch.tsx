'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const FIRST_MS = 3_000;
const MAX_DELAY_MS = 30_000;

/** The goal of a watch: the content that a page was rendered without, or the end of a notice that members' calls fail. */
export type WatchGoal = 'content' | 'answers';

/**
 * While the platform is down: checks the site's own health, less and less often, and renders the page again once it is back, until a page
 * without this takes its place. Content comes by the site's own calls, even while members' calls fail.
 */
export function ServiceWatch({ goal }: { goal: WatchGoal }) {
  const router = useRouter();
  useEffect(() => {
    let wait = FIRST_MS;
    let gone = false;
    let timer = setTimeout(check, wait);
    async function check() {
      const health = await fetch('/api/health', { cache: 'no-store' }).then(
        (response) => response.json() as Promise<{ platform?: string; failing?: string }>,
        () => null,
      );
      // The page may be rendered without the platform all the same: the watch ends when it is rendered with it.
      if (gone) return;
      if (health?.platform === 'ok' || (goal === 'content' && health?.failing === 'members')) router.refresh();
      wait = Math.min(wait * 1.5, MAX_DELAY_MS);
      timer = setTimeout(check, wait);
    }
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [router, goal]);
  return null;
}
