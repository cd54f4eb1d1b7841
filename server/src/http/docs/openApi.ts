import {
  type ApiErrorCode,
  apiErrors,
  fieldTexts,
  namedSchemas,
  type Route,
  scalarForms,
} from '@quotient/contract';
import { brand } from '@quotient/contract/brand';
import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  definitions: namedSchemas,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }) => scalarForms.get(valibotSchema),
  // JSON Schema can't express relations between fields.
  // A text is read as it is sent: what becomes of it is not its form.
  ignoreActions: ['check', 'raw_transform', 'transform'],
};

const json = (schema: GenericSchema) => ({
  content: { 'application/json': { schema: toJsonSchema(schema, conversion) } },
});

/** Returns one response per HTTP status, with its error codes. */
function responsesTo(codes: readonly ApiErrorCode[]) {
  const statuses = new Set(codes.map((code) => apiErrors[code].status));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const ofStatus = codes.filter((code) => apiErrors[code].status === status);
      const description = ofStatus.map((code) => `\`${code}\`: ${apiErrors[code].message}`).join(' ');
      return [status, { description, ...json(namedSchemas.ApiError) }];
    }),
  );
}

function operationOf({
  tag,
  summary,
  description,
  token,
  params,
  query,
  body,
  takesText,
  success,
  failures,
  answer,
}: Route) {
  const parameters = (['path', 'query'] as const).flatMap((place) => {
    const sent = place === 'path' ? params : query;
    return Object.entries((sent && toJsonSchema(sent).properties) ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path',
      schema,
    }));
  });
  return {
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(token && { security: [{ testSessionToken: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          ...json(body).content,
          ...(takesText && { 'text/plain': json(body).content['application/json'] }),
        },
      },
    }),
    responses: {
      [String(success.status)]: { description: success.means, ...(answer && json(answer)) },
      ...responsesTo(failures),
    },
  };
}

/** The named schemas with the texts of their fields. */
function schemasWithTexts(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(toJsonSchemaDefs(namedSchemas, conversion)).map(([name, schema]) => {
      const texts: Record<string, string> = fieldTexts[name as keyof typeof fieldTexts] ?? {};
      const properties = Object.entries(schema.properties ?? {}).map(([field, form]) => [
        field,
        texts[field] === undefined || typeof form === 'boolean'
          ? form
          : { ...form, description: texts[field] },
      ]);
      return [name, { ...schema, properties: Object.fromEntries(properties) }];
    }),
  );
}

/** Describes the API in OpenAPI 3.1: every mounted route with its errors, and every schema. */
export function openApiDocument(routes: readonly Route[], publicUrl: string) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description:
        'Every error is answered as `{ code, message, fields? }`. Besides the codes listed with a route, any route may answer `not_found`, `body_too_large`, `unknown_host`, `request_timeout`, `headers_too_large`, `too_many_requests` or `internal`.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: schemasWithTexts(),
      securitySchemes: {
        testSessionToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The `token` that starting a test session answers with. It is shown once. Where a gate before the server has `Authorization` for itself, send it as `X-Test-Token`.',
        },
      },
    },
  };
}

/** Result of `openApiDocument`. */
export type OpenApiDocument = ReturnType<typeof openApiDocument>;
