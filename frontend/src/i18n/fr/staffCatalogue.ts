import admin from './admin.json' with { type: 'json' };
import audit from './audit.json' with { type: 'json' };

/** What admins and auditors alone read. */
export const staffCatalogue = { ...admin, ...audit };
