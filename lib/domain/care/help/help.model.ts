import type { HELP_SLUGS } from '@pavilion/contract/calls/help.calls';

/** A page by its name in addresses. */
export type HelpSlug = (typeof HELP_SLUGS)[number];

/** One section of a help page, with an anchor. */
export interface HelpSection {
  /** Anchor inside the page. */
  id: string;
  heading: string;
  /** Paragraphs in order. */
  text?: readonly string[];
  /** Short facts for a list. */
  points?: readonly string[];
  /** Rows of a small table; the first row is the heading. */
  table?: readonly (readonly string[])[];
  /** A further page of this site. */
  link?: { href: string; label: string };
}

export interface HelpPage {
  slug: HelpSlug;
  title: string;
  /** One sentence: the question that the page answers. */
  summary: string;
  /** `YYYY-MM-DD` */
  updated: string;
  sections: readonly HelpSection[];
}

/** Pages of one subject. */
export interface HelpGroup {
  title: string;
  pages: readonly HelpPage[];
}
