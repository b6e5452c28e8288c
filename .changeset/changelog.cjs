/** Writes the changelogs for readers of a package: the texts of the changesets, without commits. */
const indent = (text) => text.trimEnd().split('\n').join('\n  ').replaceAll('  \n', '\n')

module.exports = {
  getReleaseLine: async ({ summary }) => `- ${indent(summary)}`,
  getDependencyReleaseLine: async (_, updated) =>
    updated.length === 0
      ? ''
      : `- Works with ${updated.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}.`,
}
