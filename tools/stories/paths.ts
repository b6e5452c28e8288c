import path from 'node:path'

/** The root of the repository. */
export const root = path.join(import.meta.dirname, '../..')
/** The folder of the static Storybook. */
export const storybookFolder = path.join(
  root,
  // A build of a few story files does not replace the complete build.
  process.env['STORYBOOK_STORIES']
    ? 'node_modules/.plomada-storybook-part'
    : 'node_modules/.plomada-storybook',
)
/** The folder of the reports of all stages. */
export const reportFolder = path.join(root, 'node_modules/.plomada-reports')
