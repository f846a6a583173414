import type { JsonObject } from '@storylark/platform/json';

export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};
export type Operation = {
  method: string;
  /** `/api/stories/{uuid}` */
  path: string;
  /** What it is about: `stories`. */
  about: string;
  access: 'public' | 'account' | 'admin' | 'auditor';
  parameters: readonly { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }[];
  body: { type: string; schema: Schema } | null;
  isStream: boolean;
};
type Described = {
  tags: string[];
  'x-access': Operation['access'];
  parameters?: Operation['parameters'];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: JsonObject }>;
};

/** Every call of an OpenAPI document of ours. */
export function operationsOf(document: JsonObject): Operation[] {
  const paths = document.paths as unknown as Record<string, Record<string, Described>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { tags, parameters = [], requestBody, responses, ...rest }]) => {
      const [type, { schema = {} } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return {
        method: method.toUpperCase(),
        path,
        about: tags[0] ?? '',
        access: rest['x-access'],
        parameters,
        body: type === undefined ? null : { type, schema },
        isStream: 'text/event-stream' in (responses[200]?.content ?? {}),
      };
    }),
  );
}
