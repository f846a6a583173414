import { text, type Config, type Reader } from '@storylark/platform/process/readConfig';

/** Per cent of the net price. */
const percent: Reader<number> = (value = '19') => {
  const number = Number(value);
  if (!(number >= 0 && number < 100))
    throw new Error('must be a number from 0 to below 100, like 19 or 25.5');
  return number;
};

/** Who sells, as it stands on invoices. Without name, address and VAT id they are receipts only. */
export const sellerSettings = {
  SELLER_NAME: text({ or: null }),
  SELLER_ADDRESS: text({ or: null }),
  SELLER_VAT_ID: text({ or: null }),
  /** Printed where the tax of an entry is that of this rate. */
  SELLER_VAT_PERCENT: percent,
};
export type SellerConfig = Config<typeof sellerSettings>;
export type Seller = {
  name: string | null;
  address: string | null;
  vatId: string | null;
  vatPercent: number;
};

export const sellerOf = (config: SellerConfig): Seller => ({
  name: config.SELLER_NAME,
  address: config.SELLER_ADDRESS,
  vatId: config.SELLER_VAT_ID,
  vatPercent: config.SELLER_VAT_PERCENT,
});
