import { createContext } from 'react';

/** The same link anew; null where there is no other. Rejects when the house does not answer. */
export type Renew = (address: string) => Promise<string | null>;

/** Who is not logged in has no links that run out. */
export const RenewMedia = createContext<Renew>(async () => null);
