/**
 * What an operator puts in before opening the house to others. Nothing here is made up: what is null has to
 * be filled in, and the pages say so.
 */
export type Brand = {
  company: string;
  /** Host of the public address, as 'storylark.example'; canonical addresses and the sitemap need it. */
  domain: string | null;
  /**
   * Shown on the contact page and in the legal texts. Where the contact form's mails go is the server's
   * CONTACT_TO.
   */
  supportMail: string | null;
  /** In one line, as it stands on a letter. */
  address: string | null;
  /** Court and number of the commercial register. */
  register: string | null;
  vatId: string | null;
  /** Who represents the company. */
  manager: string | null;
  /** As `{ name: 'Mastodon', href: 'https://…' }`. */
  social: readonly { name: string; href: string }[];
  /**
   * Shown only if set, and only what was checked: inventing reviews is unlawful. `source`: how they were
   * collected and checked.
   */
  claims: {
    rating: { stars: number; reviews: number; source: string } | null;
    quotes: readonly { text: string; by: string; source: string }[];
  };
};

export const brand: Brand = {
  company: 'Storylark',
  domain: null,
  supportMail: null,
  address: null,
  register: null,
  vatId: null,
  manager: null,
  social: [],
  claims: { rating: null, quotes: [] },
};
