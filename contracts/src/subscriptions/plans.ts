export const plans = ['free', 'basic', 'standard', 'premium'] as const;
export type Plan = (typeof plans)[number];
export const paidPlans = ['basic', 'standard', 'premium'] as const satisfies readonly Plan[];
export type PaidPlan = (typeof paidPlans)[number];
export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

export type PlanTerms = {
  /** Stories per monthly window. */
  stories: number;
  /** Characters at any time, main and side. */
  characters: number;
  relationships: boolean;
  voices: 'basic' | 'standard' | 'all';
  premiumEffects: boolean;
  /** Euro cents, VAT included. */
  price: Record<Interval, number>;
};

/** SPEC section 6; prices as decided, changeable by configuration. */
export const planTable: Record<Plan, PlanTerms> = {
  free: {
    stories: 1,
    characters: 1,
    relationships: false,
    voices: 'basic',
    premiumEffects: false,
    price: { month: 0, year: 0 },
  },
  basic: {
    stories: 10,
    characters: 2,
    relationships: false,
    voices: 'standard',
    premiumEffects: false,
    price: { month: 499, year: 4788 },
  },
  standard: {
    stories: 30,
    characters: 5,
    relationships: true,
    voices: 'all',
    premiumEffects: false,
    price: { month: 899, year: 8628 },
  },
  premium: {
    stories: 60,
    characters: 10,
    relationships: true,
    voices: 'all',
    premiumEffects: true,
    price: { month: 1399, year: 13428 },
  },
};

/** free < basic < standard < premium. */
export const isHigher = (plan: Plan, than: Plan) => plans.indexOf(plan) > plans.indexOf(than);
