// How a note becomes an entry of CHANGELOG.md: what is new, and below it what to do. See "Release" in the README.

module.exports = {
  async getReleaseLine({ summary }) {
    const [news, ...toDo] = summary.trim().split(/\n{2,}/);
    return [
      `- ${news}`,
      ...toDo.map((text) => `  - ${text.replace(/^What to do: /, '**What to do:** ')}`),
    ].join('\n');
  },
  // all that users install beside the package is pinned in its package.json, which says it better
  async getDependencyReleaseLine() {
    return '';
  },
};
