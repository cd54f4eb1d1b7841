import type { JsonSchema } from '@valibot/to-json-schema';
import { html } from 'hono/html';
import { paths } from '../paths.ts';
import type { OpenApiDocument } from './openApi.ts';

type Html = ReturnType<typeof html>;

/** A schema or, for an unspecified value, a boolean or `undefined`. */
type Schema = JsonSchema | boolean | undefined;
type Operation = OpenApiDocument['paths'][string][string];

/** Describes a schema in one phrase; a named one is a link to its table. */
function typeOf(schema: Schema): Html | string {
  if (typeof schema !== 'object') return '';
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1);
    return html`<a href="#${name}">${name}</a>`;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return html`${choices.map((choice, i) => html`${i > 0 ? ' or ' : ''}${typeOf(choice)}`)}`;
  if (schema.items) return html`list of ${[schema.items].flat().map(typeOf)}`;
  if (schema.enum) return html`<code>${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}</code>`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  const type = [schema.type ?? 'anything'].flat().join(' or ');
  const form = schema.format ?? schema.pattern;
  return form === undefined ? type : html`${type} <code>${form}</code>`;
}

/** Text with `code` in backquotes. */
function prose(text: string): Html {
  return html`${text.split('`').map((part, i) => (i % 2 ? html`<code>${part}</code>` : part))}`;
}

function table(head: readonly string[], rows: readonly (readonly (Html | string)[])[]): Html {
  return html`<div class="scroll"><table>
    <thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

const descriptionOf = (schema: Schema) => prose((typeof schema === 'object' && schema.description) || '');

function fieldsOf(schema: JsonSchema): Html | string {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return html`<p>${typeOf(schema)}</p>`;
  return table(
    ['Field', 'Type', 'Needed', ''],
    fields.map(([name, field]) => [
      html`<code>${name}</code>`,
      typeOf(field),
      schema.required?.includes(name) ? 'yes' : 'no',
      descriptionOf(field),
    ]),
  );
}

function operationSection(method: string, path: string, operation: Operation): Html {
  const body = operation.requestBody?.content['application/json'].schema;
  return html`<section>
    <h3><span class="method">${method}</span> ${path}</h3>
    <p>${prose(operation.summary)}.${operation.description ? html` ${prose(operation.description)}` : ''}</p>
    <p class="muted">${operation.security ? 'Needs the token of the test session.' : 'Open to everyone.'}</p>
    ${(operation.parameters ?? []).map(
      ({ name, schema }) =>
        html`<p>In the path: <code>${name}</code>, ${typeOf(schema)}. ${descriptionOf(schema)}</p>`,
    )}
    ${body ? html`<p>Body: ${typeOf(body)}</p>` : ''}
    ${table(
      ['Status', 'Body', 'When'],
      Object.entries(operation.responses).map(([status, { description, content }]) => [
        status,
        typeOf(content?.['application/json'].schema) || 'empty',
        prose(description),
      ]),
    )}
  </section>`;
}

/** Renders the OpenAPI document as a page for people: every route with its errors, then every named schema. */
export async function apiPage(document: OpenApiDocument, stylesPath: string): Promise<string> {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
  const tags = new Set(operations.flatMap(({ operation }) => operation.tags));
  const page = await html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${document.info.title}</title>
    <link rel="stylesheet" href="${stylesPath}">
  </head>
  <body>
    <main>
      <h1>${document.info.title}</h1>
      <p>${prose(document.info.description)}</p>
      <p>For programs: <a href="${paths.openApi}">openapi.json</a></p>
      ${[...tags].map(
        (tag) => html`<h2>${tag}</h2>
          ${operations
            .filter(({ operation }) => operation.tags.includes(tag))
            .map(({ method, path, operation }) => operationSection(method, path, operation))}`,
      )}
      <h2>Schemas</h2>
      ${Object.entries(document.components.schemas).map(([name, schema]) => html`<section id="${name}"><h3>${name}</h3>${fieldsOf(schema)}</section>`)}
    </main>
  </body>
</html>`;
  return page.toString();
}
