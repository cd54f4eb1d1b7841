declare module 'virtual:component-facts' {
  const facts: Readonly<Record<string, import('../packages/tools/package/componentFacts.ts').ComponentFacts>>;
  export default facts;
}
