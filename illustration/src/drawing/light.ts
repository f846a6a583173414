export const lights = ['day', 'dusk', 'night'] as const;
export type Light = (typeof lights)[number];
