'use client';

import { FloatingIcon } from './floating-icon';
import { VisitPopUp } from './visit-pop-up';

export function HomeParts() {
  return (
    <>
      <FloatingIcon />
      <VisitPopUp />
    </>
  );
}
