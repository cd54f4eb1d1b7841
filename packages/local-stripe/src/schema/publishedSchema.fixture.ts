import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv, type ErrorObject } from 'ajv';
import { parse } from 'qs';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** Path of Stripe's published description: `STRIPE_SCHEMA`, relative to the repository, which doesn't contain it. */
export const schemaPath: string = resolve(
  repository,
  process.env.STRIPE_SCHEMA ?? '../shared/data/stripe-openapi-subset.json',
);

type Json = Record<string, unknown>;

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Json }[];
  requestBody?: { content: { 'application/x-www-form-urlencoded': { schema: Json } } };
}

interface Description {
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  components: { schemas: Record<string, Json> };
}

/** Converts OpenAPI 3.0's `nullable` to JSON Schema's null among the types. */
function withNull(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNull);
  if (typeof node !== 'object' || node === null) return node;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withNull(value)]),
  );
  return nullable === true ? { anyOf: [rest, { type: 'null' }] } : rest;
}

/** Schema of a query's parameters. */
const querySchema = ({ parameters = [] }: Operation): Json => {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
    required: inQuery.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
};

const readable = (errors: ErrorObject[] | null | undefined): string[] =>
  (errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );

/** Reads the description. Differences are returned as sentences; `undefined` for anything that it doesn't have. */
export function readPublishedSchema() {
  const description = withNull(JSON.parse(readFileSync(schemaPath, 'utf8'))) as Description;
  const options = { strict: false, allErrors: true, validateFormats: false } as const;
  const answers = new Ajv(options).addSchema(description, 'stripe');
  // everything in a form is text
  const forms = new Ajv({ ...options, coerceTypes: true }).addSchema(description, 'stripe');

  /** Path in the description: `/v1/events/{id}` for `/v1/events/evt_1`. */
  const pathOf = (pathname: string) =>
    Object.keys(description.paths).find((path) =>
      new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
    );

  return {
    /** `GET /v1/events/{id}` for each possible call. */
    operations: Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    ),
    operationOf(method: string, pathname: string): string | undefined {
      const path = pathOf(pathname);
      return path && `${method} ${path}`;
    },
    checkRequest(method: 'GET' | 'POST', pathname: string, form: string): string[] | undefined {
      const path = pathOf(pathname);
      const operation = path && description.paths[path]?.[method === 'GET' ? 'get' : 'post'];
      if (!operation) return undefined;
      const body = operation.requestBody?.content['application/x-www-form-urlencoded'].schema ?? {};
      const validate = forms.compile(method === 'GET' ? querySchema(operation) : body);
      validate(parse(form, { depth: 10 }));
      return readable(validate.errors);
    },
    checkAnswer(method: string, pathname: string, status: number, answer: unknown): string[] | undefined {
      const path = pathOf(pathname);
      if (!path) return undefined;
      const place = `${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method.toLowerCase()}`;
      const response = status === 200 ? '200' : 'default';
      const $ref = `stripe#/paths/${place}/responses/${response}/content/application~1json/schema`;
      const validate = answers.compile({ $ref });
      validate(answer);
      return readable(validate.errors);
    },
    /** Checks an object by its own schema, as in an event. */
    checkObject(object: { object: string }): string[] | undefined {
      if (!description.components.schemas[object.object]) return undefined;
      const validate = answers.compile({ $ref: `stripe#/components/schemas/${object.object}` });
      validate(object);
      return readable(validate.errors);
    },
  };
}
