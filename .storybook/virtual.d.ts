declare module 'virtual:component-facts' {
  const facts: Readonly<Record<string, import('../packages/tools/package/componentFacts.ts').ComponentFacts>>;
  export default facts;
}

declare module 'virtual:theme-docs' {
  export type TokenDocs = import('../packages/tools/package/themeDocs.ts').TokenDocs;
  const groups: readonly import('../packages/tools/package/themeDocs.ts').TokenGroupDocs[];
  export default groups;
}
